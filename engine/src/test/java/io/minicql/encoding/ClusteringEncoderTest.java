package io.minicql.encoding;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.minicql.type.CqlType;
import io.minicql.type.NativeType;
import io.minicql.type.TupleType;
import java.math.BigDecimal;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.api.Test;

class ClusteringEncoderTest {
  private final ClusteringEncoder mixed =
      ClusteringEncoder.of(
          List.of(
              new ClusteringColumn(NativeType.INT, false),
              new ClusteringColumn(NativeType.TEXT, true)));

  @Test
  void bytesOfKeysAndBounds() {
    assertKey(
        "40800000014000" + "38", ascending(NativeType.INT, NativeType.TEXT).key(int4(1), text("")));
    assertKey("4080000001409eff38", mixed.key(int4(1), text("a")));
    assertKey("408000000120", mixed.start(true, int4(1)));
    assertKey("408000000160", mixed.start(false, int4(1)));
    assertKey("408000000160", mixed.end(true, int4(1)));
    assertKey("408000000120", mixed.end(false, int4(1)));
    assertKey("20", mixed.start(true));
    assertKey("60", mixed.end(true));
    assertKey("18", OrderedBytes.staticKey());
    assertTrue(OrderedBytes.isStatic(OrderedBytes.staticKey()));
  }

  @Test
  void theStaticRowIsBeforeTheWholePartition() {
    assertTrue(Arrays.compareUnsigned(OrderedBytes.staticKey(), mixed.start(true)) < 0);
    assertFalse(OrderedBytes.isStatic(mixed.start(true)));
  }

  @Test
  void emptyValuesComeFirstAndInReversedColumnsLast() {
    assertOrder(ascending(NativeType.INT), new byte[0], int4(Integer.MIN_VALUE));
    assertOrder(descending(NativeType.INT), int4(Integer.MIN_VALUE), new byte[0]);
    assertOrder(ascending(NativeType.TEXT), text(""), text("b"));
    assertOrder(descending(NativeType.TEXT), text("b"), text(""));
    assertKey("4138", descending(NativeType.INT).key(new byte[0]));
  }

  @Test
  void nullFieldsOfTuplesComeBeforeEmptyOnes() {
    CqlType pair = new TupleType(List.of(NativeType.INT, NativeType.TEXT));
    ClusteringEncoder encoder = ascending(pair);
    assertOrder(encoder, tuple(null, text("a")), tuple(int4(-1), text("z")));
    assertOrder(encoder, tuple(int4(-1), text("z")), tuple(int4(1), null));
    assertOrder(encoder, tuple(int4(1), null), tuple(int4(1), text("")));
    assertOrder(encoder, tuple(int4(1), text("")), tuple(int4(1), text("a")));
  }

  @Test
  void timeuuidsWithTheSameTimeCompareTheirLowBytesAsSigned() {
    ClusteringEncoder encoder = ascending(NativeType.TIMEUUID);
    String time = "123456789abc1def";
    String[] ordered = {
      "8080808080808080", "b345000000000000", "0000000000000000", "7f7f7f7f7f7f7f7f"
    };
    for (int i = 1; i < ordered.length; i++) {
      assertOrder(encoder, hex(time + ordered[i - 1]), hex(time + ordered[i]));
    }
  }

  @Test
  void boundsDecodeToTheirPrefix() {
    assertEquals(0, mixed.decode(mixed.start(true)).length);
    byte[][] prefix = mixed.decode(mixed.end(false, int4(7)));
    assertEquals(1, prefix.length);
    assertArrayEquals(int4(7), prefix[0]);
    assertEquals(0, mixed.decode(OrderedBytes.staticKey()).length);
  }

  @Test
  void componentsCanBeReadOneByOne() {
    ByteReader key = new ByteReader(mixed.key(int4(7), text("a\0b")));
    ByteWriter out = new ByteWriter();
    mixed.readComponent(0, key, out);
    assertArrayEquals(int4(7), out.toByteArray());
    out.reset();
    mixed.readComponent(1, key, out);
    assertArrayEquals(text("a\0b"), out.toByteArray());
    assertEquals(1, key.remaining());
  }

  @Test
  void tablesWithoutClusteringColumnsHaveOneKey() {
    ClusteringEncoder none = ClusteringEncoder.of(List.of());
    assertKey("38", none.key());
    assertEquals(0, none.decode(none.key()).length);
    assertFalse(none.mayNeedOriginals());
  }

