package io.minicql.plan.restriction;

import io.minicql.CqlException;
import io.minicql.encoding.ByteWriter;
import io.minicql.encoding.ClusteringColumn;
import io.minicql.encoding.ClusteringEncoder;
import io.minicql.plan.term.Bindings;
import io.minicql.ring.PartitionKeys;
import io.minicql.schema.ColumnMetadata;
import io.minicql.schema.TableMetadata;
import io.minicql.store.ClusteringSlice;
import io.minicql.store.ClusteringSlices;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** What WHERE says of the clustering columns. */
public final class ClusteringRestrictions {
  private final TableMetadata table;
  private final RestrictionSet set = new RestrictionSet();
  private final ClusteringEncoder encoder;
  private List<Restriction> prefix = List.of();
  private boolean namesRows;
  private EqualRestriction @Nullable [] onlyValues;
  private boolean needsFiltering;

  ClusteringRestrictions(TableMetadata table) {
    this.table = table;
    this.encoder =
        ClusteringEncoder.of(
            table.clustering().stream()
                .map(column -> new ClusteringColumn(column.type(), column.reversed()))
                .toList());
  }

  /**
   * Adds a restriction.
   *
   * @param anywhere whether it may follow an inequality, because rows are tested or an index serves
   *     it
   */
  void add(Restriction restriction, boolean anywhere) {
    Restriction last = last();
    ColumnMetadata next = set.firstAfter(restriction.firstColumn());
    set.add(restriction);
    if (last != null && !anywhere) {
      ClusteringOrderCheck.requireSliceLast(restriction, last, next);
    }
  }

  private @Nullable Restriction last() {
    Restriction last = null;
    for (Restriction restriction : set.restrictions()) {
      last = restriction;
    }
    return last;
  }

  /** Ends the adding; what executions ask for again and again is found out once. */
  void seal() {
    prefix = findPrefix();
    namesRows = set.columns().size() == table.clustering().size() && set.hasOnlyEqualityAndIn();
    onlyValues =
        namesRows && !set.hasIn() ? set.restrictions().toArray(EqualRestriction[]::new) : null;
    needsFiltering = prefix.size() < set.restrictions().size();
  }

  RestrictionSet set() {
    return set;
  }

  /** Whether nothing is said of the clustering columns. */
  public boolean isEmpty() {
    return set.isEmpty();
  }

  /** Whether rows are named by all their clustering columns. */
  public boolean namesRows() {
    return namesRows;
  }

  /** Whether at most one row of a partition is named. */
  public boolean namesOneRow() {
    return onlyValues != null;
  }

  /** Whether some restriction cannot be answered by slices. */
  boolean needsFiltering() {
    return needsFiltering;
  }

  /**
   * The restrictions that slices answer: those of a prefix of the clustering columns, up to the
   * first slice. Restrictions of the same column as a slice's first one do not exist.
   */
  private List<Restriction> findPrefix() {
    List<Restriction> found = new ArrayList<>();
    int position = 0;
    for (Restriction restriction : set.restrictions()) {
      if (restriction.isContains() || restriction.firstColumn().position() != position) {
        break;
      }
      found.add(restriction);
      if (restriction.isSlice()) {
        break;
      }
      position = restriction.lastColumn().position() + 1;
    }
    return found;
  }

  /** The columns of what slices do not answer. */
  List<ColumnMetadata> filteredColumns() {
    Collection<Restriction> sliced = prefix;
    return set.restrictions().stream()
        .filter(restriction -> !sliced.contains(restriction))
        .flatMap(restriction -> restriction.columns().stream())
        .toList();
  }

  /** Adds what slices do not answer as conditions. */
  void addConditions(Bindings bindings, RowFilter.Builder filter) {
    Collection<Restriction> sliced = prefix;
    for (Restriction restriction : set.restrictions()) {
      if (!sliced.contains(restriction)) {
        restriction.addConditions(bindings, filter);
      }
    }
  }

