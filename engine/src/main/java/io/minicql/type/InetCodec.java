package io.minicql.type;

import java.net.InetAddress;
import java.net.UnknownHostException;
import org.jspecify.annotations.Nullable;

/** inet: 4 or 16 bytes, ordered by them. */
final class InetCodec extends NativeCodec {
  private static InetAddress read(byte[] bytes, int offset, int length) {
    try {
      return InetAddress.getByAddress(Bytes.copy(bytes, offset, length));
    } catch (UnknownHostException e) {
      throw new CqlTypeException(unexpectedLength(bytes, offset, length), e);
    }
  }

  private static String unexpectedLength(byte[] bytes, int offset, int length) {
    return "Expected 4 or 16 byte inetaddress; got " + Bytes.hex(bytes, offset, length);
  }

  @Override
  int compare(
      byte[] left, int leftOffset, int leftLength, byte[] right, int rightOffset, int rightLength) {
    return Bytes.compareUnsigned(left, leftOffset, leftLength, right, rightOffset, rightLength);
  }

  @Override
  void validate(byte[] bytes, int offset, int length) {
    if (length != 0 && length != 4 && length != 16) {
      throw new CqlTypeException(unexpectedLength(bytes, offset, length));
    }
  }

  /**
   * An address of numbers or {@code localhost}; unlike Cassandra, other names are not looked up.
   */
  @Override
  byte[] parse(String text) {
    return text.isEmpty() ? Bytes.EMPTY : InetText.parse(text);
  }

  @Override
  String format(byte[] bytes, int offset, int length) {
    return length == 0 ? "null" : "'" + read(bytes, offset, length).getHostAddress() + "'";
  }

  @Override
  String display(byte[] bytes, int offset, int length) {
    return InetText.shortForm(Bytes.copy(bytes, offset, length));
  }

  @Override
  String displayInside(byte[] bytes, int offset, int length) {
    return "'" + display(bytes, offset, length) + "'";
  }

  @Override
  @Nullable Object decode(byte[] bytes, int offset, int length) {
    return length == 0 ? null : read(bytes, offset, length);
  }

  @Override
  byte[] encode(Object value) {
    if (value instanceof InetAddress address) {
      return address.getAddress();
    }
    throw Conversions.wrongClass(NativeType.INET, value);
  }
}
