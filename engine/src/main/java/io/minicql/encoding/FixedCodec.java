package io.minicql.encoding;

/** Numbers of fixed width. */
final class FixedCodec extends ComponentCodec {
  private static final int SIGN_BIT = 0x80;

  private final int widthBytes;
  private final int firstByteMask;

  private FixedCodec(int widthBytes, int firstByteMask) {
    this.widthBytes = widthBytes;
    this.firstByteMask = firstByteMask;
  }

  static FixedCodec signed(int widthBytes) {
    return new FixedCodec(widthBytes, SIGN_BIT);
  }

  static FixedCodec unsigned(int widthBytes) {
    return new FixedCodec(widthBytes, 0);
  }

  @Override
  void encode(byte[] source, int offset, int lengthBytes, ByteWriter out) {
    requireLength(widthBytes, lengthBytes);
    if (lengthBytes == Integer.BYTES) {
      out.putInt(Ints.read(source, offset) ^ firstByteMask << 24);
    } else if (lengthBytes == Long.BYTES) {
      out.putLong(Ints.readLong(source, offset) ^ (long) firstByteMask << 56);
    } else {
      int start = out.position();
      out.put(source, offset, lengthBytes);
      out.flip(start, firstByteMask);
    }
  }

  @Override
  void decode(ByteReader in, ByteWriter out) {
    if (widthBytes == Integer.BYTES) {
      out.putInt(in.readInt() ^ firstByteMask << 24);
    } else if (widthBytes == Long.BYTES) {
      out.putLong(in.readLong() ^ (long) firstByteMask << 56);
    } else {
      int start = out.position();
      in.copyTo(out, widthBytes);
      out.flip(start, firstByteMask);
    }
  }

  @Override
  boolean isLossy() {
    return false;
  }
}
