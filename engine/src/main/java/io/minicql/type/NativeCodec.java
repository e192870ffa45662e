package io.minicql.type;

final class NativeCodec {
  int compare(
      byte[] left, int leftOffset, int leftLength, byte[] right, int rightOffset, int rightLength) {
    throw new UnsupportedOperationException("not built yet");
  }

  void validate(byte[] bytes, int offset, int length) {
    throw new UnsupportedOperationException("not built yet");
  }

  byte[] parse(String text) {
    throw new UnsupportedOperationException("not built yet");
  }

  String format(byte[] bytes, int offset, int length) {
    throw new UnsupportedOperationException("not built yet");
  }

  String display(byte[] bytes, int offset, int length) {
    throw new UnsupportedOperationException("not built yet");
  }

  @org.jspecify.annotations.Nullable
  Object decode(byte[] bytes, int offset, int length) {
    throw new UnsupportedOperationException("not built yet");
  }

  byte[] encode(Object value) {
    throw new UnsupportedOperationException("not built yet");
  }
}
