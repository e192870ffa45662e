package io.minicql.type;

import org.jspecify.annotations.Nullable;

/**
 * What one native type does with its serialized values. Implementations have no state that changes.
 * {@link CqlType} says what each method promises.
 */
abstract class NativeCodec {
  abstract int compare(
      byte[] left, int leftOffset, int leftLength, byte[] right, int rightOffset, int rightLength);

  abstract void validate(byte[] bytes, int offset, int length);

  abstract byte[] parse(String text);

  abstract String format(byte[] bytes, int offset, int length);

  /** What cqlsh prints in a cell; never asked for EMPTY, except by texts and blobs. */
  String display(byte[] bytes, int offset, int length) {
    return format(bytes, offset, length);
  }

  /** What cqlsh prints inside of a collection. */
  String displayInside(byte[] bytes, int offset, int length) {
    return display(bytes, offset, length);
  }

  abstract @Nullable Object decode(byte[] bytes, int offset, int length);

  abstract byte[] encode(Object value);
}
