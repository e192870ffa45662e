package io.minicql.store;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;

/** A set of encoded clusterings: disjoint, not empty slices in ascending order. Immutable. */
public final class ClusteringSlices {

  /** Every row. */
  public static final ClusteringSlices ALL = new ClusteringSlices(List.of(ClusteringSlice.ALL));

  /** No row. */
  public static final ClusteringSlices NONE = new ClusteringSlices(List.of());

  private final ClusteringSlice[] slices;

  private ClusteringSlices(List<ClusteringSlice> slices) {
    this.slices = slices.toArray(ClusteringSlice[]::new);
  }

  /** One slice. */
  public static ClusteringSlices of(ClusteringSlice slice) {
    return slice.isEmpty() ? NONE : new ClusteringSlices(List.of(slice));
  }

  /**
   * The union of slices that may overlap and may come in any order: rows come once, in clustering
   * order (rule 6).
   */
  public static ClusteringSlices union(Collection<ClusteringSlice> parts) {
    List<ClusteringSlice> sorted = new ArrayList<>(parts);
    sorted.removeIf(ClusteringSlice::isEmpty);
    sorted.sort((left, right) -> Arrays.compareUnsigned(left.lower(), right.lower()));
    List<ClusteringSlice> disjoint = new ArrayList<>(sorted.size());
    for (ClusteringSlice slice : sorted) {
      int last = disjoint.size() - 1;
      if (last >= 0 && Arrays.compareUnsigned(slice.lower(), disjoint.get(last).upper()) <= 0) {
        disjoint.set(last, widen(disjoint.get(last), slice.upper()));
      } else {
        disjoint.add(slice);
      }
    }
    return new ClusteringSlices(disjoint);
  }

  private static ClusteringSlice widen(ClusteringSlice slice, byte[] upper) {
    boolean wider = Arrays.compareUnsigned(upper, slice.upper()) > 0;
    return wider ? new ClusteringSlice(slice.lower(), upper) : slice;
  }

  /**
   * What is left of these slices behind a row, in the direction of reading: where a page resumes.
   */
  public ClusteringSlices after(byte[] encodedClustering, Direction direction) {
    List<ClusteringSlice> rest = new ArrayList<>(slices.length);
    for (ClusteringSlice slice : slices) {
      ClusteringSlice cut =
          direction == Direction.FORWARD
              ? slice.after(encodedClustering)
              : slice.before(encodedClustering);
      if (!cut.isEmpty()) {
        rest.add(cut);
      }
    }
    return new ClusteringSlices(rest);
  }

  /** Whether no row can be inside. */
  public boolean isEmpty() {
    return slices.length == 0;
  }

  /** Number of slices. */
  public int size() {
    return slices.length;
  }

  /** A slice by its place in ascending order. */
  public ClusteringSlice get(int index) {
    return slices[index];
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof ClusteringSlices that && Arrays.equals(slices, that.slices);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(slices);
  }
}
