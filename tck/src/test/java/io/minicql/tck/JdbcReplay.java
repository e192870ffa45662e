package io.minicql.tck;

import io.minicql.tck.target.JdbcTarget;
import java.util.ArrayList;
import java.util.List;

/** A script through JDBC, up to the first statement that JDBC cannot run in the same way. */
final class JdbcReplay {
  private JdbcReplay() {}

  static List<Replay.Mismatch> run(Script script) throws Exception {
    List<Replay.Mismatch> mismatches = new ArrayList<>();
    try (JdbcTarget target = new JdbcTarget()) {
      for (Step step : script.steps()) {
        if (!JdbcTarget.canRun(step.request())) {
          break;
        }
        List<String> expected = comparable(step.expected());
        List<String> actual = comparable(target.execute(step.request()).lines());
        if (Replay.equal(expected, actual) == step.differs().isPresent()) {
          mismatches.add(new Replay.Mismatch(step, actual));
        }
      }
    }
    return mismatches;
  }

  /** JDBC does not tell pages, and answers USE and changes of the schema as it answers writes. */
  private static List<String> comparable(List<String> lines) {
    return lines.stream()
        .filter(line -> !line.startsWith("page: "))
        .map(line -> line.startsWith("schema: ") || line.startsWith("keyspace: ") ? "ok" : line)
        .toList();
  }
}
