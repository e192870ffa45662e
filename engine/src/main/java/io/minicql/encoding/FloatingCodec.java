package io.minicql.encoding;

/**
 * Floats and doubles in the order of {@code Double.compare}: -0.0 before 0.0, all NaNs equal and
 * last.
 */
abstract class FloatingCodec extends ComponentCodec {
  static final FloatingCodec FLOAT =
      new FloatingCodec() {
        @Override
        void encode(byte[] source, int offset, int lengthBytes, ByteWriter out) {
          requireLength(Float.BYTES, lengthBytes);
          int bits = Float.floatToIntBits(Float.intBitsToFloat(Ints.read(source, offset)));
          out.putInt(bits ^ (bits >> 31 | Integer.MIN_VALUE));
        }

        @Override
        void decode(ByteReader in, ByteWriter out) {
          int ordered = in.readInt();
          out.putInt(ordered ^ (~ordered >> 31 | Integer.MIN_VALUE));
        }
      };

  static final FloatingCodec DOUBLE =
      new FloatingCodec() {
        @Override
        void encode(byte[] source, int offset, int lengthBytes, ByteWriter out) {
          requireLength(Double.BYTES, lengthBytes);
          long bits =
              Double.doubleToLongBits(Double.longBitsToDouble(Ints.readLong(source, offset)));
          out.putLong(bits ^ (bits >> 63 | Long.MIN_VALUE));
        }

        @Override
        void decode(ByteReader in, ByteWriter out) {
          long ordered = in.readLong();
          out.putLong(ordered ^ (~ordered >> 63 | Long.MIN_VALUE));
        }
      };

  @Override
  boolean isLossy() {
    return true;
  }
}
