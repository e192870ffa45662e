package io.minicql.encoding;

/** Booleans: every byte but 00 is true. */
final class BooleanCodec extends ComponentCodec {
  static final BooleanCodec INSTANCE = new BooleanCodec();

  @Override
  void encode(byte[] source, int offset, int lengthBytes, ByteWriter out) {
    requireLength(1, lengthBytes);
    out.putByte(source[offset] == 0 ? 0 : 1);
  }

  @Override
  void decode(ByteReader in, ByteWriter out) {
    out.putByte(in.readByte());
  }

  @Override
  boolean isLossy() {
    return true;
  }
}
