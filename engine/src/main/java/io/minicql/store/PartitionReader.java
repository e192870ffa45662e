package io.minicql.store;

import static java.util.Objects.requireNonNull;

import io.minicql.ring.PartitionKey;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Reads one partition from all sources of its table that have it: merges their rows, applies the
 * deletions, and shows what is live. With one source only, as it mostly is, rows are shown as they
 * were decoded. Not thread-safe.
 */
final class PartitionReader implements PartitionView {
  private final ReadContext context;
  private final LiveRow staticRow = new LiveRow(true);
  private final LiveRow row = new LiveRow(false);
  private final MergedRows rows = new MergedRows();
  private final LiveRowCursor cursor = new LiveRowCursor(this, rows, row);

  /**
   * Readers of the table's sources, the oldest first; those behind {@code sourceCount} wait to be
   * used again.
   */
  private @Nullable SourceReader[] readers = new SourceReader[1];

  private int sourceCount;

  /** Those that stand on the current partition, the oldest source first. */
  private SourceReader[] present = new SourceReader[1];

  private int presentCount;
  private TableLayout layout = TableLayout.NONE;
  private long partitionDeletion;
  private boolean hasRangeTombstones;

  PartitionReader(ReadContext context) {
    this.context = context;
  }

  /** Takes one state of a table to read from. */
  void open(TableState state) {
    Source[] sources = state.sources();
    layout = state.layout();
    sourceCount = sources.length;
    presentCount = 0;
    if (readers.length < sourceCount) {
      readers = Arrays.copyOf(readers, sourceCount);
      present = new SourceReader[sourceCount];
    }
    for (int i = 0; i < sourceCount; i++) {
      readers[i] = sources[i].reader(readers[i]);
    }
  }

  int sourceCount() {
    return sourceCount;
  }

  SourceReader reader(int index) {
    return requireNonNull(readers[index]);
  }

  /** Goes to the partition of a key; false if no source has it. */
  boolean find(PartitionKey key) {
    leave();
    for (int i = 0; i < sourceCount; i++) {
      if (reader(i).find(key)) {
        add(reader(i));
      }
    }
    return presentCount > 0 && enter();
  }

  /** Forgets the current partition. */
  void leave() {
    presentCount = 0;
    partitionDeletion = Deletion.NO_TIMESTAMP;
    hasRangeTombstones = false;
  }

  /** Takes a reader that stands on the next partition; the older source first. */
  void add(SourceReader reader) {
    present[presentCount++] = reader;
    partitionDeletion = Math.max(partitionDeletion, reader.deletion().timestampMicros());
    hasRangeTombstones |= !reader.rangeTombstones().isEmpty();
  }

  /** Begins to read the partition on which the added readers stand. */
  boolean enter() {
    rows.open(present, presentCount, layout);
    return true;
  }

  @Override
  public PartitionKey key() {
    return present[0].key();
  }

  @Override
  public @Nullable RowView staticRow() {
    RowCells cells = rows.readStatic();
    return cells != null && staticRow.show(cells, partitionDeletion, layout, context)
        ? staticRow
        : null;
  }

  @Override
  public @Nullable RowView row(byte[] encodedClustering) {
    RowCells cells = rows.find(encodedClustering);
    return cells != null && show(cells) ? row : null;
  }

  @Override
  public RowCursor rows(ClusteringSlices slices, Direction direction) {
    if (hasRangeTombstones) {
      countRangeTombstones(slices);
    }
    cursor.open(slices, direction);
    return cursor;
  }

  private void countRangeTombstones(ClusteringSlices slices) {
    for (int i = 0; i < presentCount; i++) {
      for (int slice = 0; slice < slices.size(); slice++) {
        context.countTombstones(2 * present[i].rangeTombstones().countIn(slices.get(slice)));
      }
    }
  }

  /** Shows a row in the row view; false if it is not live. */
  boolean show(RowCells cells) {
    boolean isLive = row.show(cells, coveringTimestamp(cells), layout, context);
    if (isLive) {
      context.countLiveRow();
    }
    return isLive;
  }

  private long coveringTimestamp(RowCells cells) {
    long covering = partitionDeletion;
    if (hasRangeTombstones) {
      for (int i = 0; i < presentCount; i++) {
        RangeTombstones ranges = present[i].rangeTombstones();
        covering =
            Math.max(
                covering,
                ranges.coveringTimestamp(
                    cells.clusteringBytes, cells.clusteringOffset, cells.clusteringLength));
      }
    }
    return covering;
  }
}
