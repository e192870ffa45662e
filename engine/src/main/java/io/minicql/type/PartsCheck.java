package io.minicql.type;

/** Checks the serialized form of a list, set or map part by part, with Cassandra's texts. */
final class PartsCheck {
  private final String kind;
  private final ByteReader reader;

  PartsCheck(String kind, byte[] bytes, int offset, int length) {
    this.kind = kind;
    this.reader = new ByteReader(bytes, offset, length);
  }

  int count() {
    require(Integer.BYTES);
    return reader.readCount();
  }

  void element(CqlType type) {
    require(Integer.BYTES);
    int length = reader.readInt();
    if (length < 0) {
      throw new CqlTypeException("Null value read when not allowed");
    }
    require(length);
    type.validate(reader.bytes(), reader.skip(length), length);
  }

  void end() {
    if (reader.hasRemaining()) {
      throw new CqlTypeException("Unexpected extraneous bytes after " + kind + " value");
    }
  }

  private void require(int length) {
    if (reader.remaining() < length) {
      throw new CqlTypeException("Not enough bytes to read a " + kind);
    }
  }
}
