package io.minicql.type;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.AbstractMap.SimpleImmutableEntry;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;

/** Random types and valid serialized values of them, with a liking for the ends of ranges. */
final class RandomValues {
  private static final List<NativeType> TYPES =
      List.of(NativeType.values()).stream()
          .filter(type -> type != NativeType.EMPTY && type != NativeType.COUNTER)
          .toList();

  private final Random random;

  RandomValues(long seed) {
    this.random = new Random(seed);
  }

  CqlType type(int depth) {
    return switch (depth == 0 ? 0 : random.nextInt(8)) {
      case 1 -> new ListType(type(depth - 1).freeze(), true);
      case 2 -> new SetType(type(depth - 1).freeze(), true);
      case 3 -> new MapType(type(depth - 1).freeze(), type(depth - 1).freeze(), true);
      case 4 -> new TupleType(List.of(type(depth - 1), type(depth - 1)));
      case 5 -> new VectorType(type(depth - 1).freeze(), 1 + random.nextInt(4));
      case 6 -> Recorded.ODD_NAME.freeze();
      default -> TYPES.get(random.nextInt(TYPES.size()));
    };
  }

  byte[] value(CqlType type) {
    if (type instanceof NativeType nativeType) {
      return nativeValue(nativeType);
    }
    if (type instanceof ListType list) {
      return CollectionBytes.packList(values(list.element(), random.nextInt(4)));
    }
    if (type instanceof SetType set) {
      return CollectionBytes.packSet(set.element(), values(set.element(), random.nextInt(4)));
    }
    if (type instanceof MapType map) {
      List<Map.Entry<byte[], byte[]>> entries = new ArrayList<>();
      for (int i = random.nextInt(4); i > 0; i--) {
        entries.add(new SimpleImmutableEntry<>(value(map.key()), value(map.value())));
      }
      return CollectionBytes.packMap(map.key(), entries);
    }
    if (type instanceof VectorType vector) {
      return CollectionBytes.packVector(vector, values(vector.element(), vector.dimension()));
    }
    List<byte[]> fields = new ArrayList<>();
    for (CqlType field : type.components()) {
      fields.add(random.nextInt(4) == 0 ? null : value(field));
    }
    return CollectionBytes.packTuple(fields);
  }

  private List<byte[]> values(CqlType type, int count) {
    List<byte[]> values = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      values.add(value(type));
    }
    return values;
  }

  private byte[] nativeValue(NativeType type) {
    return switch (type) {
      case ASCII -> text("ab'\\\n z").getBytes(StandardCharsets.US_ASCII);
      case TEXT -> text("ab'\\\n \u00e9\u20ac").getBytes(StandardCharsets.UTF_8);
      case BLOB -> bytes(random.nextInt(6));
      case VARINT -> new BigInteger(bytes(1 + random.nextInt(12))).toByteArray();
      case DECIMAL ->
          type.encode(
              new BigDecimal(
                  new BigInteger(bytes(1 + random.nextInt(12))),
                  random.nextInt(5) == 0 ? random.nextInt() : random.nextInt(20) - 8));
      case DURATION -> duration();
      case INET -> bytes(random.nextBoolean() ? 4 : 16);
      case BOOLEAN -> new byte[] {(byte) random.nextInt(2)};
      case TINYINT -> bytes(1);
      case SMALLINT -> bytes(2);
      case INT, DATE -> bytes(4);
      case FLOAT -> Numbers.intBytes(Float.floatToIntBits(Float.intBitsToFloat(random.nextInt())));
      case DOUBLE ->
          Numbers.longBytes(Double.doubleToLongBits(Double.longBitsToDouble(random.nextLong())));
      case TIME -> Numbers.longBytes(Math.floorMod(random.nextLong(), TimeText.NANOS_PER_DAY));
      case UUID, TIMEUUID -> uuid(type);
      default -> bytes(8);
    };
  }

  private byte[] uuid(NativeType type) {
    byte[] bytes = bytes(16);
    if (type == NativeType.TIMEUUID || random.nextBoolean()) {
      bytes[6] = (byte) (bytes[6] & 0xf | 0x10);
    }
    return bytes;
  }

  private byte[] duration() {
    int sign = random.nextBoolean() ? 1 : -1;
    long nanos = random.nextLong() >>> 1 >>> random.nextInt(62);
    return NativeType.DURATION.encode(
        new CqlDuration(sign * random.nextInt(40), sign * random.nextInt(40), sign * nanos));
  }

  private String text(String alphabet) {
    StringBuilder text = new StringBuilder();
    for (int i = random.nextInt(5); i > 0; i--) {
      text.append(alphabet.charAt(random.nextInt(alphabet.length())));
    }
    return text.toString();
  }

  private byte[] bytes(int length) {
    byte[] bytes = new byte[length];
    int mode = random.nextInt(3);
    for (int i = 0; i < length; i++) {
      bytes[i] = (byte) (mode == 0 ? random.nextInt() : random.nextInt(5) - 2 - 127 * mode / 2);
    }
    return bytes;
  }
}
