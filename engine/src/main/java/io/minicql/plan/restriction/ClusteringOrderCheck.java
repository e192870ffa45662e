package io.minicql.plan.restriction;

import io.minicql.CqlException;
import io.minicql.schema.ColumnMetadata;
import java.util.Iterator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Rejects restrictions of clustering columns that leave gaps in their order (rule 10). */
final class ClusteringOrderCheck {
  private ClusteringOrderCheck() {}

  /**
   * A slice ends what can be restricted: nothing may follow it, in whichever order it is written.
   *
   * @param last the last restriction before this one was added
   * @param next the first column behind the added one that was restricted before; null if none was
   */
  static void requireSliceLast(Restriction added, Restriction last, @Nullable ColumnMetadata next) {
    int addedAt = added.firstColumn().position();
    int lastAt = last.firstColumn().position();
    if (last.isSlice() && addedAt > lastAt) {
      throw precededBySlice("Clustering column", added.firstColumn(), last.firstColumn());
    }
    if (added.isSlice() && addedAt < lastAt && next != null) {
      throw precededBySlice("PRIMARY KEY column", next, added.firstColumn());
    }
  }

  private static CqlException precededBySlice(
      String what, ColumnMetadata restricted, ColumnMetadata sliced) {
    return CqlException.invalid(
        what
            + " \""
            + restricted.name()
            + "\" cannot be restricted (preceding column \""
            + sliced.name()
            + "\" is restricted by a non-EQ relation)",
        "restrict \"" + sliced.name() + "\" by = or IN, or add ALLOW FILTERING");
  }

  /** Restricted columns must be the first clustering columns. */
  static void requireNoGap(List<ColumnMetadata> clustering, RestrictionSet set) {
    Iterator<ColumnMetadata> expected = clustering.iterator();
    for (ColumnMetadata restricted : set.columns()) {
      ColumnMetadata next = expected.next();
      if (!next.equals(restricted)) {
        throw CqlException.invalid(
            "PRIMARY KEY column \""
                + restricted.name()
                + "\" cannot be restricted as preceding column \""
                + next.name()
                + "\" is not restricted",
            "restrict \"" + next.name() + "\" as well, or add ALLOW FILTERING");
      }
    }
  }
}
