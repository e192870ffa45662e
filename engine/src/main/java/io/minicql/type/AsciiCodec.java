package io.minicql.type;

import java.nio.charset.StandardCharsets;

/** ascii: one byte below 128 for each character. */
final class AsciiCodec extends NativeCodec {
  @Override
  int compare(
      byte[] left, int leftOffset, int leftLength, byte[] right, int rightOffset, int rightLength) {
    return Bytes.compareUnsigned(left, leftOffset, leftLength, right, rightOffset, rightLength);
  }

  @Override
  void validate(byte[] bytes, int offset, int length) {
    for (int i = offset; i < offset + length; i++) {
      if (bytes[i] < 0) {
        throw new CqlTypeException("Invalid byte for ascii: " + bytes[i]);
      }
    }
  }

  @Override
  byte[] parse(String text) {
    for (int i = 0; i < text.length(); i++) {
      if (text.charAt(i) > 127) {
        throw new CqlTypeException(
            "Invalid ASCII character in string literal:"
                + " java.nio.charset.UnmappableCharacterException: Input length = "
                + Character.charCount(text.codePointAt(i)));
      }
    }
    return text.getBytes(StandardCharsets.US_ASCII);
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
    return new String(bytes, offset, length, StandardCharsets.US_ASCII);
  }

  @Override
  byte[] encode(Object value) {
    if (value instanceof CharSequence || value instanceof Character) {
      return parse(value.toString());
    }
    throw Conversions.wrongClass(NativeType.ASCII, value);
  }
}
