package io.minicql.type;

final class SequenceCodec {
  static final SequenceCodec LIST = new SequenceCodec();
  static final SequenceCodec SET = new SequenceCodec();

  int compare(
      CqlType element,
      byte[] left,
      int leftOffset,
      int leftLength,
      byte[] right,
      int rightOffset,
      int rightLength) {
    throw new UnsupportedOperationException("not built yet");
  }

  void validate(CqlType element, byte[] bytes, int offset, int length) {
    throw new UnsupportedOperationException("not built yet");
  }

  byte[] parse(CqlType element, String text) {
    throw new UnsupportedOperationException("not built yet");
  }

  String format(CqlType element, byte[] bytes, int offset, int length) {
    throw new UnsupportedOperationException("not built yet");
  }

  String display(CqlType element, byte[] bytes, int offset, int length) {
    throw new UnsupportedOperationException("not built yet");
  }

  @org.jspecify.annotations.Nullable
  Object decode(CqlType element, byte[] bytes, int offset, int length) {
    throw new UnsupportedOperationException("not built yet");
  }

  byte[] encode(CqlType element, Object value) {
    throw new UnsupportedOperationException("not built yet");
  }
}
