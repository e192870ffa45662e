package io.minicql.tck.value;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/**
 * Reads the primitives of the native protocol and of collection values; all numbers are big-endian.
 */
public final class ByteReader {
  private final ByteBuffer in;

  public ByteReader(byte[] bytes) {
    this.in = ByteBuffer.wrap(bytes);
  }

  public int unsignedShort() {
    return in.getShort() & 0xffff;
  }

  public int int32() {
    return in.getInt();
  }

  public byte[] take(int lengthBytes) {
    byte[] out = new byte[lengthBytes];
    in.get(out);
    return out;
  }

  /** A length as an int, then that many bytes; null for a negative length. */
  public byte @Nullable [] value() {
    int lengthBytes = int32();
    return lengthBytes < 0 ? null : take(lengthBytes);
  }

  /** A length as a short, then text in UTF-8. */
  public String string() {
    return new String(take(unsignedShort()), StandardCharsets.UTF_8);
  }

  /** As many leading one-bits in the first byte as bytes follow it. */
  public long unsignedVint() {
    int first = in.get();
    int extra = Integer.numberOfLeadingZeros(~first & 0xff) - 24;
    long value = extra >= 8 ? 0 : first & (0xff >> extra);
    for (int i = 0; i < extra; i++) {
      value = (value << 8) | (in.get() & 0xff);
    }
    return value;
  }

  /** Zigzag: the sign is the lowest bit. */
  public long signedVint() {
    long value = unsignedVint();
    return (value >>> 1) ^ -(value & 1);
  }

  public int remaining() {
    return in.remaining();
  }
}
