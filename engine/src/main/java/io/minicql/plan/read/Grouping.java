package io.minicql.plan.read;

import io.minicql.plan.selection.GroupedSelection;
import io.minicql.plan.selection.Selector;
import org.jspecify.annotations.Nullable;

/**
 * How rows are put together to groups.
 *
 * @param clusteringPrefix the number of clustering columns that make a group besides the partition
 *     key; {@value #EVERYTHING} where all rows are one group, also no rows
 * @param function what takes the place of the last of these columns; null for the column itself
 * @param selection what is computed for each group
 */
public record Grouping(
    int clusteringPrefix, @Nullable Selector function, GroupedSelection selection) {
  /** All rows are one group. */
  public static final int EVERYTHING = -1;

  public boolean isEverything() {
    return clusteringPrefix == EVERYTHING;
  }
}