  @Test
  void equalDecimalsAreOneKeyAndKeepTheirTextBesideIt() {
    ClusteringEncoder encoder = ascending(NativeType.DECIMAL);
    byte[] one = OrderedBytesGoldenTest.decimal(new BigDecimal("1"));
    byte[] onePointZero = OrderedBytesGoldenTest.decimal(new BigDecimal("1.00"));
    assertArrayEquals(encoder.key(one), encoder.key(onePointZero));
    assertTrue(encoder.mayNeedOriginals());
    assertNull(encoder.originals(one));
    byte[] originals = encoder.originals(onePointZero);
    assertEquals("060000000264", HexFormat.of().formatHex(originals));
    assertArrayEquals(onePointZero, encoder.decode(encoder.key(one), originals)[0]);
    assertArrayEquals(one, encoder.decode(encoder.key(one), null)[0]);
  }

  @Test
  void onlyTheColumnThatNeedsItKeepsItsOriginal() {
    ClusteringEncoder encoder = ascending(NativeType.VARINT, NativeType.INT, NativeType.VARINT);
    byte[][] row = {hex("01"), int4(5), hex("0001")};
    assertEquals("0000030001", HexFormat.of().formatHex(encoder.originals(row)));
    byte[][] decoded = encoder.decode(encoder.key(row), encoder.originals(row));
    assertArrayEquals(row[0], decoded[0]);
    assertArrayEquals(row[1], decoded[1]);
    assertArrayEquals(row[2], decoded[2]);
  }

  @Test
  void decimalsOfExtremeScaleAreCheap() {
    ClusteringEncoder encoder = ascending(NativeType.DECIMAL);
    byte[] tiny = OrderedBytesGoldenTest.decimal(new BigDecimal("1e-2147483647"));
    byte[] huge = OrderedBytesGoldenTest.decimal(new BigDecimal("10e2147483647"));
    byte[] one = OrderedBytesGoldenTest.decimal(BigDecimal.ONE);
    assertOrder(encoder, tiny, one);
    assertOrder(encoder, one, huge);
    assertArrayEquals(tiny, encoder.decode(encoder.key(tiny))[0]);
    assertArrayEquals(huge, encoder.decode(encoder.key(huge), encoder.originals(huge))[0]);
  }

  @Test
  void aWrongNumberOfComponentsIsRefused() {
    assertThrows(IllegalArgumentException.class, () -> mixed.key(int4(1)));
    assertThrows(
        IllegalArgumentException.class, () -> mixed.start(true, int4(1), text("a"), text("b")));
  }

  @Test
  void brokenKeysAreRefused() {
    assertThrows(IllegalArgumentException.class, () -> mixed.decode(hex("408000")));
    assertThrows(IllegalArgumentException.class, () -> mixed.decode(hex("4080000001409e")));
    assertThrows(
        IllegalArgumentException.class, () -> OrderedBytes.decode(NativeType.INT, hex("99")));
  }

  private static ClusteringEncoder ascending(CqlType... types) {
    return ClusteringEncoder.of(
        Arrays.stream(types).map(type -> new ClusteringColumn(type, false)).toList());
  }

  private static ClusteringEncoder descending(CqlType type) {
    return ClusteringEncoder.of(List.of(new ClusteringColumn(type, true)));
  }

  private static void assertOrder(ClusteringEncoder encoder, byte[] first, byte[] second) {
    assertTrue(Arrays.compareUnsigned(encoder.key(first), encoder.key(second)) < 0);
  }

  private static void assertKey(String expected, byte[] key) {
    assertEquals(expected, HexFormat.of().formatHex(key));
  }

  private static byte[] tuple(byte[]... fields) {
    ByteWriter out = new ByteWriter();
    for (byte[] field : fields) {
      out.putInt(field == null ? -1 : field.length);
      out.put(field == null ? new byte[0] : field);
    }
    return out.toByteArray();
  }

  private static byte[] int4(int value) {
    return ByteBuffer.allocate(4).putInt(value).array();
  }

  private static byte[] text(String value) {
    return value.getBytes(UTF_8);
  }

  private static byte[] hex(String hex) {
    return HexFormat.of().parseHex(hex);
  }
}
