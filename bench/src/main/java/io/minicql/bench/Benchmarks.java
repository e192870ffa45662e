package io.minicql.bench;

import java.util.Collection;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.CommandLineOptionException;
import org.openjdk.jmh.runner.options.CommandLineOptions;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.VerboseMode;

/**
 * Runs benchmarks with JMH's own command line and prints the engines side by side at the end:
 * {@code java -jar bench/target/benchmarks.jar StartupBenchmark OperationsBenchmark}.
 */
public final class Benchmarks {
  private Benchmarks() {}

  public static void main(String[] arguments) throws RunnerException, CommandLineOptionException {
    CommandLineOptions options = new CommandLineOptions(arguments);
    Collection<RunResult> results =
        new Runner(new OptionsBuilder().parent(options).verbosity(VerboseMode.NORMAL).build())
            .run();
    print(results);
  }

  private static void print(Collection<RunResult> results) {
    Map<String, Map<Peer, RunResult>> byOperation = new TreeMap<>();
    for (RunResult result : results) {
      String peer = result.getParams().getParam("peer");
      if (peer != null) {
        String name = result.getParams().getBenchmark().replaceFirst(".*\\.", "");
        byOperation.computeIfAbsent(name, n -> new TreeMap<>()).put(Peer.valueOf(peer), result);
      }
    }
    if (byOperation.isEmpty()) {
      return;
    }
    System.out.println();
    System.out.println(
        System.getProperty("java.vm.name")
            + " "
            + System.getProperty("java.vm.version")
            + ", "
            + Runtime.getRuntime().availableProcessors()
            + " processors, "
            + System.getProperty("os.name")
            + " "
            + System.getProperty("os.arch"));
    results.stream()
        .findFirst()
        .ifPresent(r -> System.out.println("JVM arguments: " + r.getParams().getJvmArgs()));
    System.out.println();
    System.out.println("| microseconds | MiniCQL | H2 | HSQLDB | SQLite | best peer / MiniCQL |");
    System.out.println("| --- | --- | --- | --- | --- | --- |");
    byOperation.forEach(Benchmarks::printRow);
  }

  private static void printRow(String operation, Map<Peer, RunResult> byPeer) {
    StringBuilder row = new StringBuilder("| ").append(operation);
    double best = Double.POSITIVE_INFINITY;
    for (Peer peer : Peer.values()) {
      RunResult result = byPeer.get(peer);
      double micros = result == null ? Double.NaN : micros(result);
      if (peer != Peer.MINICQL && micros < best) {
        best = micros;
      }
      row.append(String.format(Locale.ROOT, " | %,.2f", micros));
    }
    RunResult own = byPeer.get(Peer.MINICQL);
    double ratio = own == null ? Double.NaN : best / micros(own);
    System.out.println(row.append(String.format(Locale.ROOT, " | %.1f |", ratio)));
  }

  private static double micros(RunResult result) {
    double score = result.getPrimaryResult().getScore();
    return result.getPrimaryResult().getScoreUnit().startsWith("ns") ? score / 1000 : score;
  }
}
