package io.minicql.type;

final class TupleCodec {
  static int compare(
      TupleType type,
      byte[] left,
      int leftOffset,
      int leftLength,
      byte[] right,
      int rightOffset,
      int rightLength) {
    throw new UnsupportedOperationException("not built yet");
  }

  static void validate(TupleType type, byte[] bytes, int offset, int length) {
    throw new UnsupportedOperationException("not built yet");
  }

  static byte[] parse(TupleType type, String text) {
    throw new UnsupportedOperationException("not built yet");
  }

  static String format(TupleType type, byte[] bytes, int offset, int length) {
    throw new UnsupportedOperationException("not built yet");
  }

  static String display(TupleType type, byte[] bytes, int offset, int length) {
    throw new UnsupportedOperationException("not built yet");
  }

  static @org.jspecify.annotations.Nullable Object decode(
      TupleType type, byte[] bytes, int offset, int length) {
    throw new UnsupportedOperationException("not built yet");
  }

  static byte[] encode(TupleType type, Object value) {
    throw new UnsupportedOperationException("not built yet");
  }
}
