package io.minicql.encoding;

/** Bytes of any length; runs of zeros are escaped, so that the end compares below every byte. */
final class BytesCodec extends ComponentCodec {
  /** For types whose value of zero bytes is a value like any other. */
  static final BytesCodec ORDINARY_EMPTY = new BytesCodec(true);

  static final BytesCodec SPECIAL_EMPTY = new BytesCodec(false);

  private static final int ZERO = 0x00;
  private static final int ZERO_AGAIN = 0xFE;
  private static final int ZEROS_DONE = 0xFF;

  private final boolean emptyOrdinary;

  private BytesCodec(boolean emptyOrdinary) {
    this.emptyOrdinary = emptyOrdinary;
  }

  @Override
  void encode(byte[] source, int offset, int lengthBytes, ByteWriter out) {
    int end = offset + lengthBytes;
    int from = offset;
    while (true) {
      int zero = from;
      while (zero < end && source[zero] != 0) {
        zero++;
      }
      out.put(source, from, zero - from);
      out.putByte(ZERO);
      if (zero == end) {
        return;
      }
      from = zero;
      while (from < end && source[from] == 0) {
        from++;
      }
      if (from == end) {
        out.putRepeated(ZERO_AGAIN, from - zero);
        return;
      }
      out.putRepeated(ZERO_AGAIN, from - zero - 1);
      out.putByte(ZEROS_DONE);
    }
  }

  @Override
  void decode(ByteReader in, ByteWriter out) {
    boolean more = true;
    while (more) {
      in.copyTo(out, in.distanceToZero());
      in.skip(1);
      int zeros = 0;
      while (in.peek() == ZERO_AGAIN) {
        in.skip(1);
        zeros++;
      }
      more = in.peek() == ZEROS_DONE;
      if (more) {
        in.skip(1);
        zeros++;
      }
      out.putRepeated(0, zeros);
    }
  }

  @Override
  boolean isLossy() {
    return false;
  }

  @Override
  boolean isEmptyOrdinary() {
    return emptyOrdinary;
  }
}
