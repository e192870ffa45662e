package io.minicql.type;

import java.util.Arrays;

/** One codec for each native type. Apart from the enum, because codecs refer to its constants. */
final class NativeCodecs {
  private static final NativeCodec[] BY_ORDINAL =
      Arrays.stream(NativeType.values()).map(NativeCodecs::create).toArray(NativeCodec[]::new);

  private NativeCodecs() {}

  static NativeCodec of(NativeType type) {
    return BY_ORDINAL[type.ordinal()];
  }

  private static NativeCodec create(NativeType type) {
    return switch (type) {
      case ASCII -> new AsciiCodec();
      case BIGINT, COUNTER ->
          new IntegralCodec(type, Long.BYTES, "long", "Expected 8 or 0 byte long");
      case BLOB -> new BlobCodec();
      case BOOLEAN -> new BooleanCodec();
      case DATE -> new DateCodec();
      case DECIMAL -> new DecimalCodec();
      case DOUBLE -> new DoubleCodec();
      case DURATION -> new DurationCodec();
      case EMPTY -> new EmptyCodec();
      case FLOAT -> new FloatCodec();
      case INET -> new InetCodec();
      case INT -> new IntegralCodec(type, Integer.BYTES, "int", "Expected 4 or 0 byte int");
      case SMALLINT ->
          new IntegralCodec(type, Short.BYTES, "short", "Expected 2 bytes for a smallint");
      case TEXT -> new TextCodec();
      case TIME -> new TimeCodec();
      case TIMESTAMP -> new TimestampCodec();
      case TIMEUUID -> new TimeuuidCodec();
      case TINYINT -> new IntegralCodec(type, Byte.BYTES, "byte", "Expected 1 byte for a tinyint");
      case UUID -> new UuidCodec();
      case VARINT -> new VarintCodec();
    };
  }
}
