package io.minicql.plan;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RecordedOutcomesTest {
  @ParameterizedTest
  @ValueSource(
      strings = {"terms.txt", "bound_values.txt", "writes.txt", "batches.txt", "conditions.txt"})
  void acceptsAndRefusesAsCassandra(String resource) throws IOException {
    assertEquals("", String.join("\n", RecordedOutcomes.differences(resource)));
  }
}
