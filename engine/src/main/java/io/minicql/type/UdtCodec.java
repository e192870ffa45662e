package io.minicql.type;

final class UdtCodec {
  static int compare(
      UdtType type,
      byte[] left,
      int leftOffset,
      int leftLength,
      byte[] right,
      int rightOffset,
      int rightLength) {
    throw new UnsupportedOperationException("not built yet");
  }

  static void validate(UdtType type, byte[] bytes, int offset, int length) {
    throw new UnsupportedOperationException("not built yet");
  }

  static byte[] parse(UdtType type, String text) {
    throw new UnsupportedOperationException("not built yet");
  }

  static String format(UdtType type, byte[] bytes, int offset, int length) {
    throw new UnsupportedOperationException("not built yet");
  }

  static String display(UdtType type, byte[] bytes, int offset, int length) {
    throw new UnsupportedOperationException("not built yet");
  }

  static @org.jspecify.annotations.Nullable Object decode(
      UdtType type, byte[] bytes, int offset, int length) {
    throw new UnsupportedOperationException("not built yet");
  }

  static byte[] encode(UdtType type, Object value) {
    throw new UnsupportedOperationException("not built yet");
  }
}
