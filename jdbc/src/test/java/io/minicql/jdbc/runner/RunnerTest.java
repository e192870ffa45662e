package io.minicql.jdbc.runner;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RunnerTest {
  private static final String SCHEMA =
      "CREATE KEYSPACE k WITH replication = {'class': 'SimpleStrategy', 'replication_factor': 1};\n"
          + "USE k;\n"
          + "CREATE TABLE t (p int, c text, v list<int>, PRIMARY KEY (p, c));\n"
          + "INSERT INTO t (p, c, v) VALUES (1, 'a,\"b', [1, 2]);\n"
          + "INSERT INTO t (p, c) VALUES (1, 'line\nend');\n";

  private final ByteArrayOutputStream output = new ByteArrayOutputStream();
  private final ByteArrayOutputStream errors = new ByteArrayOutputStream();

  private int run(String input, String... arguments) {
    return new Runner(
            new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)),
            new PrintStream(output, true, StandardCharsets.UTF_8),
            new PrintStream(errors, true, StandardCharsets.UTF_8))
        .run(arguments);
  }

  private String output() {
    return output.toString(StandardCharsets.UTF_8);
  }

  private String errors() {
    return errors.toString(StandardCharsets.UTF_8);
  }

  @Test
  void printsTablesAsCqlshDoes() {
    assertEquals(0, run(SCHEMA + "SELECT p, c, v FROM t;"), errors());
    assertEquals(
        """

         p | c         | v
        ---+-----------+--------
         1 |     a,"b | [1, 2]
         1 | line\\nend |   null

        (2 rows)
        """
            .replace("    a,\"b", "     a,\"b"),
        output());
  }

  @Test
  void printsCsvForPrograms() {
    assertEquals(0, run(SCHEMA + "SELECT p, c, v FROM t;", "--format", "csv"), errors());
    assertEquals("p,c,v\r\n1,\"a,\"\"b\",\"[1, 2]\"\r\n1,\"line\nend\",\r\n", output());
  }

  @Test
  void printsJsonForPrograms() {
    assertEquals(0, run(SCHEMA + "SELECT p, c, v FROM t;", "--format", "json"), errors());
    assertEquals(
        """
        [
          {"p": 1, "c": "a,\\"b", "v": [1, 2]},
          {"p": 1, "c": "line\\nend", "v": null}
        ]
        """,
        output());
  }

  @Test
  void showsWhereASyntaxErrorIs() {
    assertEquals(1, run("SELECT * FROM system.local;\n  SELECT FROM t;"));
    String[] lines = errors().split("\n");
    assertTrue(lines[0].startsWith("standard input:2:"), errors());
    assertEquals("    SELECT FROM t;", lines[1]);
    assertTrue(lines[2].matches(" +\\^"), errors());
    assertFalse(errors().contains("\tat "), errors());
  }

  @Test
  void stopsAtTheFirstRejectionUnlessToldToGoOn() {
    String script = SCHEMA + "SELECT * FROM nowhere; SELECT p FROM t;";
    assertEquals(1, run(script));
    assertEquals("", output());
    assertEquals(1, run(script, "--keep-going"));
    assertTrue(output().contains("(2 rows)"), output());
  }

  @Test
  void givesTheHintOfARejection() {
    assertEquals(1, run(SCHEMA + "SELECT * FROM t WHERE c = 'x';"));
    assertTrue(errors().contains("hint: "), errors());
  }

  @Test
  void runsStatementsOfTheCommandLine() {
    assertEquals(0, run("", "-e", "SELECT release_version FROM system.local"), errors());
    assertTrue(output().contains("5.0.9"), output());
  }

  @Test
  void runsFilesOnOneDatabase(@TempDir Path folder) throws Exception {
    Path schema = Files.writeString(folder.resolve("schema.cql"), SCHEMA);
    Path query = Files.writeString(folder.resolve("query.cql"), "SELECT c FROM t LIMIT 1");
    assertEquals(0, run("", schema.toString(), query.toString()), errors());
    assertTrue(output().contains("(1 rows)"), output());
  }

  @Test
  void saysWhenAFileIsMissingOrTheCommandLineIsWrong() {
    assertEquals(1, run("", "no-such-file.cql"));
    assertTrue(errors().contains("there is no file no-such-file.cql"), errors());
    assertEquals(1, run("", "--format", "xml"));
    assertTrue(errors().contains("--format is table, csv or json"), errors());
    assertEquals(1, run("", "--url", "jdbc:h2:mem:"));
    assertTrue(Arrays.stream(errors().split("\n")).anyMatch(l -> l.contains("jdbc:minicql:mem:")));
  }

  @Test
  void helpNamesEveryOption() {
    assertEquals(0, run("", "--help"));
    for (String option : new String[] {"--url", "--format", "--keep-going", "-e", "FILE"}) {
      assertTrue(output().contains(option), option);
    }
  }

  @Test
  void refusesAScriptThatEndsInsideAComment() {
    assertEquals(1, run(SCHEMA + "/* oops; SELECT p FROM t;"));
    assertTrue(errors().contains("ends inside a comment"), errors());
  }

  @Test
  void warnsOfUnknownPropertiesInTheUrl() {
    assertEquals(0, run("", "--url", "jdbc:minicql:mem:?shardz=4", "-e", "USE system"), errors());
    assertTrue(errors().contains("shardz"), errors());
  }

  @Test
  void turnsPagingOffWhereAskedTo() {
    String query = SCHEMA + "SELECT c FROM t WHERE p IN (1, 2) ORDER BY c;";
    assertEquals(1, run(query));
    assertEquals(0, run(query, "--url", "jdbc:minicql:mem:?fetch_size=0"), errors());
  }

  @Test
  void explainsABatchAsOneStatement() {
    String batch = "EXPLAIN BEGIN BATCH INSERT INTO t (p, c) VALUES (1, 'x'); APPLY BATCH;";
    assertEquals(0, run(SCHEMA + batch), errors());
    assertTrue(output().contains("p = 1"), output());
  }

  @Test
  void leavesOutTheMarkAtTheBeginningOfAFile(@TempDir Path folder) throws Exception {
    Path marked = Files.writeString(folder.resolve("marked.cql"), "\uFEFFUSE system;");
    assertEquals(0, run("", marked.toString()), errors());
  }
}
