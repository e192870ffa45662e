package io.minicql.store;

import java.util.Arrays;

/** Shows the values that an update writes to a row. */
final class WrittenCells {
  private WrittenCells() {}

  static void show(RowCells row, PartitionUpdate.Visitor visitor) {
    for (int i = 0; i < row.size; i++) {
      int kind = row.kind(i);
      if (kind == CellKind.LIVE || kind == CellKind.EXPIRING) {
        int length = row.pathLength(i);
        int offset = row.pathOffset(i);
        visitor.cell(
            row.column(i),
            length == RowCells.NO_PATH
                ? null
                : Arrays.copyOfRange(row.pathArray(i), offset, offset + length),
            row.copyOfValue(i));
      }
    }
  }

  static byte[] clustering(RowCells row) {
    return Arrays.copyOfRange(
        row.clusteringBytes, row.clusteringOffset, row.clusteringOffset + row.clusteringLength);
  }
}