  /**
   * The encoded clustering of the only row; only where {@link #namesOneRow}.
   *
   * @param scratch what the clustering is put together in
   * @throws CqlException where a value is null or unset
   */
  public byte[] evaluateOne(Bindings bindings, ByteWriter scratch) {
    scratch.reset();
    encoder.writeKey(evaluateValues(bindings), scratch);
    return scratch.toByteArray();
  }

  private byte[][] evaluateValues(Bindings bindings) {
    EqualRestriction[] restrictions = onlyValues;
    if (restrictions == null) {
      throw new IllegalStateException("not one row");
    }
    byte[][] values = new byte[table.clustering().size()][];
    int at = 0;
    for (EqualRestriction restriction : restrictions) {
      if (restriction.columnCount() == 1) {
        values[at] = restriction.singleValue(bindings);
      } else {
        System.arraycopy(restriction.values(bindings), 0, values, at, restriction.columnCount());
      }
      at += restriction.columnCount();
    }
    return values;
  }

  /** Whether any clustering column is restricted by IN. */
  public boolean hasIn() {
    return set.hasIn();
  }

  /**
   * The rows to write, each once, in the order of the clustering; only where {@link #namesRows}.
   *
   * @throws CqlException where a value is null, unset or too long
   */
  public List<RowName> evaluateRows(Bindings bindings) {
    if (namesOneRow()) {
      return List.of(rowName(evaluateValues(bindings)));
    }
    List<byte[][]> tuples = Tuples.EMPTY;
    for (Restriction restriction : set.restrictions()) {
      tuples = Tuples.product(tuples, ((KeyValues) restriction).tuples(bindings));
    }
    Map<byte[], RowName> rows = new TreeMap<>(Arrays::compareUnsigned);
    for (byte[][] values : tuples) {
      RowName row = rowName(values);
      rows.putIfAbsent(row.encodedClustering(), row);
    }
    return List.copyOf(rows.values());
  }

  private RowName rowName(byte[][] values) {
    long sumBytes = 0;
    for (byte[] value : values) {
      sumBytes += value.length;
    }
    if (sumBytes > PartitionKeys.MAX_KEY_BYTES) {
      throw CqlException.invalid(
          "Key length of "
              + sumBytes
              + " is longer than maximum of "
              + PartitionKeys.MAX_KEY_BYTES);
    }
    return new RowName(encoder.key(values), encoder.originals(values));
  }

  /**
   * The rows of each partition as slices; what they do not answer is left to the filter.
   *
   * @throws CqlException where a value is null or unset
   */
  public ClusteringSlices evaluate(Bindings bindings) {
    if (prefix.isEmpty()) {
      return ClusteringSlices.ALL;
    }
    List<byte[][]> tuples = Tuples.EMPTY;
    SliceBounds bounds = SliceBounds.OPEN;
    for (Restriction restriction : prefix) {
      if (restriction instanceof KeyValues values) {
        tuples = Tuples.product(tuples, values.tuples(bindings));
      } else if (restriction instanceof SliceRestriction slice) {
        SliceBounds evaluated = SliceBounds.evaluate(slice, bindings);
        if (evaluated == null) {
          return ClusteringSlices.NONE;
        }
        bounds = evaluated;
      }
    }
    return slices(tuples, bounds);
  }

  private ClusteringSlices slices(List<byte[][]> tuples, SliceBounds bounds) {
    boolean whole = tuples.isEmpty() || tuples.get(0).length == table.clustering().size();
    List<ClusteringSlice> parts = new ArrayList<>();
    TupleSlicer slicer = new TupleSlicer(encoder, table.clustering());
    for (byte[][] tuple : tuples) {
      if (whole) {
        parts.add(ClusteringSlice.of(encoder.key(tuple)));
      } else {
        parts.addAll(slicer.slices(tuple, bounds));
      }
    }
    return ClusteringSlices.union(parts);
  }

  /** Whether the column has one value by equality. */
  boolean isEqual(ColumnMetadata column) {
    Restriction restriction = set.of(column);
    return restriction != null && restriction.isEquality();
  }
}
