package io.minicql.encoding;

import io.minicql.type.CqlType;

/** The marks of byte-comparable keys, and single values; the package describes the format. */
public final class OrderedBytes {
  static final int COMPONENT = 0x40;
  static final int NULL = 0x3E;
  static final int EMPTY = 0x3F;
  static final int EMPTY_REVERSED = 0x41;
  static final int END = 0x38;
  static final int BEFORE = 0x20;
  static final int AFTER = 0x60;
  static final int STATIC = 0x18;

  private OrderedBytes() {}

  /** The key of a partition's static row, before all other keys. */
  public static byte[] staticKey() {
    return new byte[] {STATIC};
  }

  /** Whether this is the key of a static row. */
  public static boolean isStatic(byte[] key) {
    return key.length == 1 && key[0] == STATIC;
  }

  /**
   * Whether values of this type exist that compare as equal and yet have different serialized
   * forms.
   */
  public static boolean needsOriginal(CqlType type) {
    return ComponentCodec.of(type).isLossy();
  }

  /**
   * One value as a component with a terminator, for indexes and sorting.
   *
   * @throws IllegalArgumentException when the type has no order
   */
  public static byte[] encode(CqlType type, byte[] value) {
    ByteWriter out = new ByteWriter(value.length + 8);
    ComponentCodec.of(type).writeComponent(value, 0, value.length, out);
    out.putByte(END);
    return out.toByteArray();
  }

  /** The value that {@link #encode} was given, or an equal one. */
  public static byte[] decode(CqlType type, byte[] key) {
    ByteWriter out = new ByteWriter(key.length);
    ComponentCodec.of(type).readComponent(new ByteReader(key), out);
    return out.toByteArray();
  }
}
