package io.minicql.exec.read;

import io.minicql.plan.read.Grouping;
import io.minicql.plan.selection.Selector;
import io.minicql.plan.term.Bindings;
import io.minicql.schema.TableMetadata;
import io.minicql.store.RowView;
import io.minicql.type.CqlType;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What the rows of a group have in common: the partition and the first clustering columns, of which
 * a function may replace the last one.
 *
 * @param partition the serialized partition key
 * @param prefix the values of the first clustering columns
 * @param isStatic whether it is the static content of a partition without rows
 */
record GroupKey(byte[] partition, byte[] @Nullable [] prefix, boolean isStatic) {

  /** The types of the prefix. */
  static List<CqlType> types(TableMetadata table, Grouping grouping) {
    List<CqlType> types = new ArrayList<>();
    for (int i = 0; i < grouping.clusteringPrefix(); i++) {
      types.add(table.clustering().get(i).type());
    }
    if (grouping.function() != null) {
      types.set(types.size() - 1, grouping.function().type());
    }
    return types;
  }

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

  /** Whether a row with that key belongs to the group: values are equal as their types compare. */
  boolean isSame(GroupKey other, List<CqlType> types) {
    return isStatic == other.isStatic
        && Arrays.equals(partition, other.partition)
        && isSamePrefix(other, types);
  }

  private boolean isSamePrefix(GroupKey other, List<CqlType> types) {
    for (int i = 0; i < prefix.length; i++) {
      byte[] mine = prefix[i];
      byte[] its = other.prefix[i];
      if (mine == null || its == null ? mine != its : types.get(i).compare(mine, its) != 0) {
        return false;
      }
    }
    return true;
  }
}
