package io.minicql.plan.read;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.minicql.ColumnSpec;
import io.minicql.CqlException;
import io.minicql.Database;
import io.minicql.DatabaseOptions;
import io.minicql.ErrorCode;
import io.minicql.Session;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** What a real Cassandra refused and accepted, and in which words. */
class RecordedSelectsTest {
  private static final String REJECTIONS = "rejections.txt";
  private static final String ACCEPTED = "accepted.txt";
  private static final String SCHEMA = "schema ";

  private static Database database;
  private static Session session;

  private record Recorded(String statement, String answer) {}

  @BeforeAll
  static void createTables() throws IOException {
    database = Database.open(DatabaseOptions.DEFAULT.withShards(2));
    session = database.connect();
    session.execute(
        "CREATE KEYSPACE ks WITH replication = {'class': 'SimpleStrategy', 'replication_factor': 1}");
    session.execute("USE ks");
    for (String line : lines(REJECTIONS)) {
      if (line.startsWith(SCHEMA)) {
        session.execute(line.substring(SCHEMA.length()));
      }
    }
  }

  @AfterAll
  static void close() {
    database.close();
  }

  @TestFactory
  List<DynamicTest> refusesWhatCassandraRefusesInItsWords() throws IOException {
    List<DynamicTest> tests = new ArrayList<>();
    for (Recorded recorded : recorded(REJECTIONS)) {
      tests.add(
          DynamicTest.dynamicTest(
              recorded.statement(),
              () -> assertEquals(recorded.answer(), rejectionOf(recorded.statement()))));
    }
    return tests;
  }

  private static String rejectionOf(String statement) {
    try {
      session.execute(statement);
      return "accepted";
    } catch (CqlException e) {
      assertEquals(ErrorCode.INVALID, e.code());
      return String.valueOf(e.getMessage()).strip();
    }
  }

  @TestFactory
  List<DynamicTest> acceptsWhatCassandraAcceptsAndNamesColumnsAlike() throws IOException {
    List<DynamicTest> tests = new ArrayList<>();
    for (Recorded recorded : recorded(ACCEPTED)) {
      tests.add(
          DynamicTest.dynamicTest(
              recorded.statement(),
              () -> assertEquals(recorded.answer(), columnsOf(recorded.statement()))));
    }
    return tests;
  }

  private static String columnsOf(String statement) {
    List<String> columns = new ArrayList<>();
    for (ColumnSpec column :
        Objects.requireNonNull(session.prepare(statement).resultColumns(), statement)) {
      columns.add(column.name() + " " + WireTypeText.of(column.type()));
    }
    return String.join(" | ", columns);
  }

  private static List<Recorded> recorded(String file) throws IOException {
    List<Recorded> recorded = new ArrayList<>();
    String statement = "";
    for (String line : lines(file)) {
      if (line.startsWith("  ")) {
        recorded.add(new Recorded(statement, line.strip()));
      }
      statement = line;
    }
    return recorded;
  }

  private static List<String> lines(String file) throws IOException {
    try (InputStream in =
            Objects.requireNonNull(RecordedSelectsTest.class.getResourceAsStream(file), file);
        BufferedReader reader =
            new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
      return reader.lines().toList();
    }
  }
}
