package io.minicql.store;

import io.minicql.type.CqlType;
import io.minicql.type.ListType;
import io.minicql.type.MapType;
import io.minicql.type.SetType;
import io.minicql.type.UdtType;

/**
 * Puts the elements of a multi-cell column together to the serialized value: a count and for each
 * element its length and bytes (keys before values in maps); for a user type the length and bytes
 * of each field, length -1 for null.
 */
final class CollectionValues {
  private static final int NULL_LENGTH = -1;

  private CollectionValues() {}

  /** Bytes of the value of the elements in a range of cells. */
  static int length(RowCells cells, int from, int end, CqlType type) {
    boolean hasPaths = type instanceof SetType || type instanceof MapType;
    boolean hasValues = !(type instanceof SetType);
    int fixed =
        type instanceof UdtType udt
            ? udt.fieldTypes().size() * Integer.BYTES
            : Integer.BYTES + (end - from) * Integer.BYTES * (type instanceof MapType ? 2 : 1);
    int length = fixed;
    for (int i = from; i < end; i++) {
      length = Math.addExact(length, hasPaths ? cells.pathLength(i) : 0);
      length = Math.addExact(length, hasValues ? cells.valueLength(i) : 0);
    }
    return length;
  }

  /** Copies the value and returns its length. */
  static int copy(RowCells cells, int from, int end, CqlType type, byte[] target, int offset) {
    if (type instanceof UdtType udt) {
      return copyFields(cells, from, end, udt.fieldTypes().size(), target, offset) - offset;
    }
    BigEndian.writeInt(target, offset, end - from);
    int at = offset + Integer.BYTES;
    for (int i = from; i < end; i++) {
      if (!(type instanceof ListType)) {
        at = copyPath(cells, i, target, at);
      }
      if (!(type instanceof SetType)) {
        at = copyValue(cells, i, target, at);
      }
    }
    return at - offset;
  }

  private static int copyFields(
      RowCells cells, int from, int end, int fields, byte[] target, int offset) {
    int at = offset;
    int element = from;
    for (int field = 0; field < fields; field++) {
      if (element < end && fieldOf(cells, element) == field) {
        at = copyValue(cells, element++, target, at);
      } else {
        BigEndian.writeInt(target, at, NULL_LENGTH);
        at += Integer.BYTES;
      }
    }
    return at;
  }

  private static int fieldOf(RowCells cells, int index) {
    byte[] path = cells.pathArray(index);
    int offset = cells.pathOffset(index);
    return (path[offset] & 0xFF) << Byte.SIZE | (path[offset + 1] & 0xFF);
  }

  private static int copyPath(RowCells cells, int index, byte[] target, int at) {
    int length = cells.pathLength(index);
    BigEndian.writeInt(target, at, length);
    System.arraycopy(
        cells.pathArray(index), cells.pathOffset(index), target, at + Integer.BYTES, length);
    return at + Integer.BYTES + length;
  }

  private static int copyValue(RowCells cells, int index, byte[] target, int at) {
    BigEndian.writeInt(target, at, cells.valueLength(index));
    cells.copyValue(index, target, at + Integer.BYTES);
    return at + Integer.BYTES + cells.valueLength(index);
  }
}
