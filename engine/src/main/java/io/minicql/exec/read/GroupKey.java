package io.minicql.exec.read;

import io.minicql.plan.read.Grouping;
import io.minicql.plan.selection.Selector;
import io.minicql.plan.term.Bindings;
import io.minicql.store.RowView;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * What the rows of a group have in common: the partition and the first clustering columns, of which
 * a function may replace the last one.
 *
 * @param partition the serialized partition key
 * @param prefix the values of the first clustering columns; null for static content
 */
record GroupKey(byte[] partition, byte[] @Nullable [] prefix, boolean isStatic) {

  static GroupKey of(CurrentRow row, Grouping grouping, Bindings bindings) {
    RowView clustered = row.clusteredRow();
    byte[] partition = row.key().bytes();
    if (clustered == null) {
      return new GroupKey(partition, new byte[0][], true);
    }
    byte[] @Nullable [] prefix = new byte[grouping.clusteringPrefix()][];
    for (int i = 0; i < prefix.length; i++) {
      Selector function = i == prefix.length - 1 ? grouping.function() : null;
      prefix[i] =
          function == null ? clustered.clusteringValue(i) : function.evaluate(row, bindings);
    }
    return new GroupKey(partition, prefix, false);
  }

  boolean isOfPartition(byte @Nullable [] key) {
    return Arrays.equals(partition, key);
  }

  /** Whether the group is all of its partition. */
  boolean isWholePartition() {
    return isStatic || prefix.length == 0;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof GroupKey that
        && isStatic == that.isStatic
        && Arrays.equals(partition, that.partition)
        && Arrays.deepEquals(prefix, that.prefix);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(partition);
  }
}
