package io.minicql.encoding;

import java.util.List;

/**
 * Lists, sets and maps: all elements, or all keys and values in turn, and an end that compares
 * below a further one.
 */
final class CollectionCodec extends ComponentCodec {
  private final List<ComponentCodec> parts;

  CollectionCodec(List<ComponentCodec> parts) {
    this.parts = parts;
  }

  @Override
  void encode(byte[] source, int offset, int lengthBytes, ByteWriter out) {
    int count = Ints.read(source, offset);
    int at = offset + Integer.BYTES;
    for (int i = 0; i < count; i++) {
      for (ComponentCodec part : parts) {
        at = part.writeNested(source, at, out);
      }
    }
    out.putByte(OrderedBytes.END);
    requireLength(at - offset, lengthBytes);
  }

  @Override
  void decode(ByteReader in, ByteWriter out) {
    int countAt = out.position();
    out.putInt(0);
    int count = 0;
    while (in.peek() != OrderedBytes.END) {
      for (ComponentCodec part : parts) {
        part.readNested(in, out);
      }
      count++;
    }
    in.skip(1);
    out.setInt(countAt, count);
  }

  @Override
  boolean isLossy() {
    return parts.stream().anyMatch(ComponentCodec::isLossy);
  }
}
