package io.minicql.plan;

import io.minicql.CqlException;
import io.minicql.Database;
import io.minicql.DatabaseOptions;
import io.minicql.ExecutionOptions;
import io.minicql.ManualClock;
import io.minicql.PreparedCql;
import io.minicql.Result;
import io.minicql.ResultPage;
import io.minicql.Session;
import io.minicql.Values;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Objects;

/**
 * Statements with the outcomes that a real Cassandra had for them: {@code ok}, {@code applied},
 * {@code not applied} or {@code error} with code and text. They run one after the other in a new
 * database, each on what the ones before it left.
 */
final class RecordedOutcomes {
  private static final String BIND = "  bind ";
  private static final String INDENT = "  ";
  private static final String SYNTAX_ERROR = "error 0x2000 line";

  private RecordedOutcomes() {}

  /** The statements whose outcome is another one now, with both outcomes. */
  static List<String> differences(String resource) throws IOException {
    DatabaseOptions options =
        DatabaseOptions.DEFAULT
            .withShards(2)
            .withMaxMemoryBytes(64L << 20)
            .withClock(new ManualClock(Instant.parse("2026-05-04T03:02:01Z")));
    List<String> differences = new ArrayList<>();
    try (Database database = Database.open(options)) {
      Session session = database.connect();
      session.execute(
          "CREATE KEYSPACE ks"
              + " WITH replication = {'class': 'SimpleStrategy', 'replication_factor': 1}");
      session.execute("USE ks");
      String statement = "";
      String bound = "";
      for (String line : lines(resource)) {
        if (line.startsWith(BIND)) {
          bound = line.substring(BIND.length());
        } else if (line.startsWith(INDENT)) {
          String recorded = line.strip();
          String actual = outcome(session, statement, bound);
          if (!isSame(recorded, actual)) {
            differences.add(statement + "\n  recorded: " + recorded + "\n  actual: " + actual);
          }
          bound = "";
        } else {
          statement = line;
        }
      }
    }
    return differences;
  }

  private static List<String> lines(String resource) throws IOException {
    try (InputStream in = RecordedOutcomes.class.getResourceAsStream(resource)) {
      String text = new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
      return text.lines().filter(line -> !line.isBlank() && !line.startsWith("#")).toList();
    }
  }

  /** Syntax errors are the grammar's business: that there is one counts here. */
  private static boolean isSame(String recorded, String actual) {
    return recorded.equals(actual)
        || (recorded.startsWith(SYNTAX_ERROR) && actual.startsWith(SYNTAX_ERROR));
  }

  private static String outcome(Session session, String statement, String bound) {
    try {
      PreparedCql prepared = session.prepare(statement);
      return describe(session.execute(prepared, values(bound), ExecutionOptions.DEFAULT));
    } catch (CqlException e) {
      String text = String.valueOf(e.getMessage()).strip();
      return String.format("error 0x%04X %s", e.code().code(), text);
    }
  }

  private static byte[][] values(String bound) {
    if (bound.isEmpty()) {
      return Values.NONE;
    }
    String[] words = bound.split(" ");
    byte[][] values = new byte[words.length][];
    for (int i = 0; i < words.length; i++) {
      values[i] =
          switch (words[i]) {
            case "null" -> null;
            case "unset" -> Values.UNSET;
            case "0x" -> new byte[0];
            default -> HexFormat.of().parseHex(words[i]);
          };
    }
    return values;
  }

  private static String describe(Result result) {
    if (!(result instanceof ResultPage page) || page.rowCount() == 0) {
      return "ok";
    }
    byte[] applied = Objects.requireNonNull(page.value(0, 0));
    return applied[0] == 1 ? "applied" : "not applied";
  }
}
