package io.minicql.type;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The layouts that the package describes, byte by byte. */
class CollectionBytesTest {
  private static byte[] intBytes(int value) {
    return NativeType.INT.encode(value);
  }

  @Test
  void aListIsACountAndSizedElements() {
    byte[] value = CollectionBytes.packList(Arrays.asList(intBytes(1), null, new byte[0]));
    assertEquals("0x00000003" + "0000000400000001" + "ffffffff" + "00000000", Recorded.hex(value));
    List<byte[]> elements = CollectionBytes.unpackList(value);
    assertEquals(3, elements.size());
    assertNull(elements.get(1));
    assertEquals(0, elements.get(2).length);
  }

  @Test
  void aSetIsSortedByItsTypeAndHasNoDuplicates() {
    byte[] value =
        CollectionBytes.packSet(NativeType.INT, List.of(intBytes(1), intBytes(-1), intBytes(1)));
    assertEquals("0x00000002" + "00000004ffffffff" + "0000000400000001", Recorded.hex(value));
  }

  @Test
  void aMapIsSortedByItsKeysAndTheLaterOfTwoEqualOnesWins() {
    byte[] value =
        CollectionBytes.packMap(
            NativeType.INT,
            List.of(
                Map.entry(intBytes(2), intBytes(1)),
                Map.entry(intBytes(-2), intBytes(3)),
                Map.entry(intBytes(2), intBytes(4))));
    assertEquals(
        "0x00000002" + "00000004fffffffe0000000400000003" + "00000004000000020000000400000004",
        Recorded.hex(value));
    assertEquals(2, CollectionBytes.unpackMap(value).size());
  }

  @Test
  void missingFieldsOfATupleAreNull() {
    byte[] value = CollectionBytes.packTuple(Arrays.asList(intBytes(1), null));
    assertEquals("0x0000000400000001ffffffff", Recorded.hex(value));
    List<byte[]> fields = CollectionBytes.unpackTuple(value, 3);
    assertEquals(3, fields.size());
    assertNull(fields.get(1));
    assertNull(fields.get(2));
  }

  @Test
  void vectorElementsAreSizedOnlyWhenTheirTypeIsNotFixed() {
    VectorType ints = new VectorType(NativeType.INT, 2);
    byte[] value = CollectionBytes.packVector(ints, List.of(intBytes(1), intBytes(2)));
    assertEquals("0x0000000100000002", Recorded.hex(value));
    VectorType smallints = new VectorType(NativeType.SMALLINT, 2);
    byte[] sized =
        CollectionBytes.packVector(smallints, List.of(new byte[] {0, 1}, new byte[] {0, 2}));
    assertEquals("0x020001020002", Recorded.hex(sized));
    assertEquals(2, CollectionBytes.unpackVector(smallints, sized).get(1)[1]);
    assertThrows(
        CqlTypeException.class,
        () -> CollectionBytes.packVector(ints, List.of(intBytes(1), new byte[3])));
  }

  @Test
  void lengthsThatLieAreRefusedWithoutAllocating() {
    byte[] endless = Recorded.bytes("0x7fffffff00000001");
    assertThrows(CqlTypeException.class, () -> CollectionBytes.unpackList(endless));
    assertThrows(CqlTypeException.class, () -> CollectionBytes.unpackMap(endless));
    assertThrows(
        CqlTypeException.class, () -> CollectionBytes.unpackTuple(Recorded.bytes("0x7fffffff"), 1));
  }

  @Test
  void vintsOfEveryLength() {
    for (int bits = 0; bits < Long.SIZE; bits++) {
      for (long value : new long[] {1L << bits, (1L << bits) - 1, -1L >>> bits}) {
        ByteWriter writer = new ByteWriter(Vints.unsignedBytes(value));
        writer.writeUnsignedVint(value);
        byte[] bytes = writer.toByteArray();
        ByteReader reader = new ByteReader(bytes, 0, bytes.length);
        assertEquals(value, reader.readUnsignedVint());
        assertEquals(value, Vints.unzigzag(Vints.zigzag(value)));
      }
    }
    assertEquals(1, Vints.unsignedBytes(127));
    assertEquals(2, Vints.unsignedBytes(128));
    assertEquals(8, Vints.unsignedBytes((1L << 56) - 1));
    assertEquals(9, Vints.unsignedBytes(1L << 56));
  }
}
