package io.minicql.encoding;

import java.math.BigInteger;
import java.nio.charset.StandardCharsets;

/** Decimals by value: sign, base-100 exponent, pairs of digits. */
final class DecimalCodec extends ComponentCodec {
  static final DecimalCodec INSTANCE = new DecimalCodec();

  private static final int ZERO = 0x80;
  private static final int EXPONENT_BASE = 0xC0;
  private static final int PAIR_BASE = 0x80;
  private static final int PAIRS_END = 0x00;

  /**
   * Whole numbers of at most so many trailing zeros decode with scale 0, larger ones with a
   * negative scale.
   */
  private static final int MAX_WRITTEN_ZEROS = 38;

  @Override
  void encode(byte[] source, int offset, int lengthBytes, ByteWriter out) {
    if (lengthBytes < Integer.BYTES) {
      throw new IllegalArgumentException("a decimal of " + lengthBytes + " bytes");
    }
    int scale = Ints.read(source, offset);
    // A scale alone is a valid value; it stands for zero.
    BigInteger unscaled =
        lengthBytes == Integer.BYTES
            ? BigInteger.ZERO
            : new BigInteger(source, offset + Integer.BYTES, lengthBytes - Integer.BYTES);
    if (unscaled.signum() == 0) {
      out.putByte(ZERO);
      return;
    }
    int start = out.position();
    byte[] digits = unscaled.abs().toString().getBytes(StandardCharsets.US_ASCII);
    encodePositive(digits, (long) digits.length - scale, out);
    if (unscaled.signum() < 0) {
      out.complement(start);
    }
  }

  /** Writes 0.digits times ten to the exponent. */
  private static void encodePositive(byte[] digits, long exponent, ByteWriter out) {
    encodeExponent((exponent + 1) >> 1, out);
    int end = digits.length;
    while (digits[end - 1] == '0') {
      end--;
    }
    // An odd exponent is rounded up and takes one leading zero.
    for (int at = (exponent & 1) == 0 ? 0 : -1; at < end; at += 2) {
      int tens = at < 0 ? 0 : digits[at] - '0';
      int ones = at + 1 < end ? digits[at + 1] - '0' : 0;
      out.putByte(PAIR_BASE + 10 * tens + ones);
    }
    out.putByte(PAIRS_END);
  }

  private static void encodeExponent(long exponent, ByteWriter out) {
    int bits = Long.SIZE - Long.numberOfLeadingZeros(Math.abs(exponent));
    int exponentBytes = (bits + 7) / 8;
    out.putByte(EXPONENT_BASE + (exponent < 0 ? -exponentBytes : exponentBytes));
    for (int shift = 8 * (exponentBytes - 1); shift >= 0; shift -= 8) {
      out.putByte((int) (exponent >> shift));
    }
  }

  @Override
  void decode(ByteReader in, ByteWriter out) {
    if (in.peek() == ZERO) {
      in.skip(1);
      out.putInt(0);
      out.putByte(0);
      return;
    }
    boolean negative = in.peek() < ZERO;
    if (negative) {
      in.flipComplemented();
    }
    long exponent = decodeExponent(in);
    StringBuilder digits = new StringBuilder(negative ? "-" : "");
    for (int pair = in.readByte(); pair != PAIRS_END; pair = in.readByte()) {
      digits.append((char) ('0' + (pair - PAIR_BASE) / 10));
      digits.append((char) ('0' + (pair - PAIR_BASE) % 10));
    }
    if (negative) {
      in.flipComplemented();
    }
    long digitCount = (long) digits.length() - (negative ? 1 : 0);
    if (digits.charAt(digits.length() - 1) == '0') {
      digits.setLength(digits.length() - 1);
      digitCount--;
    }
    write(new BigInteger(digits.toString()), digitCount - 2 * exponent, out);
  }

  private static long decodeExponent(ByteReader in) {
    int header = in.readByte() - EXPONENT_BASE;
    long exponent = header < 0 ? -1 : 0;
    for (int i = 0; i < Math.abs(header); i++) {
      exponent = exponent << 8 | in.readByte();
    }
    return exponent;
  }

  /**
   * Writes the value with scale 0 where it is whole and not too long, else with the smallest scale.
   */
  private static void write(BigInteger unscaled, long smallestScale, ByteWriter out) {
    long scale = smallestScale;
    if (scale < 0 && scale >= -MAX_WRITTEN_ZEROS) {
      scale = 0;
    }
    scale = Math.max(scale, Integer.MIN_VALUE);
    BigInteger scaled = unscaled;
    if (scale != smallestScale) {
      scaled = unscaled.multiply(BigInteger.TEN.pow((int) (scale - smallestScale)));
    }
    out.putInt((int) scale);
    out.put(scaled.toByteArray());
  }

  @Override
  boolean isLossy() {
    return true;
  }
}
