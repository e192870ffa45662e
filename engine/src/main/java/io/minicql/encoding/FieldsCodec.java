package io.minicql.encoding;

import java.util.List;

/**
 * Tuples and user types: fields that are missing at the end are nulls, and nulls at the end are
 * left out.
 */
final class FieldsCodec extends ComponentCodec {
  private final List<ComponentCodec> fields;

  FieldsCodec(List<ComponentCodec> fields) {
    this.fields = fields;
  }

  @Override
  void encode(byte[] source, int offset, int lengthBytes, ByteWriter out) {
    int end = offset + lengthBytes;
    int at = offset;
    int written = out.position();
    for (int i = 0; i < fields.size() && at < end; i++) {
      boolean isNull = Ints.read(source, at) < 0;
      at = fields.get(i).writeNested(source, at, out);
      if (!isNull) {
        written = out.position();
      }
    }
    out.truncate(written);
    out.putByte(OrderedBytes.END);
  }

  @Override
  void decode(ByteReader in, ByteWriter out) {
    for (ComponentCodec field : fields) {
      if (in.peek() == OrderedBytes.END) {
        out.putInt(-1);
      } else {
        field.readNested(in, out);
      }
    }
    if (in.readByte() != OrderedBytes.END) {
      throw new IllegalArgumentException("more than " + fields.size() + " fields");
    }
  }

  /** A value with fewer fields is equal to one with nulls. */
  @Override
  boolean isLossy() {
    return true;
  }
}
