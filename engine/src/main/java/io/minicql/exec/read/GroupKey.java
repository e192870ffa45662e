package io.minicql.exec.read;

import io.minicql.encoding.ClusteringColumn;
import io.minicql.encoding.ClusteringEncoder;
import io.minicql.schema.TableMetadata;
import io.minicql.store.Direction;
import io.minicql.store.RowView;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * What the rows of a group have in common: the partition and the first clustering columns.
 *
 * @param table the table
 * @param partition the serialized partition key
 * @param prefix the values of the first clustering columns; null for static content
 */
record GroupKey(TableMetadata table, byte[] partition, byte @Nullable [][] prefix) {

  static GroupKey of(CurrentRow row, int prefixLength, TableMetadata table) {
    RowView clustered = row.clusteredRow();
    if (clustered == null) {
      return new GroupKey(table, row.key().bytes(), null);
    }
    byte[][] prefix = new byte[prefixLength][];
    for (int i = 0; i < prefixLength; i++) {
      prefix[i] = clustered.clusteringValue(i);
    }
    return new GroupKey(table, row.key().bytes(), prefix);
  }

  boolean matches(CurrentRow row) {
    RowView clustered = row.clusteredRow();
    if (clustered == null || prefix == null || !isOfPartition(row.key().bytes())) {
      return false;
    }
    for (int i = 0; i < prefix.length; i++) {
      if (table.clustering().get(i).type().compare(prefix[i], clustered.clusteringValue(i)) != 0) {
        return false;
      }
    }
    return true;
  }

  boolean isOfPartition(byte @Nullable [] key) {
    return Arrays.equals(partition, key);
  }

  /** Whether the group is the static content of a partition without rows. */
  boolean isStatic() {
    return prefix == null;
  }

  /** Whether nothing can follow the group in its partition. */
  boolean isWholePartition() {
    return prefix == null || prefix.length == 0;
  }

  /** The bound behind the rows of the group. */
  byte[] boundBehind(Direction direction) {
    ClusteringEncoder encoder =
        ClusteringEncoder.of(
            table.clustering().stream()
                .map(column -> new ClusteringColumn(column.type(), column.reversed()))
                .toList());
    byte[][] values = prefix == null ? new byte[0][] : prefix;
    return direction == Direction.FORWARD ? encoder.end(true, values) : encoder.start(true, values);
  }
}
