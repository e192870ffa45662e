package io.minicql.type;

import org.jspecify.annotations.Nullable;

/** tinyint, smallint, int, bigint and counter: two's complement of 1, 2, 4 or 8 bytes. */
final class IntegralCodec extends NativeCodec {
  private final NativeType type;
  private final int widthBytes;
  private final long min;
  private final long max;
  private final String parseName;
  private final String expectation;

  IntegralCodec(NativeType type, int widthBytes, String parseName, String expectation) {
    this.type = type;
    this.widthBytes = widthBytes;
    this.min = Long.MIN_VALUE >> (Long.SIZE - Byte.SIZE * widthBytes);
    this.max = ~min;
    this.parseName = parseName;
    this.expectation = expectation;
  }

  private long read(byte[] bytes, int offset) {
    return switch (widthBytes) {
      case Byte.BYTES -> bytes[offset];
      case Short.BYTES -> Numbers.readShort(bytes, offset);
      case Integer.BYTES -> Numbers.readInt(bytes, offset);
      default -> Numbers.readLong(bytes, offset);
    };
  }

  private byte[] write(long value) {
    return switch (widthBytes) {
      case Byte.BYTES -> new byte[] {(byte) value};
      case Short.BYTES -> Numbers.shortBytes((short) value);
      case Integer.BYTES -> Numbers.intBytes((int) value);
      default -> Numbers.longBytes(value);
    };
  }

  @Override
  int compare(
      byte[] left, int leftOffset, int leftLength, byte[] right, int rightOffset, int rightLength) {
    if (leftLength == 0 || rightLength == 0) {
      return Integer.compare(leftLength, rightLength);
    }
    return Long.compare(read(left, leftOffset), read(right, rightOffset));
  }

  @Override
  void validate(byte[] bytes, int offset, int length) {
    if (length != widthBytes && (length != 0 || !type.allowsEmpty())) {
      throw new CqlTypeException(expectation + " (" + length + ")");
    }
  }

  @Override
  byte[] parse(String text) {
    if (text.isEmpty()) {
      return Bytes.EMPTY;
    }
    try {
      long value = Long.parseLong(text);
      if (value >= min && value <= max) {
        return write(value);
      }
    } catch (NumberFormatException e) {
      throw new CqlTypeException(unparsable(text), e);
    }
    throw new CqlTypeException(unparsable(text));
  }

  private String unparsable(String text) {
    return "Unable to make " + parseName + " from '" + text + "'";
  }

  @Override
  String format(byte[] bytes, int offset, int length) {
    return length == 0 ? "null" : Long.toString(read(bytes, offset));
  }

  @Override
  @Nullable Object decode(byte[] bytes, int offset, int length) {
    if (length == 0) {
      return null;
    }
    return switch (widthBytes) {
      case Byte.BYTES -> (Object) bytes[offset];
      case Short.BYTES -> (Object) Numbers.readShort(bytes, offset);
      case Integer.BYTES -> (Object) Numbers.readInt(bytes, offset);
      default -> (Object) Numbers.readLong(bytes, offset);
    };
  }

  @Override
  byte[] encode(Object value) {
    return write(Conversions.toLong(type, value, min, max));
  }
}
