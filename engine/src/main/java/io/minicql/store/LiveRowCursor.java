package io.minicql.store;

/** The live rows of one partition inside slices. Not thread-safe. */
final class LiveRowCursor implements RowCursor {
  private final PartitionReader partition;
  private final MergedRows rows;
  private final LiveRow row;
  private ClusteringSlices slices = ClusteringSlices.NONE;
  private Direction direction = Direction.FORWARD;
  private int slicesBegun;
  private boolean isInSlice;

  LiveRowCursor(PartitionReader partition, MergedRows rows, LiveRow row) {
    this.partition = partition;
    this.rows = rows;
    this.row = row;
  }

  void open(ClusteringSlices newSlices, Direction newDirection) {
    slices = newSlices;
    direction = newDirection;
    slicesBegun = 0;
    isInSlice = false;
  }

  @Override
  public boolean advance() {
    while (isInSlice || beginSlice()) {
      while (rows.next()) {
        if (partition.show(rows.row())) {
          return true;
        }
      }
      isInSlice = false;
    }
    return false;
  }

  private boolean beginSlice() {
    if (slicesBegun == slices.size()) {
      return false;
    }
    int index = direction == Direction.FORWARD ? slicesBegun : slices.size() - 1 - slicesBegun;
    rows.seek(slices.get(index), direction);
    slicesBegun++;
    isInSlice = true;
    return true;
  }

  @Override
  public RowView row() {
    return row;
  }
}
