package io.minicql.type;

final class VectorCodec {
  static int compare(
      VectorType type,
      byte[] left,
      int leftOffset,
      int leftLength,
      byte[] right,
      int rightOffset,
      int rightLength) {
    throw new UnsupportedOperationException("not built yet");
  }

  static void validate(VectorType type, byte[] bytes, int offset, int length) {
    throw new UnsupportedOperationException("not built yet");
  }

  static byte[] parse(VectorType type, String text) {
    throw new UnsupportedOperationException("not built yet");
  }

  static String format(VectorType type, byte[] bytes, int offset, int length) {
    throw new UnsupportedOperationException("not built yet");
  }

  static String display(VectorType type, byte[] bytes, int offset, int length) {
    throw new UnsupportedOperationException("not built yet");
  }

  static @org.jspecify.annotations.Nullable Object decode(
      VectorType type, byte[] bytes, int offset, int length) {
    throw new UnsupportedOperationException("not built yet");
  }

  static byte[] encode(VectorType type, Object value) {
    throw new UnsupportedOperationException("not built yet");
  }
}
