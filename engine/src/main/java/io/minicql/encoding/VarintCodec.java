package io.minicql.encoding;

/** Integers of any length. */
final class VarintCodec extends ComponentCodec {
  static final VarintCodec INSTANCE = new VarintCodec();

  /** From this length on, the length is written apart. */
  private static final int LONG_FORM_BYTES = 7;

  private static final int LONG_POSITIVE = 0xFF;
  private static final int LONG_NEGATIVE = 0x00;

  @Override
  void encode(byte[] source, int offset, int lengthBytes, ByteWriter out) {
    int end = offset + lengthBytes;
    int from = offset;
    while (from < end - 1 && source[from] == source[from + 1] >> 7) {
      from++;
    }
    if (end - from >= LONG_FORM_BYTES) {
      encodeLong(source, from, end, out);
      return;
    }
    long value = source[from];
    for (int at = from + 1; at < end; at++) {
      value = value << 8 | source[at] & 0xFF;
    }
    encodeShort(value, out);
  }

  private static void encodeLong(byte[] source, int from, int end, ByteWriter out) {
    boolean negative = source[from] < 0;
    out.putByte(negative ? LONG_NEGATIVE : LONG_POSITIVE);
    int lengthAt = out.position();
    out.putUnsignedVarInt(end - from - LONG_FORM_BYTES);
    if (negative) {
      out.complement(lengthAt);
    }
    out.put(source, from, end - from);
  }

  /** At most 48 bits with the sign: one to seven bytes. */
  private static void encodeShort(long value, ByteWriter out) {
    long magnitude = value < 0 ? ~value : value;
    int bits = Long.SIZE - Long.numberOfLeadingZeros(magnitude);
    int size = bits / 7 + 1;
    long marked = magnitude | ((1L << size) - 1) << 7 * size;
    long encoded = value < 0 ? ~marked : marked;
    for (int shift = 8 * (size - 1); shift >= 0; shift -= 8) {
      out.putByte((int) (encoded >>> shift));
    }
  }

  @Override
  void decode(ByteReader in, ByteWriter out) {
    int first = in.readByte();
    if (first == LONG_POSITIVE) {
      in.copyTo(out, LONG_FORM_BYTES + Math.toIntExact(in.readUnsignedVarInt()));
    } else if (first == LONG_NEGATIVE) {
      in.flipComplemented();
      int lengthBytes = LONG_FORM_BYTES + Math.toIntExact(in.readUnsignedVarInt());
      in.flipComplemented();
      in.copyTo(out, lengthBytes);
    } else {
      putShortest(decodeShort(first, in), out);
    }
  }

  private static long decodeShort(int first, ByteReader in) {
    int flip = first < 0x80 ? 0xFF : 0;
    int size = Integer.numberOfLeadingZeros(~((first ^ flip) << 24));
    long magnitude = (first ^ flip) & (0xFF >>> size);
    for (int i = 1; i < size; i++) {
      magnitude = magnitude << 8 | in.readByte() ^ flip;
    }
    return flip == 0 ? magnitude : ~magnitude;
  }

  static void putShortest(long value, ByteWriter out) {
    int bits = Long.SIZE - Long.numberOfLeadingZeros(value < 0 ? ~value : value);
    for (int shift = bits / 8 * 8; shift >= 0; shift -= 8) {
      out.putByte((int) (value >> shift));
    }
  }

  @Override
  boolean isLossy() {
    return true;
  }
}
