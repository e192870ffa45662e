package io.minicql.store;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The range deletions of one partition of one source: slices in ascending order that do not
 * overlap, each with the deletion that stays where several were. Immutable.
 */
final class RangeTombstones {
  static final RangeTombstones NONE = new RangeTombstones(List.of());

  private final RangeDeletion[] ranges;

  private RangeTombstones(List<RangeDeletion> ranges) {
    this.ranges = ranges.toArray(RangeDeletion[]::new);
  }

  boolean isEmpty() {
    return ranges.length == 0;
  }

  int size() {
    return ranges.length;
  }

  RangeDeletion get(int index) {
    return ranges[index];
  }

  /**
   * The timestamp up to which a row is deleted, {@link Deletion#NO_TIMESTAMP} outside of all
   * ranges.
   */
  long coveringTimestamp(byte[] bytes, int offset, int length) {
    int low = 0;
    int high = ranges.length - 1;
    while (low <= high) {
      int middle = (low + high) >>> 1;
      ClusteringSlice slice = ranges[middle].slice();
      if (compare(slice.lower(), bytes, offset, length) > 0) {
        high = middle - 1;
      } else if (compare(slice.upper(), bytes, offset, length) <= 0) {
        low = middle + 1;
      } else {
        return ranges[middle].deletion().timestampMicros();
      }
    }
    return Deletion.NO_TIMESTAMP;
  }

  private static int compare(byte[] bound, byte[] bytes, int offset, int length) {
    return Arrays.compareUnsigned(bound, 0, bound.length, bytes, offset, offset + length);
  }

  /** How many of the ranges overlap a slice. */
  int countIn(ClusteringSlice slice) {
    int count = 0;
    for (RangeDeletion range : ranges) {
      if (isBelow(range.slice().lower(), slice.upper())
          && isBelow(slice.lower(), range.slice().upper())) {
        count++;
      }
    }
    return count;
  }

  /** These and one more. */
  RangeTombstones with(RangeDeletion added) {
    Merge merge = new Merge(added);
    for (RangeDeletion range : ranges) {
      merge.pass(range);
    }
    return new RangeTombstones(merge.finish());
  }

  private static boolean isBelow(byte[] left, byte[] right) {
    return Arrays.compareUnsigned(left, right) < 0;
  }

  private static byte[] min(byte[] left, byte[] right) {
    return isBelow(left, right) ? left : right;
  }

  private static byte[] max(byte[] left, byte[] right) {
    return isBelow(left, right) ? right : left;
  }

  /** One pass over the ranges in ascending order that lays one more over them. */
  private static final class Merge {
    private final List<RangeDeletion> merged = new ArrayList<>();
    private final byte[] upper;
    private final Deletion deletion;

    /** From here on the added range is not yet laid down. */
    private byte[] lower;

    Merge(RangeDeletion added) {
      this.lower = added.slice().lower();
      this.upper = added.slice().upper();
      this.deletion = added.deletion();
    }

    void pass(RangeDeletion range) {
      byte[] rangeLower = range.slice().lower();
      byte[] rangeUpper = range.slice().upper();
      append(rangeLower, min(rangeUpper, lower), range.deletion());
      append(lower, min(upper, rangeLower), deletion);
      lower = max(lower, min(upper, rangeLower));
      byte[] overlapUpper = min(upper, rangeUpper);
      append(max(lower, rangeLower), overlapUpper, deletion.merge(range.deletion()));
      lower = max(lower, overlapUpper);
      append(max(upper, rangeLower), rangeUpper, range.deletion());
    }

    List<RangeDeletion> finish() {
      append(lower, upper, deletion);
      return merged;
    }

    private void append(byte[] from, byte[] to, Deletion by) {
      if (!isBelow(from, to)) {
        return;
      }
      int last = merged.size() - 1;
      if (last >= 0
          && merged.get(last).deletion().equals(by)
          && Arrays.equals(merged.get(last).slice().upper(), from)) {
        byte[] start = merged.get(last).slice().lower();
        merged.set(last, new RangeDeletion(new ClusteringSlice(start, to), by));
      } else {
        merged.add(new RangeDeletion(new ClusteringSlice(from, to), by));
      }
    }
  }
}
