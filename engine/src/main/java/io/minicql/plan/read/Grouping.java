package io.minicql.plan.read;

import io.minicql.plan.selection.GroupedSelection;

/**
 * How rows are put together to groups.
 *
 * @param clusteringPrefix the number of clustering columns that make a group besides the partition
 *     key; {@value #EVERYTHING} where all rows are one group, also no rows
 * @param selection what is computed for each group
 */
public record Grouping(int clusteringPrefix, GroupedSelection selection) {
  /** All rows are one group. */
  public static final int EVERYTHING = -1;

  public boolean isEverything() {
    return clusteringPrefix == EVERYTHING;
  }
}
