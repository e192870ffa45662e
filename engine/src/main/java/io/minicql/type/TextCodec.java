package io.minicql.type;

import java.nio.charset.StandardCharsets;

/** text (varchar): UTF-8, ordered by its bytes. */
final class TextCodec extends NativeCodec {
  @Override
  int compare(
      byte[] left, int leftOffset, int leftLength, byte[] right, int rightOffset, int rightLength) {
    return Bytes.compareUnsigned(left, leftOffset, leftLength, right, rightOffset, rightLength);
  }

  @Override
  void validate(byte[] bytes, int offset, int length) {
    if (!Utf8Check.isValid(bytes, offset, length)) {
      throw new CqlTypeException("String didn't validate.");
    }
  }

  @Override
  byte[] parse(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  @Override
  String format(byte[] bytes, int offset, int length) {
    return CellText.quote(decode(bytes, offset, length));
  }

  @Override
  String display(byte[] bytes, int offset, int length) {
    return CellText.escape(decode(bytes, offset, length));
  }

  @Override
  String displayInside(byte[] bytes, int offset, int length) {
    return CellText.escapeAndQuote(decode(bytes, offset, length));
  }

  @Override
  String decode(byte[] bytes, int offset, int length) {
    return new String(bytes, offset, length, StandardCharsets.UTF_8);
  }

  @Override
  byte[] encode(Object value) {
    if (value instanceof CharSequence || value instanceof Character) {
      return value.toString().getBytes(StandardCharsets.UTF_8);
    }
    throw Conversions.wrongClass(NativeType.TEXT, value);
  }
}
