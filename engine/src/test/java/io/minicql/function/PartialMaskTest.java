package io.minicql.function;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.minicql.CqlException;
import io.minicql.type.NativeType;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Masks that leave a part of a text; functions/masking.cql has Cassandra's answers. */
class PartialMaskTest {
  private static @Nullable String mask(
      PartialMask mask,
      @Nullable String text,
      @Nullable Integer begin,
      @Nullable Integer end,
      String... padding) {
    byte[] @Nullable [] arguments = new byte[3 + padding.length][];
    arguments[0] = text == null ? null : NativeType.TEXT.encode(text);
    arguments[1] = begin == null ? null : NativeType.INT.encode(begin);
    arguments[2] = end == null ? null : NativeType.INT.encode(end);
    for (int i = 0; i < padding.length; i++) {
      arguments[3 + i] = NativeType.TEXT.encode(padding[i]);
    }
    byte[] masked = mask.body(NativeType.TEXT).apply(new FunctionContext(0), arguments);
    return (String) NativeType.TEXT.decode(masked);
  }

  @Test
  void hidesTheInsideOrTheOutside() {
    assertEquals("a**d", mask(PartialMask.INNER, "abcd", 1, 1));
    assertEquals("*bc*", mask(PartialMask.OUTER, "abcd", 1, 1));
    assertEquals("a##d", mask(PartialMask.INNER, "abcd", 1, 1, "#"));
  }

  @Test
  void takesAnySizes() {
    assertEquals("abcd", mask(PartialMask.INNER, "abcd", 2, 2));
    assertEquals("abcd", mask(PartialMask.INNER, "abcd", Integer.MAX_VALUE, Integer.MAX_VALUE));
    assertEquals("****", mask(PartialMask.OUTER, "abcd", Integer.MAX_VALUE, Integer.MAX_VALUE));
    assertEquals("****", mask(PartialMask.INNER, "abcd", null, Integer.MIN_VALUE));
    assertEquals("", mask(PartialMask.INNER, "", 1, 1));
    assertNull(mask(PartialMask.INNER, null, 1, 1));
  }

  @Test
  void padsWithOneCharacterOnly() {
    assertThrows(CqlException.class, () -> mask(PartialMask.INNER, "abcd", 1, 1, ""));
    assertThrows(CqlException.class, () -> mask(PartialMask.OUTER, null, 1, 1, "ab"));
  }
}
