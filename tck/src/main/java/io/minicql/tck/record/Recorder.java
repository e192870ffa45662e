package io.minicql.tck.record;

import io.minicql.tck.Outcome;
import io.minicql.tck.Request;
import io.minicql.tck.Script;
import io.minicql.tck.ScriptParser;
import io.minicql.tck.Step;
import io.minicql.tck.Target;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.stream.Stream;

/**
 * Writes a real Cassandra's answers into scripts, in place.
 *
 * <p>Usage: {@code Recorder [--host H --port N] [--check] FILE-OR-FOLDER...}. With a port it uses
 * the node that runs there, else it starts one from the class path. With {@code --check} nothing is
 * written: it says which files differ and exits with 1 if any does.
 */
public final class Recorder {
  private final String host;
  private final int port;
  private final PrintStream out;
  private String version = "";

  private Recorder(String host, int port, PrintStream out) {
    this.host = host;
    this.port = port;
    this.out = out;
  }

  public static void main(String[] args) throws IOException {
    RecorderOptions options = RecorderOptions.parse(args);
    boolean same;
    if (options.port().isPresent()) {
      int port = options.port().getAsInt();
      same = new Recorder(options.host(), port, System.out).recordAll(options);
    } else {
      try (CassandraNode node = CassandraNode.start()) {
        same = new Recorder("127.0.0.1", node.port(), System.out).recordAll(options);
      }
    }
    if (options.check() && !same) {
      System.exit(1);
    }
  }

  private boolean recordAll(RecorderOptions options) throws IOException {
    version = version();
    boolean same = true;
    for (Path root : options.paths()) {
      for (Path file : scripts(root)) {
        same &= record(file, options.check());
      }
    }
    return same;
  }

  private static List<Path> scripts(Path root) throws IOException {
    try (Stream<Path> files = Files.walk(root)) {
      return files.filter(file -> file.toString().endsWith(".cql")).sorted().toList();
    }
  }

  private String version() throws IOException {
    try (Target target = new CassandraTarget(host, port)) {
      Request request = plain("SELECT release_version FROM system.local");
      List<String> lines = target.execute(request).lines();
      return lines.get(1).replaceAll("[^0-9.a-z-]|row: *", "");
    }
  }

  private boolean record(Path file, boolean check) throws IOException {
    String text = Files.readString(file);
    Script script;
    try {
      script = ScriptParser.parse(text);
    } catch (IllegalArgumentException e) {
      throw new IOException(file + ": " + e.getMessage(), e);
    }
    String recorded = answered(script).text();
    boolean same = recorded.equals(text);
    out.println((same ? "same     " : "changed  ") + file + " (" + script.steps().size() + ")");
    if (!check && !same) {
      Files.writeString(file, recorded);
    }
    return same;
  }

  private Script answered(Script script) throws IOException {
    List<List<String>> answers = new ArrayList<>();
    try (Target target = new CassandraTarget(host, port)) {
      drop(script, target);
      for (Step step : script.steps()) {
        target.advance(step.request().advance());
        answers.add(answer(step, target).lines());
      }
      drop(script, target);
    }
    return script.recorded("Answers recorded from Apache Cassandra " + version, answers);
  }

  private static Outcome answer(Step step, Target target) throws IOException {
    try {
      return target.execute(step.request());
    } catch (IllegalArgumentException e) {
      throw new IOException("line " + step.line() + ": " + e.getMessage(), e);
    }
  }

  private static void drop(Script script, Target target) throws IOException {
    for (String keyspace : script.keyspaces()) {
      target.execute(plain("DROP KEYSPACE IF EXISTS " + keyspace));
    }
  }

  private static Request plain(String cql) {
    return new Request(
        cql,
        OptionalInt.empty(),
        Optional.empty(),
        false,
        Request.DEFAULT_CONSISTENCY,
        OptionalLong.empty(),
        Duration.ZERO);
  }
}
