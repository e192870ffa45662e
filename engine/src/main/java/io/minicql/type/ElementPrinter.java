package io.minicql.type;

import org.jspecify.annotations.Nullable;

/** Prints the parts of a value: as literals or as cqlsh does inside of a collection. */
enum ElementPrinter {
  LITERAL {
    @Override
    String text(CqlType type, byte[] bytes, int offset, int length) {
      return type.format(bytes, offset, length);
    }

    @Override
    String fieldName(String name) {
      return TypeText.quoteIfNeeded(name);
    }
  },
  CELL {
    @Override
    String text(CqlType type, byte[] bytes, int offset, int length) {
      return type instanceof NativeType nativeType
          ? nativeType.displayInside(bytes, offset, length)
          : type.display(bytes, offset, length);
    }

    @Override
    String fieldName(String name) {
      return name;
    }
  };

  abstract String text(CqlType type, byte[] bytes, int offset, int length);

  abstract String fieldName(String name);

  /** Prints the next sized part of a value. */
  String next(CqlType type, ByteReader reader) {
    int length = reader.readInt();
    return length < 0 ? "null" : text(type, reader.bytes(), reader.skip(length), length);
  }

  /**
   * Prints the next field, null for one that is missing at the end: a literal without it is not
   * always legal.
   */
  String nextOrMissing(CqlType type, ByteReader reader) {
    return reader.hasRemaining() ? next(type, reader) : "null";
  }

  /** Reads the next sized part of a value. */
  static @Nullable Object decodeNext(CqlType type, ByteReader reader) {
    int length = reader.readInt();
    return length < 0 ? null : type.decode(reader.bytes(), reader.skip(length), length);
  }
}
