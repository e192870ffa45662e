package io.minicql.schema.ddl;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.minicql.schema.ddl.RecordedAnswers.Answer;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Every statement is answered as a real Cassandra answered it: event, code, text, warnings, rows.
 */
class RecordedDdlTest {

  @ParameterizedTest
  @CsvSource({
    "tables.recorded, schema_t",
    "options.recorded, schema_o",
    "alter.recorded, schema_a",
    "more.recorded, more_x",
    "readd.recorded, schema_r",
    "describe.recorded, schema_d"
  })
  void answersAsCassandra(String file, String keyspace) {
    check(SchemaScript.inKeyspace(keyspace), RecordedAnswers.read(file));
  }

  @Test
  void answersAsCassandraAboutKeyspaces() {
    check(
        new SchemaScript("sd1", io.minicql.CompatMode.STRICT),
        RecordedAnswers.read("keyspaces.recorded"));
  }

  private static void check(SchemaScript script, List<Answer> answers) {
    List<Executable> differences = new ArrayList<>();
    for (Answer answer : answers) {
      String statement = answer.statement();
      if (statement.startsWith("SELECT")) {
        List<String> rows = SystemQuery.parse(statement).run(script.schema());
        differences.add(() -> assertEquals(lines(answer.rows()), lines(rows), statement));
      } else if (statement.startsWith("DESCRIBE")) {
        List<String> texts = DescribeQuery.run(statement, script.schema());
        differences.add(() -> assertEquals(lines(describeRows(answer)), lines(texts), statement));
      } else {
        String actual = script.run(statement);
        differences.add(() -> assertEquals(expected(answer), actual, statement));
      }
    }
    assertAll(differences);
  }

  private static String lines(List<String> rows) {
    return String.join("\n", rows);
  }

  /** The tool that recorded the answers names each code as well. */
  private static String expected(Answer answer) {
    return answer.text().replaceAll("^error: (0x[0-9a-f]{4}) \\w+: ", "error: $1 ");
  }

  private static List<String> describeRows(Answer answer) {
    return answer.rows().stream()
        .map(
            row ->
                row.substring(
                    row.indexOf(" | '", row.indexOf(" | '", row.indexOf(" | '") + 1) + 1) + 4))
        .map(row -> row.substring(0, row.length() - 1).replace("''", "'").replace("\\u000a", "\n"))
        .toList();
  }
}
