package io.minicql.jdbc.runner;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RunnerOptionsTest {
  @Test
  void nothingMeansAPrivateDatabaseAndTables() {
    RunnerOptions options = RunnerOptions.parse();
    assertEquals("jdbc:minicql:mem:", options.url());
    assertEquals(OutputFormat.TABLE, options.format());
    assertFalse(options.keepGoing());
  }

  @Test
  void readsEverything() {
    RunnerOptions options =
        RunnerOptions.parse(
            "--url", "jdbc:minicql:mem:x", "--format", "json", "--keep-going", "a.cql", "b.cql");
    assertEquals("jdbc:minicql:mem:x", options.url());
    assertEquals(OutputFormat.JSON, options.format());
    assertTrue(options.keepGoing());
    assertEquals(List.of(Path.of("a.cql"), Path.of("b.cql")), options.files());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "--format xml     | --format is table, csv or json, not xml",
        "--url            | --url needs a value",
        "--verbose        | there is no option --verbose",
        "-e SELECT a.cql  | give either -e or files, not both"
      })
  void saysWhatIsWrong(String line, String message) {
    IllegalArgumentException e =
        assertThrows(IllegalArgumentException.class, () -> RunnerOptions.parse(line.split(" +")));
    assertEquals(message, e.getMessage());
  }
}
