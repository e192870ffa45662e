package io.minicql.tck;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

class ScriptFilesTest {

  @TestFactory
  Stream<DynamicTest> everyStatementHasARecordedAnswer() throws IOException {
    return ScriptFiles.all().stream()
        .map(file -> DynamicTest.dynamicTest(file.toString(), () -> checkRecorded(file)));
  }

  private static void checkRecorded(Path file) throws IOException {
    Script script = ScriptFiles.read(file);

    assertEquals(Files.readString(file), script.text());
    assertTrue(script.header().get(0).startsWith("Answers recorded from Apache Cassandra 5.0"));
    for (Step step : script.steps()) {
      assertFalse(step.expected().isEmpty(), () -> "no answer to line " + step.line());
    }
  }

  @Test
  void theFirstExampleRunsWithoutErrors() throws IOException {
    Script orders = ScriptFiles.read(ScriptFiles.EXAMPLES.resolve("orders.cql"));

    List<String> errors =
        orders.steps().stream()
            .flatMap(step -> step.expected().stream())
            .filter(line -> line.startsWith("error"))
            .toList();

    assertEquals(List.of(), errors);
  }
}
