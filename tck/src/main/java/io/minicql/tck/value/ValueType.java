package io.minicql.tck.value;

import org.jspecify.annotations.Nullable;

/** A CQL type as a result's metadata names it: frozen and reversed are not seen there. */
public sealed interface ValueType
    permits SimpleType, ListType, SetType, MapType, TupleType, UserType, VectorType {

  /** The length of a type whose values do not all have one length. */
  int NO_FIXED_LENGTH = -1;

  /** The type in CQL; a user type with its keyspace. */
  String cqlName();

  /** The literal of a value that has bytes. */
  String literalOf(byte[] bytes);

  /** Reads one literal of this type and gives its bytes. */
  byte[] read(LiteralReader in);

  /**
   * The length of every value in bytes, or {@link #NO_FIXED_LENGTH}: it decides how a vector stores
   * elements.
   */
  default int fixedLengthBytes() {
    return NO_FIXED_LENGTH;
  }

  /** The literal of a value, {@code null} included. */
  default String text(byte @Nullable [] bytes) {
    return bytes == null ? "null" : literalOf(bytes);
  }

  /** The bytes of a literal; no bytes for {@code null}. */
  default byte @Nullable [] bytes(String literal) {
    LiteralReader in = new LiteralReader(literal);
    byte[] value = in.element(this);
    in.end();
    return value;
  }
}
