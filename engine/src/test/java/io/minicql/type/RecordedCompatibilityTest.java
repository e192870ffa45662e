package io.minicql.type;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Which types a receiver takes, for every pair of the recorded types, as a real Cassandra 5.0.9
 * says.
 */
class RecordedCompatibilityTest {
  private static final List<String> TYPES =
      Recorded.lines("compatibility.tsv").map(line -> line[0]).toList();

  static Stream<String[]> receivers() {
    return Recorded.lines("compatibility.tsv");
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("receivers")
  void receives(String receiver, String readable, String exact, String convertible) {
    CqlType type = Recorded.type(receiver);
    assertEquals(
        readable,
        TYPES.stream()
            .filter(source -> type.isValueCompatibleWith(Recorded.type(source)))
            .collect(Collectors.joining("; ")));
    assertEquals(exact, fitting(type, AssignmentFit.EXACT));
    assertEquals(convertible, fitting(type, AssignmentFit.CONVERTIBLE));
  }

  private static String fitting(CqlType receiver, AssignmentFit fit) {
    return TYPES.stream()
        .filter(source -> Recorded.type(source).assignmentTo(receiver) == fit)
        .collect(Collectors.joining("; "));
  }
}
