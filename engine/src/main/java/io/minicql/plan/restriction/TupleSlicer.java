package io.minicql.plan.restriction;

import io.minicql.encoding.ClusteringEncoder;
import io.minicql.schema.ColumnMetadata;
import io.minicql.store.ClusteringSlice;
import io.minicql.store.ClusteringSlices;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Turns a slice by value into slices by storage order (rule 9).
 *
 * <p>{@code (a, b) > (x, y)} is {@code a > x}, or {@code a = x} and {@code b > y}. Each of these is
 * one slice of storage, in whichever direction its last column is kept, so that mixed orders need
 * no other treatment; slices that touch are joined. The rows between two bounds are those in the
 * slices of both.
 */
final class TupleSlicer {
  private final ClusteringEncoder encoder;
  private final List<ColumnMetadata> clustering;

  TupleSlicer(ClusteringEncoder encoder, List<ColumnMetadata> clustering) {
    this.encoder = encoder;
    this.clustering = clustering;
  }

  /** The rows that begin with a prefix and whose next columns are between the bounds. */
  List<ClusteringSlice> slices(byte[][] prefix, SliceBounds bounds) {
    SliceBounds.Bound start = bounds.start();
    SliceBounds.Bound end = bounds.end();
    if (start == null || end == null) {
      return start == null && end == null
          ? List.of(startingWith(prefix))
          : beyond(prefix, start == null ? end : start, start != null);
    }
    return intersect(beyond(prefix, start, true), beyond(prefix, end, false));
  }

  private List<ClusteringSlice> beyond(
      byte[][] prefix, SliceBounds.@Nullable Bound bound, boolean above) {
    List<ClusteringSlice> parts = new ArrayList<>();
    if (bound == null) {
      return parts;
    }
    byte[][] values = bound.values();
    for (int i = 0; i < values.length; i++) {
      byte[][] equal = Tuples.concat(prefix, values, i);
      byte[][] edge = Tuples.concat(prefix, values, i + 1);
      boolean storedAfter = above != clustering.get(prefix.length + i).reversed();
      parts.add(
          storedAfter
              ? new ClusteringSlice(after(edge), startingWith(equal).upper())
              : new ClusteringSlice(startingWith(equal).lower(), before(edge)));
    }
    if (bound.inclusive()) {
      parts.add(startingWith(Tuples.concat(prefix, values, values.length)));
    }
    return list(ClusteringSlices.union(parts));
  }

  private ClusteringSlice startingWith(byte[][] prefix) {
    return prefix.length == 0
        ? ClusteringSlice.ALL
        : new ClusteringSlice(before(prefix), after(prefix));
  }

  private byte[] before(byte[][] prefix) {
    return encoder.start(true, prefix);
  }

  private byte[] after(byte[][] prefix) {
    return encoder.end(true, prefix);
  }

  private static List<ClusteringSlice> list(ClusteringSlices slices) {
    List<ClusteringSlice> list = new ArrayList<>(slices.size());
    for (int i = 0; i < slices.size(); i++) {
      list.add(slices.get(i));
    }
    return list;
  }

  /** What is in both of two ascending lists of disjoint slices. */
  private static List<ClusteringSlice> intersect(
      List<ClusteringSlice> left, List<ClusteringSlice> right) {
    List<ClusteringSlice> common = new ArrayList<>();
    int l = 0;
    int r = 0;
    while (l < left.size() && r < right.size()) {
      ClusteringSlice a = left.get(l);
      ClusteringSlice b = right.get(r);
      byte[] lower = Arrays.compareUnsigned(a.lower(), b.lower()) >= 0 ? a.lower() : b.lower();
      boolean leftEndsFirst = Arrays.compareUnsigned(a.upper(), b.upper()) <= 0;
      ClusteringSlice both = new ClusteringSlice(lower, leftEndsFirst ? a.upper() : b.upper());
      if (!both.isEmpty()) {
        common.add(both);
      }
      if (leftEndsFirst) {
        l++;
      } else {
        r++;
      }
    }
    return common;
  }
}
