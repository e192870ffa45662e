package io.minicql.encoding;

import io.minicql.type.CqlType;
import io.minicql.type.ListType;
import io.minicql.type.MapType;
import io.minicql.type.NativeType;
import io.minicql.type.SetType;
import io.minicql.type.TupleType;
import io.minicql.type.UdtType;
import io.minicql.type.VectorType;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * Makes types that have an order and serialized values of them; values are often close to each
 * other.
 */
final class RandomValues {
  private static final List<NativeType> NATIVE =
      List.of(
          NativeType.ASCII,
          NativeType.BIGINT,
          NativeType.BLOB,
          NativeType.BOOLEAN,
          NativeType.DATE,
          NativeType.DECIMAL,
          NativeType.DOUBLE,
          NativeType.FLOAT,
          NativeType.INET,
          NativeType.INT,
          NativeType.SMALLINT,
          NativeType.TEXT,
          NativeType.TIME,
          NativeType.TIMESTAMP,
          NativeType.TIMEUUID,
          NativeType.TINYINT,
          NativeType.UUID,
          NativeType.VARINT);

  private final Random random;

  RandomValues(Random random) {
    this.random = random;
  }

  CqlType type(int depth) {
    if (depth == 0 || random.nextInt(3) > 0) {
      return NATIVE.get(random.nextInt(NATIVE.size()));
    }
    return switch (random.nextInt(6)) {
      case 0 -> new ListType(type(depth - 1), true);
      case 1 -> new SetType(type(depth - 1), true);
      case 2 -> new MapType(type(depth - 1), type(depth - 1), true);
      case 3 -> new TupleType(types(depth - 1));
      case 4 -> {
        List<CqlType> types = types(depth - 1);
        yield new UdtType("k", "u", types.stream().map(t -> "f").toList(), types, true);
      }
      default -> new VectorType(type(depth - 1), 1 + random.nextInt(3));
    };
  }

  private List<CqlType> types(int depth) {
    return random.ints(1 + random.nextInt(3)).mapToObj(i -> type(depth)).toList();
  }

  byte[] value(CqlType type) {
    if (type.allowsEmpty() && random.nextInt(20) == 0) {
      return new byte[0];
    }
    if (type instanceof NativeType nativeType) {
      return nativeValue(nativeType);
    }
    ByteWriter out = new ByteWriter();
    if (type instanceof VectorType vector) {
      putVector(vector, out);
    } else if (type instanceof TupleType || type instanceof UdtType) {
      int fields = random.nextInt(type.components().size() + 1);
      for (CqlType field : type.components().subList(0, Math.max(1, fields))) {
        putNested(field, random.nextInt(5) == 0, out);
      }
    } else {
      putCollection(type, out);
    }
    return out.toByteArray();
  }

  /** Elements of sets and keys of maps are sorted and distinct, as in every valid value. */
  private void putCollection(CqlType type, ByteWriter out) {
    CqlType first = type.components().get(0);
    List<byte[]> elements = new ArrayList<>();
    for (int count = random.nextInt(4); count > 0; count--) {
      byte[] element = value(first);
      if (type instanceof ListType
          || elements.stream().noneMatch(other -> first.compare(other, element) == 0)) {
        elements.add(element);
      }
    }
    if (!(type instanceof ListType)) {
      elements.sort(first::compare);
    }
    out.putInt(elements.size());
    for (byte[] element : elements) {
      out.putInt(element.length);
      out.put(element);
      if (type instanceof MapType map) {
        putNested(map.value(), false, out);
      }
    }
  }

  private void putVector(VectorType vector, ByteWriter out) {
    int fixedBytes = vector.element().fixedLengthBytes();
    for (int i = 0; i < vector.dimension(); i++) {
      byte[] element = value(vector.element());
      while (fixedBytes >= 0 && element.length != fixedBytes) {
        element = value(vector.element());
      }
      if (fixedBytes < 0) {
        out.putUnsignedVarInt(element.length);
      }
      out.put(element);
    }
  }

  private void putNested(CqlType type, boolean isNull, ByteWriter out) {
    if (isNull) {
      out.putInt(-1);
    } else {
      byte[] value = value(type);
      out.putInt(value.length);
      out.put(value);
    }
  }

  private byte[] nativeValue(NativeType type) {
    return switch (type) {
      case BOOLEAN -> new byte[] {(byte) random.nextInt(3)};
      case TINYINT -> bytes(1);
      case SMALLINT -> bytes(2);
      case INT, DATE -> bytes(4);
      case FLOAT -> random.nextInt(8) == 0 ? specialFloat() : bytes(4);
      case DOUBLE -> random.nextInt(8) == 0 ? specialDouble() : bytes(8);
      case BIGINT, TIMESTAMP -> bytes(8);
      case TIME -> time();
      case UUID -> uuid(random.nextBoolean() ? 1 : random.nextInt(16));
      case TIMEUUID -> uuid(1);
      case INET -> bytes(random.nextBoolean() ? 4 : 16);
      case ASCII -> text();
      case TEXT -> text();
      case BLOB -> bytes(random.nextInt(6));
      case VARINT -> varint();
      case DECIMAL -> decimal();
      default -> throw new IllegalArgumentException(type.cql());
    };
  }

  /** Bytes that are mostly at the ends of their range. */
  private byte[] bytes(int length) {
    byte[] value = new byte[length];
    int[] frequent = {0, 0, 0, 1, 0x7F, 0x80, 0xFE, 0xFF};
    for (int i = 0; i < length; i++) {
      value[i] = (byte) (random.nextInt(5) == 0 ? random.nextInt() : frequent[random.nextInt(8)]);
    }
    return value;
  }

  private byte[] text() {
    byte[] value = bytes(random.nextInt(5));
    for (int i = 0; i < value.length; i++) {
      value[i] &= 0x7F;
    }
    return value;
  }

  private byte[] time() {
    ByteWriter out = new ByteWriter();
    out.putLong(random.nextLong(86_400_000_000_000L) >>> random.nextInt(40));
    return out.toByteArray();
  }

  private byte[] specialFloat() {
    int[] bits = {0x7FC00000, 0xFFC00001, 0x7F800001, 0x7F800000, 0xFF800000};
    ByteWriter out = new ByteWriter();
    out.putInt(bits[random.nextInt(bits.length)]);
    return out.toByteArray();
  }

  private byte[] specialDouble() {
    long[] bits = {
      0x7FF8L << 48, 0xFFF8L << 48 | 1, 0x7FF0L << 48 | 1, 0x7FF0L << 48, 0xFFF0L << 48
    };
    ByteWriter out = new ByteWriter();
    out.putLong(bits[random.nextInt(bits.length)]);
    return out.toByteArray();
  }

  private byte[] uuid(int version) {
    byte[] value = bytes(16);
    value[6] = (byte) (value[6] & 0x0F | version << 4);
    return value;
  }

  private byte[] varint() {
    byte[] value = bytes(1 + random.nextInt(12));
    if (random.nextBoolean()) {
      return new BigInteger(value).toByteArray();
    }
    return value;
  }

  private byte[] decimal() {
    BigInteger unscaled = new BigInteger(random.nextInt(1, 90), random);
    BigDecimal value = new BigDecimal(unscaled, random.nextInt(-12, 12));
    if (random.nextInt(10) == 0) {
      value = new BigDecimal(unscaled, random.nextInt());
    } else if (random.nextInt(3) == 0) {
      value = new BigDecimal(random.nextInt(-3, 4)).setScale(random.nextInt(4));
    } else if (random.nextBoolean()) {
      value = value.negate();
    }
    return OrderedBytesGoldenTest.decimal(value);
  }
}
