package io.minicql.type;

final class MapCodec {
  static int compare(
      MapType type,
      byte[] left,
      int leftOffset,
      int leftLength,
      byte[] right,
      int rightOffset,
      int rightLength) {
    throw new UnsupportedOperationException("not built yet");
  }

  static void validate(MapType type, byte[] bytes, int offset, int length) {
    throw new UnsupportedOperationException("not built yet");
  }

  static byte[] parse(MapType type, String text) {
    throw new UnsupportedOperationException("not built yet");
  }

  static String format(MapType type, byte[] bytes, int offset, int length) {
    throw new UnsupportedOperationException("not built yet");
  }

  static String display(MapType type, byte[] bytes, int offset, int length) {
    throw new UnsupportedOperationException("not built yet");
  }

  static @org.jspecify.annotations.Nullable Object decode(
      MapType type, byte[] bytes, int offset, int length) {
    throw new UnsupportedOperationException("not built yet");
  }

  static byte[] encode(MapType type, Object value) {
    throw new UnsupportedOperationException("not built yet");
  }
}
