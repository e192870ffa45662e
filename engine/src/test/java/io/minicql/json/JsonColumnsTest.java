package io.minicql.json;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.minicql.CqlException;
import io.minicql.type.CqlType;
import io.minicql.type.NativeType;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Which columns a JSON object gives values to. */
class JsonColumnsTest {
  private static final Map<String, CqlType> TYPES =
      Map.of("k", NativeType.INT, "Big", NativeType.TEXT);

  private static JsonColumns decode(@Nullable String text) {
    return JsonColumns.decode(text, TYPES);
  }

  private static void assertRefused(String message, @Nullable String text) {
    assertEquals(message, assertThrows(CqlException.class, () -> decode(text)).getMessage());
  }

  @Test
  void namesAreLowerCaseUnlessQuotedInside() {
    JsonColumns columns = decode("{\"K\": 1, \"\\\"Big\\\"\": \"x\"}");
    assertArrayEquals(NativeType.INT.encode(1), columns.value("k"));
    assertArrayEquals(NativeType.TEXT.encode("x"), columns.value("Big"));
    assertRefused("JSON values map contains unrecognized column: big", "{\"Big\": 1}");
    assertRefused("JSON values map contains unrecognized column: \"", "{\"\\\"\": 1}");
  }

  @Test
  void nullIsNotTheSameAsNotThere() {
    JsonColumns columns = decode("{\"k\": null}");
    assertTrue(columns.contains("k"));
    assertNull(columns.value("k"));
    assertFalse(columns.contains("Big"));
    assertNull(columns.value("Big"));
  }

  @Test
  void aNameThatWasChangedWinsOverOneThatWasNot() {
    assertArrayEquals(NativeType.INT.encode(1), decode("{\"K\": 1, \"k\": 2}").value("k"));
  }

  @Test
  void onlyObjectsAreTaken() {
    assertRefused("Got null for INSERT JSON values", null);
    assertRefused("Got null for INSERT JSON values", "null");
    assertRefused(
        "Could not decode JSON string as a map: it is a ArrayList. (String was: [])", "[]");
    assertRefused("Error decoding JSON value for k: Unable to make int from 'x'", "{\"k\": \"x\"}");
  }
}
