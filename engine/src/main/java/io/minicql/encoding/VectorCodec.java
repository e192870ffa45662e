package io.minicql.encoding;

import io.minicql.type.VectorType;

/** Vectors: as many elements as the dimension says, so they need no end. */
final class VectorCodec extends ComponentCodec {
  private final ComponentCodec element;
  private final int dimension;
  private final int elementBytes;

  VectorCodec(ComponentCodec element, VectorType type) {
    this.element = element;
    this.dimension = type.dimension();
    this.elementBytes = type.element().fixedLengthBytes();
  }

  @Override
  void encode(byte[] source, int offset, int lengthBytes, ByteWriter out) {
    int at = offset;
    for (int i = 0; i < dimension; i++) {
      if (elementBytes >= 0) {
        element.encode(source, at, elementBytes, out);
        at += elementBytes;
      } else {
        int length = Math.toIntExact(VarInts.readUnsigned(source, at));
        at += VarInts.encodedBytes(source[at]);
        element.writeComponent(source, at, length, out);
        at += length;
      }
    }
    requireLength(at - offset, lengthBytes);
  }

  @Override
  void decode(ByteReader in, ByteWriter out) {
    if (elementBytes < 0) {
      decodeVariable(in, out);
      return;
    }
    for (int i = 0; i < dimension; i++) {
      element.decode(in, out);
    }
  }

  private void decodeVariable(ByteReader in, ByteWriter out) {
    ByteWriter scratch = new ByteWriter();
    for (int i = 0; i < dimension; i++) {
      scratch.reset();
      element.readComponent(in, scratch);
      out.putUnsignedVarInt(scratch.position());
      out.put(scratch.array(), 0, scratch.position());
    }
  }

  @Override
  boolean isLossy() {
    return element.isLossy();
  }
}
