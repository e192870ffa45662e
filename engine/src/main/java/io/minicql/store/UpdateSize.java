package io.minicql.store;

import io.minicql.encoding.ClusteringColumn;
import io.minicql.encoding.ClusteringEncoder;
import java.util.Arrays;
import java.util.Set;
import java.util.TreeSet;

/**
 * The size of an update as Cassandra counts it for the limits of batches: values and names with so
 * many bytes for each thing around them as were measured there. The partition key does not count.
 */
final class UpdateSize {
  private static final int PARTITION_BYTES = 29;
  private static final int ROW_BYTES = 21;
  private static final int EXPIRING_MARKER_BYTES = 12;
  private static final int CELL_BYTES = 20;
  private static final int COUNTER_CELL_BYTES = 52;
  private static final int MULTI_CELL_COLUMN_BYTES = 12;
  private static final int RANGE_BYTES = 16;

  private final PartitionUpdate update;
  private final ClusteringEncoder encoder;

  private UpdateSize(PartitionUpdate update) {
    this.update = update;
    this.encoder =
        ClusteringEncoder.of(
            update.table().clustering().stream()
                .map(column -> new ClusteringColumn(column.type(), column.reversed()))
                .toList());
  }

  static long of(PartitionUpdate update) {
    return new UpdateSize(update).sum();
  }

  private long sum() {
    long bytes = PARTITION_BYTES;
    for (RangeDeletion range : update.rangeDeletions) {
      bytes += RANGE_BYTES;
      bytes += valuesOf(range.slice().lower()) + valuesOf(range.slice().upper());
    }
    if (update.staticRow != null) {
      bytes += cellsOf(update.staticRow);
    }
    Set<byte[]> seen = new TreeSet<>(Arrays::compareUnsigned);
    for (RowCells row : update.rows) {
      byte[] clustering =
          Arrays.copyOfRange(
              row.clusteringBytes,
              row.clusteringOffset,
              row.clusteringOffset + row.clusteringLength);
      if (seen.add(clustering)) {
        bytes += ROW_BYTES + valuesOf(clustering);
        bytes += row.hasMarker && row.markerTtl != Expiration.NO_TTL ? EXPIRING_MARKER_BYTES : 0;
      }
      bytes += cellsOf(row);
    }
    return bytes;
  }

  /** The serialized clustering values of a row or a bound. */
  private long valuesOf(byte[] encoded) {
    long bytes = 0;
    if (encoded.length > 0) {
      for (byte[] value : encoder.decode(encoded)) {
        bytes += value.length;
      }
    }
    return bytes;
  }

  private static long cellsOf(RowCells row) {
    long bytes = 0;
    int lastMultiCell = -1;
    for (int i = 0; i < row.size; i++) {
      boolean element = row.pathLength(i) != RowCells.NO_PATH;
      boolean deletion = row.kind(i) == CellKind.COMPLEX_DELETION;
      if ((element || deletion) && row.column(i) != lastMultiCell) {
        lastMultiCell = row.column(i);
        bytes += MULTI_CELL_COLUMN_BYTES;
      }
      if (row.kind(i) == CellKind.COUNTER_INCREMENT) {
        bytes += COUNTER_CELL_BYTES;
      } else if (!deletion) {
        bytes += CELL_BYTES + row.valueLength(i) + (element ? row.pathLength(i) : 0);
      }
    }
    return bytes;
  }
}
