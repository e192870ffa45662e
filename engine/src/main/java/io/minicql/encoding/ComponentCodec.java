package io.minicql.encoding;

import io.minicql.type.CqlType;
import io.minicql.type.ListType;
import io.minicql.type.MapType;
import io.minicql.type.NativeType;
import io.minicql.type.SetType;
import io.minicql.type.TupleType;
import io.minicql.type.UdtType;
import io.minicql.type.VectorType;
import java.util.List;

/** Writes and reads values of one type in their byte-comparable form. Immutable. */
abstract class ComponentCodec {

  /** The codec of a type; throws IllegalArgumentException where the type has no order. */
  static ComponentCodec of(CqlType type) {
    if (type instanceof NativeType nativeType) {
      return ofNative(nativeType);
    }
    List<ComponentCodec> parts = type.components().stream().map(ComponentCodec::of).toList();
    if (type instanceof ListType || type instanceof SetType || type instanceof MapType) {
      return new CollectionCodec(parts);
    }
    if (type instanceof TupleType || type instanceof UdtType) {
      return new FieldsCodec(parts);
    }
    return new VectorCodec(parts.get(0), (VectorType) type);
  }

  private static ComponentCodec ofNative(NativeType type) {
    return switch (type) {
      case TINYINT -> FixedCodec.signed(1);
      case SMALLINT -> FixedCodec.signed(2);
      case INT -> FixedCodec.signed(4);
      case BIGINT, TIMESTAMP -> FixedCodec.signed(8);
      case DATE -> FixedCodec.unsigned(4);
      case TIME -> FixedCodec.unsigned(8);
      case EMPTY -> FixedCodec.unsigned(0);
      case BOOLEAN -> BooleanCodec.INSTANCE;
      case FLOAT -> FloatingCodec.FLOAT;
      case DOUBLE -> FloatingCodec.DOUBLE;
      case ASCII, TEXT, BLOB -> BytesCodec.ORDINARY_EMPTY;
      case INET -> BytesCodec.SPECIAL_EMPTY;
      case VARINT -> VarintCodec.INSTANCE;
      case DECIMAL -> DecimalCodec.INSTANCE;
      case UUID -> UuidCodec.ANY;
      case TIMEUUID -> UuidCodec.TIME;
      case COUNTER, DURATION -> throw new IllegalArgumentException(type + " has no order");
    };
  }

  /** Writes the body of a value; of zero bytes only where {@link #isEmptyOrdinary}. */
  abstract void encode(byte[] source, int offset, int lengthBytes, ByteWriter out);

  /** Reads a body and writes the serialized value. */
  abstract void decode(ByteReader in, ByteWriter out);

  /** Whether different serialized values can have the same encoding. */
  abstract boolean isLossy();

  /** Whether the value of zero bytes has a body like any other. */
  boolean isEmptyOrdinary() {
    return false;
  }

  /** Writes the mark and the body. */
  final void writeComponent(byte[] source, int offset, int lengthBytes, ByteWriter out) {
    if (lengthBytes == 0 && !isEmptyOrdinary()) {
      out.putByte(OrderedBytes.EMPTY);
    } else {
      out.putByte(OrderedBytes.COMPONENT);
      encode(source, offset, lengthBytes, out);
    }
  }

  /**
   * Reads a mark and the body after it, and writes the serialized value; says whether it is null.
   */
  final boolean readComponent(ByteReader in, ByteWriter out) {
    int mark = in.readByte();
    switch (mark) {
      case OrderedBytes.COMPONENT -> decode(in, out);
      case OrderedBytes.EMPTY, OrderedBytes.EMPTY_REVERSED -> {}
      case OrderedBytes.NULL -> {
        return true;
      }
      default ->
          throw new IllegalArgumentException(
              "no component begins with " + Integer.toHexString(mark));
    }
    return false;
  }

  /**
   * Writes a component inside of another value: an int length, -1 for null, stands before the
   * bytes; returns the place after it.
   */
  final int writeNested(byte[] source, int offset, ByteWriter out) {
    int lengthBytes = Ints.read(source, offset);
    if (lengthBytes < 0) {
      out.putByte(OrderedBytes.NULL);
      return offset + Integer.BYTES;
    }
    writeComponent(source, offset + Integer.BYTES, lengthBytes, out);
    return offset + Integer.BYTES + lengthBytes;
  }

  /** Reads a component inside of another value and writes it with its length. */
  final void readNested(ByteReader in, ByteWriter out) {
    int lengthAt = out.position();
    out.putInt(0);
    boolean isNull = readComponent(in, out);
    out.setInt(lengthAt, isNull ? -1 : out.position() - lengthAt - Integer.BYTES);
  }

  static void requireLength(int expectedBytes, int lengthBytes) {
    if (lengthBytes != expectedBytes) {
      throw new IllegalArgumentException(
          "a value of " + expectedBytes + " bytes expected, not " + lengthBytes);
    }
  }
}
