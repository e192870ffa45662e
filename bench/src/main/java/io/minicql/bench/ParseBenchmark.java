package io.minicql.bench;

import io.minicql.grammar.CqlParser;
import io.minicql.grammar.CqlSyntaxException;
import io.minicql.grammar.ParsedStatement;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * Text to raw tree. Targets for {@link #preparedSelect}, 40 characters: at most 1 us and 2 KB
 * ({@code -prof gc} shows the bytes).
 */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@State(Scope.Benchmark)
@Fork(1)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
public class ParseBenchmark {
  private String select = "SELECT v FROM ks.tab WHERE pk=? AND ck=?";
  private String insert = "INSERT INTO ks.tab (pk, ck, v, n) VALUES (?, ?, ?, ?) USING TTL ?";
  private String update = "UPDATE ks.tab SET v = 'text', m['k'] = 1 WHERE pk = 1 AND ck = 2";
  private String wrong = "SELECT v FROM ks.tab WERE pk=? AND ck=?";

  @Benchmark
  public ParsedStatement preparedSelect() {
    return CqlParser.parse(select);
  }

  @Benchmark
  public ParsedStatement preparedInsert() {
    return CqlParser.parse(insert);
  }

  @Benchmark
  public ParsedStatement literalUpdate() {
    return CqlParser.parse(update);
  }

  @Benchmark
  public CqlSyntaxException syntaxError() {
    try {
      throw new IllegalStateException("accepted: " + CqlParser.parse(wrong));
    } catch (CqlSyntaxException e) {
      return e;
    }
  }
}
