package io.minicql.store;

import org.jspecify.annotations.Nullable;

/**
 * The rows of one partition in all sources that have it, merged: each clustering comes once.
 * Sources are few, so the next one is found by looking at all. Not thread-safe.
 */
final class MergedRows {
  private final RowMerger merger = new RowMerger(TableLayout.NONE);
  private final RowCells[] spares = {new RowCells(), new RowCells()};
  private final RowCells[] statics = {new RowCells(), new RowCells(), new RowCells()};

  /** The sources' readers, the oldest source first; the array belongs to the partition's reader. */
  private SourceReader[] readers = {};

  private int count;
  private boolean[] hasRow = {};

  /** Whether the reader's row was given out, so that the reader has to move on. */
  private boolean[] isUsed = {};

  private RowCells row = new RowCells();
  private boolean isForward;

  void open(SourceReader[] standing, int standingCount, TableLayout layout) {
    readers = standing;
    count = standingCount;
    merger.layout(layout);
    if (hasRow.length < standingCount) {
      hasRow = new boolean[standingCount];
      isUsed = new boolean[standingCount];
    }
  }

  /** Goes to the begin of a slice, or to its end when it is read in reverse. */
  void seek(ClusteringSlice slice, Direction direction) {
    isForward = direction == Direction.FORWARD;
    for (int i = 0; i < count; i++) {
      readers[i].seekRows(slice, direction);
      hasRow[i] = true;
      isUsed[i] = true;
    }
  }

  /** Goes to the next row; false behind the last one. */
  boolean next() {
    if (count == 1) {
      row = readers[0].row();
      return readers[0].nextRow();
    }
    int first = -1;
    for (int i = 0; i < count; i++) {
      if (hasRow[i] && isUsed[i]) {
        hasRow[i] = readers[i].nextRow();
        isUsed[i] = false;
      }
      if (hasRow[i] && (first < 0 || comesBefore(readers[i].row(), readers[first].row()))) {
        first = i;
      }
    }
    if (first < 0) {
      return false;
    }
    mergeAllLike(first);
    return true;
  }

  private boolean comesBefore(RowCells one, RowCells other) {
    int order = one.compareClustering(other);
    return isForward ? order < 0 : order > 0;
  }

  private void mergeAllLike(int first) {
    row = readers[first].row();
    isUsed[first] = true;
    for (int i = first + 1; i < count; i++) {
      if (hasRow[i] && readers[i].row().compareClustering(readers[first].row()) == 0) {
        row = merge(row, readers[i].row());
        isUsed[i] = true;
      }
    }
  }

  /** Reads one row by its full clustering; null if no source has it. */
  @Nullable RowCells find(byte[] encodedClustering) {
    RowCells found = null;
    for (int i = 0; i < count; i++) {
      if (readers[i].findRow(encodedClustering)) {
        found = found == null ? readers[i].row() : merge(found, readers[i].row());
      }
    }
    return found;
  }

  /** Merges two versions of a row; the result is valid until the next but one is merged. */
  private RowCells merge(RowCells older, RowCells newer) {
    RowCells target = older == spares[0] ? spares[1] : spares[0];
    merger.merge(older, newer, target);
    return target;
  }

  /** The row of the last {@link #next}. */
  RowCells row() {
    return row;
  }

  /** Reads the static row; null if no source has it. It stays valid while rows are read. */
  @Nullable RowCells readStatic() {
    RowCells found = null;
    for (int i = 0; i < count; i++) {
      RowCells read = found == statics[0] ? statics[1] : statics[0];
      if (!readers[i].readStatic(read)) {
        continue;
      }
      if (found == null) {
        found = read;
      } else {
        merger.merge(found, read, statics[2]);
        found = statics[2];
        swapStatics(0, 2);
      }
    }
    return found;
  }

  /** The merged row goes to the front, so that the other two are free. */
  private void swapStatics(int left, int right) {
    RowCells one = statics[left];
    statics[left] = statics[right];
    statics[right] = one;
  }
}
