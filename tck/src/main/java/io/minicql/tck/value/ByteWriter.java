package io.minicql.tck.value;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/** Writes what {@link ByteReader} reads. */
public final class ByteWriter {
  private final ByteArrayOutputStream out = new ByteArrayOutputStream();

  public ByteWriter byte8(int value) {
    out.write(value);
    return this;
  }

  public ByteWriter short16(int value) {
    return byte8(value >> 8).byte8(value);
  }

  public ByteWriter int32(int value) {
    return short16(value >> 16).short16(value);
  }

  public ByteWriter long64(long value) {
    out.writeBytes(ByteBuffer.allocate(8).putLong(value).array());
    return this;
  }

  public ByteWriter raw(byte[] bytes) {
    out.writeBytes(bytes);
    return this;
  }

  public ByteWriter value(byte @Nullable [] bytes) {
    return bytes == null ? int32(-1) : int32(bytes.length).raw(bytes);
  }

  public ByteWriter string(String text) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    return short16(bytes.length).raw(bytes);
  }

  public ByteWriter longString(String text) {
    return value(text.getBytes(StandardCharsets.UTF_8));
  }

  public ByteWriter unsignedVint(long value) {
    int significantBits = 64 - Long.numberOfLeadingZeros(value | 1);
    int extra = Math.min(8, (significantBits - 1) / 7);
    int prefix = extra == 8 ? 0xff : ~(0xff >> extra) & 0xff;
    byte8(extra == 8 ? prefix : (prefix | (int) (value >>> (8 * extra))));
    for (int i = extra - 1; i >= 0; i--) {
      byte8((int) (value >>> (8 * i)));
    }
    return this;
  }

  public ByteWriter signedVint(long value) {
    return unsignedVint((value << 1) ^ (value >> 63));
  }

  public byte[] toBytes() {
    return out.toByteArray();
  }
}
