package io.minicql.type;

import org.jspecify.annotations.Nullable;

/** Fills an array whose size was computed before. */
final class ByteWriter {
  private final byte[] bytes;
  private int position;

  ByteWriter(int sizeBytes) {
    this.bytes = new byte[sizeBytes];
  }

  /** Bytes that {@link #writeSized} takes. */
  static int sizedBytes(byte @Nullable [] value) {
    return value == null ? Integer.BYTES : Math.addExact(Integer.BYTES, value.length);
  }

  void writeInt(int value) {
    Numbers.writeInt(bytes, position, value);
    position += Integer.BYTES;
  }

  /** Length and bytes; the length -1 for null. */
  void writeSized(byte @Nullable [] value) {
    if (value == null) {
      writeInt(-1);
    } else {
      writeInt(value.length);
      writeBytes(value);
    }
  }

  void writeBytes(byte[] value) {
    System.arraycopy(value, 0, bytes, position, value.length);
    position += value.length;
  }

  void writeUnsignedVint(long value) {
    int extraBytes = Vints.unsignedBytes(value) - 1;
    for (int i = extraBytes; i >= 0; i--) {
      bytes[position + i] = (byte) value;
      value >>>= 8;
    }
    bytes[position] |= (byte) ~(0xff >> extraBytes);
    position += extraBytes + 1;
  }

  /** The array, which must be full. */
  byte[] toByteArray() {
    if (position != bytes.length) {
      throw new IllegalStateException(position + " of " + bytes.length + " bytes written");
    }
    return bytes;
  }
}
