package io.minicql.store;

import static java.util.Objects.requireNonNull;

import io.minicql.memory.OffHeapBytes;
import io.minicql.ring.PartitionKey;
import org.jspecify.annotations.Nullable;

/** Reads a memtable; of each partition one published state. Not thread-safe. */
final class MemtableReader implements SourceReader {
  private static final int TOUCHED_ROWS = 8;

  private final OrderedCursor partitions = new OrderedCursor();
  private final OrderedCursor rows = new OrderedCursor();
  private final RowCells row = new RowCells();
  private final RowLoader rowLoader = new RowLoader();
  private final RowLoader staticLoader = new RowLoader();
  private final RowProbe probe = new RowProbe();

  private @Nullable Memtable memtable;
  private @Nullable OffHeapBytes memory;
  private PartitionDirectory.@Nullable Ordered order;
  private @Nullable PartitionKey key;
  private PartitionRoot root = PartitionRoot.EMPTY;

  private Direction direction = Direction.FORWARD;
  private byte[] bound = {};
  private long boundPrefix;
  private boolean isBounded;

  /** How many of the rows to come have been touched. */
  private int touched;

  /** Keeps the reads of {@link #touch} from being optimised away. */
  @SuppressWarnings("unused")
  private int touchedSum;

  void open(Memtable opened) {
    memtable = opened;
    memory = opened.memory();
    probe.memory(memory);
    order = null;
    key = null;
    root = PartitionRoot.EMPTY;
  }

  @Override
  public boolean find(PartitionKey wanted) {
    PartitionEntry entry = requireNonNull(memtable).directory.find(wanted);
    return entry != null && enter(entry);
  }

  @Override
  public void seek(PartitionPosition position) {
    PartitionDirectory.Ordered current = requireNonNull(memtable).directory.ordered();
    order = current;
    partitions.seek(current.tree(), new PartitionDirectory.Position(current, position));
  }

  @Override
  public boolean nextPartition() {
    PartitionDirectory.Ordered current = requireNonNull(order);
    long reference;
    do {
      reference = partitions.next();
    } while (reference != OrderedCursor.NONE && !enter(current.entry(reference)));
    return reference != OrderedCursor.NONE;
  }

  @SuppressWarnings("ReferenceEquality") // the one root that stands for nothing
  private boolean enter(PartitionEntry entry) {
    key = entry.key;
    root = entry.root();
    return root != PartitionRoot.EMPTY;
  }

  @Override
  public PartitionKey key() {
    return requireNonNull(key);
  }

  @Override
  public Deletion deletion() {
    return root.deletion();
  }

  @Override
  public RangeTombstones rangeTombstones() {
    return root.rangeTombstones();
  }

  @Override
  public boolean readStatic(RowCells into) {
    if (root.staticRow() == OffHeapBytes.NO_ADDRESS) {
      return false;
    }
    staticLoader.load(requireNonNull(memory), Memtable.BASE_TIMESTAMP, root.staticRow(), into);
    return true;
  }

  @Override
  public boolean findRow(byte[] encodedClustering) {
    probe.key(encodedClustering, 0, encodedClustering.length);
    long address = OrderedNode.find(root.rows(), probe, OffHeapBytes.NO_ADDRESS);
    if (address == OffHeapBytes.NO_ADDRESS) {
      return false;
    }
    load(address);
    return true;
  }

  @Override
  public void seekRows(ClusteringSlice slice, Direction readDirection) {
    direction = readDirection;
    touched = 0;
    if (readDirection == Direction.FORWARD) {
      isBounded = !slice.isUnboundedAbove();
      setBound(slice.upper());
      if (slice.lower().length == 0) {
        rows.seekStart(root.rows());
      } else {
        rows.seek(root.rows(), probe.key(slice.lower(), 0, slice.lower().length));
      }
    } else {
      isBounded = slice.lower().length > 0;
      setBound(slice.lower());
      if (slice.isUnboundedAbove()) {
        rows.seekEnd(root.rows());
      } else {
        rows.seek(root.rows(), probe.key(slice.upper(), 0, slice.upper().length));
      }
    }
  }

  private void setBound(byte[] newBound) {
    bound = newBound;
    boundPrefix = ClusteringPrefix.of(newBound, 0, newBound.length);
  }

  @Override
  public boolean nextRow() {
    return direction == Direction.FORWARD ? nextForward() : nextReversed();
  }

  private boolean nextForward() {
    if (touched == 0) {
      touched = Math.min(TOUCHED_ROWS, rows.nextInLeaf());
      touch(0, touched);
    }
    touched = Math.max(0, touched - 1);
    long address = rows.next();
    if (address == OrderedCursor.NONE
        || (isBounded && compareToBound(rows.prefixBefore(), address) >= 0)) {
      return false;
    }
    load(address);
    return true;
  }

  private boolean nextReversed() {
    if (touched == 0) {
      touched = Math.min(TOUCHED_ROWS, rows.previousInLeaf());
      touch(-touched, 0);
    }
    touched = Math.max(0, touched - 1);
    long address = rows.previous();
    if (address == OrderedCursor.NONE
        || (isBounded && compareToBound(rows.prefixAfter(), address) < 0)) {
      return false;
    }
    load(address);
    return true;
  }

  /** Reads a byte of each of the next rows, so that their cache misses overlap. */
  private void touch(int from, int to) {
    OffHeapBytes at = requireNonNull(memory);
    int sum = 0;
    for (int i = from; i < to; i++) {
      sum += at.getByte(rows.peek(i));
    }
    touchedSum = sum;
  }

  private int compareToBound(long prefix, long address) {
    return prefix != boundPrefix
        ? Long.compare(prefix, boundPrefix)
        : StoredRows.compareClustering(requireNonNull(memory), address, bound, 0, bound.length);
  }

  private void load(long address) {
    rowLoader.load(requireNonNull(memory), Memtable.BASE_TIMESTAMP, address, row);
  }

  @Override
  public RowCells row() {
    return row;
  }
}
