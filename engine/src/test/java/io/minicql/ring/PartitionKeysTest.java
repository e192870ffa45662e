package io.minicql.ring;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.minicql.CqlException;
import io.minicql.ErrorCode;
import java.util.HexFormat;
import org.junit.jupiter.api.Test;

class PartitionKeysTest {

  @Test
  void aSingleComponentIsTheKey() {
    byte[] component = {1, 2, 3};
    assertArrayEquals(component, PartitionKeys.compose(component));
    assertArrayEquals(component, PartitionKeys.split(component, 1)[0]);
  }

  @Test
  void compositeBytes() {
    byte[] key = PartitionKeys.compose(new byte[] {1}, new byte[0], new byte[] {2, 3});
    assertEquals("000101000000000002020300", HexFormat.of().formatHex(key));
    byte[][] components = PartitionKeys.split(key, 3);
    assertArrayEquals(new byte[] {1}, components[0]);
    assertArrayEquals(new byte[0], components[1]);
    assertArrayEquals(new byte[] {2, 3}, components[2]);
  }

  @Test
  void aSingleKeyMayNotBeEmpty() {
    assertRefused("Key may not be empty", new byte[0]);
    assertEquals(6, PartitionKeys.compose(new byte[0], new byte[0]).length);
  }

  @Test
  void aSingleKeyHasAtMost65535Bytes() {
    assertEquals(65_535, PartitionKeys.compose(new byte[65_535]).length);
    assertRefused("Key length of 65536 is longer than maximum of 65535", new byte[65_536]);
  }

  @Test
  void aCompositeKeyHasAtMost65535BytesWithItsOverhead() {
    assertEquals(65_535, PartitionKeys.compose(new byte[65_529], new byte[0]).length);
    assertRefused(
        "Key length of 65536 is longer than maximum of 65535", new byte[65_530], new byte[0]);
    assertRefused(
        "Key length of 65541 is longer than maximum of 65535", new byte[65_535], new byte[0]);
  }

  @Test
  void anOversizeSumIsReportedWithoutOverhead() {
    assertRefused(
        "Key length of 65537 is longer than maximum of 65535", new byte[65_536], new byte[1]);
    assertRefused(
        "Key length of 80000 is longer than maximum of 65535", new byte[40_000], new byte[40_000]);
  }

  @Test
  void lengthsAreUnsigned() {
    byte[][] components =
        PartitionKeys.split(PartitionKeys.compose(new byte[40_000], new byte[1]), 2);
    assertEquals(40_000, components[0].length);
    assertEquals(1, components[1].length);
  }

  @Test
  void malformedKeysAreRefused() {
    for (String hex :
        new String[] {"", "00", "0001", "000101", "00010101", "000101000001", "00010100000000"}) {
      byte[] key = HexFormat.of().parseHex(hex);
      assertThrows(IllegalArgumentException.class, () -> PartitionKeys.split(key, 3), hex);
    }
    byte[] tooLong = HexFormat.of().parseHex("000000000000ff");
    assertThrows(IllegalArgumentException.class, () -> PartitionKeys.split(tooLong, 2));
  }

  private static void assertRefused(String message, byte[]... components) {
    CqlException error = assertThrows(CqlException.class, () -> PartitionKeys.compose(components));
    assertEquals(message, error.getMessage());
    assertEquals(ErrorCode.INVALID, error.code());
  }
}
