package io.minicql.schema;

import io.minicql.encoding.ClusteringColumn;
import io.minicql.encoding.ClusteringEncoder;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/**
 * A table: its columns, key, properties and indexes. Immutable; {@link #toBuilder} starts a changed
 * copy.
 *
 * <p>Partition key and clustering columns are in the order of the key, static and regular columns
 * each in the order of their names' bytes.
 */
public final class TableMetadata {

  private final String keyspace;
  private final String name;
  private final UUID id;
  private final boolean virtual;
  private final Set<TableFlag> flags;
  private final TableOptions options;
  private final List<ColumnMetadata> partitionKey;
  private final List<ColumnMetadata> clustering;
  private final List<ColumnMetadata> statics;
  private final List<ColumnMetadata> regulars;
  private final List<ColumnMetadata> columns;
  private final Map<String, ColumnMetadata> columnsByName;
  private final Map<String, DroppedColumn> droppedColumns;
  private final Map<String, IndexMetadata> indexes;
  private final int lastColumnId;
  private final ClusteringEncoder clusteringEncoder;

  TableMetadata(TableMetadataBuilder builder) {
    this.keyspace = builder.keyspace;
    this.name = builder.name;
    this.id = builder.id;
    this.virtual = builder.virtual;
    this.flags = Collections.unmodifiableSet(EnumSet.copyOf(builder.flags));
    this.options = builder.options;
    this.partitionKey = List.copyOf(builder.partitionKey);
    this.clustering = List.copyOf(builder.clustering);
    this.statics = List.copyOf(builder.statics.values());
    this.regulars = List.copyOf(builder.regulars.values());
    this.columns = concatenate(List.of(partitionKey, clustering, statics, regulars));
    this.columnsByName = new HashMap<>();
    for (ColumnMetadata column : columns) {
      columnsByName.put(column.name(), column);
    }
    this.droppedColumns = Collections.unmodifiableMap(new LinkedHashMap<>(builder.droppedColumns));
    this.indexes = Collections.unmodifiableMap(new TreeMap<>(builder.indexes));
    this.lastColumnId = builder.lastColumnId;
    this.clusteringEncoder = encoder(clustering);
    checkColumns();
  }

  private static ClusteringEncoder encoder(List<ColumnMetadata> clustering) {
    List<ClusteringColumn> columns = new ArrayList<>();
    for (ColumnMetadata column : clustering) {
      columns.add(new ClusteringColumn(column.type(), column.reversed()));
    }
    return ClusteringEncoder.of(columns);
  }

  private void checkColumns() {
    if (partitionKey.isEmpty() || columnsByName.size() != columns.size()) {
      throw new IllegalArgumentException("no partition key or a name twice in " + this + columns);
    }
    checkPositions(partitionKey);
    checkPositions(clustering);
    for (ColumnMetadata column : columns) {
      if (column.id() > lastColumnId || !column.table().equals(name)) {
        throw new IllegalArgumentException(column + " in " + this);
      }
    }
  }

  private static void checkPositions(List<ColumnMetadata> keyPart) {
    for (int i = 0; i < keyPart.size(); i++) {
      if (keyPart.get(i).position() != i) {
        throw new IllegalArgumentException("position of " + keyPart.get(i));
      }
    }
  }

  private static List<ColumnMetadata> concatenate(List<List<ColumnMetadata>> parts) {
    List<ColumnMetadata> all = new ArrayList<>();
    for (List<ColumnMetadata> part : parts) {
      all.addAll(part);
    }
    return List.copyOf(all);
  }

  /** A builder of a table without columns. */
  public static TableMetadataBuilder builder(String keyspace, String name, UUID id) {
    return new TableMetadataBuilder(keyspace, name, id);
  }

  /** A builder that starts from this table. */
  public TableMetadataBuilder toBuilder() {
    return new TableMetadataBuilder(this);
  }

  public String keyspace() {
    return keyspace;
  }

  public String name() {
    return name;
  }

  /** The table's identity: another one after DROP and CREATE of the same name. */
  public UUID id() {
    return id;
  }

  /** Whether the table belongs to a virtual keyspace. */
  public boolean isVirtual() {
    return virtual;
  }

  public Set<TableFlag> flags() {
    return flags;
  }

  public TableOptions options() {
    return options;
  }

  /** Whether every column outside the primary key is a counter. */
  public boolean isCounter() {
    return flags.contains(TableFlag.COUNTER);
  }

  /** Whether the table has COMPACT STORAGE; no table that is made here has. */
  public boolean isCompact() {
    return !flags.contains(TableFlag.COMPOUND) || flags.contains(TableFlag.DENSE);
  }

  /** The columns of the partition key, at least one. */
  public List<ColumnMetadata> partitionKey() {
    return partitionKey;
  }

  /** The clustering columns. */
  public List<ColumnMetadata> clustering() {
    return clustering;
  }

  /** The static columns by name. */
  public List<ColumnMetadata> statics() {
    return statics;
  }

  /** The regular columns by name. */
  public List<ColumnMetadata> regulars() {
    return regulars;
  }

  /** All columns in the order of {@code SELECT *}: partition key, clustering, static, regular. */
  public List<ColumnMetadata> columns() {
    return columns;
  }

  /** The column of this name (as stored, case-sensitive), or null. */
  public @Nullable ColumnMetadata column(String columnName) {
    return columnsByName.get(columnName);
  }

  public boolean hasStatics() {
    return !statics.isEmpty();
  }

  public boolean hasClustering() {
    return !clustering.isEmpty();
  }

  /** The dropped columns by name in the order of their last drop; the names may be in use again. */
  public Map<String, DroppedColumn> droppedColumns() {
    return droppedColumns;
  }

  /**
   * The time up to which cells of the column are hidden because a column of its name was dropped
   * then: microseconds since the epoch, {@link Long#MIN_VALUE} when none was.
   */
  public long droppedTimeMicros(ColumnMetadata column) {
    DroppedColumn dropped = droppedColumns.get(column.name());
    return dropped == null ? Long.MIN_VALUE : dropped.droppedTimeMicros();
  }

  /** The indexes by name. */
  public Map<String, IndexMetadata> indexes() {
    return indexes;
  }

  /** The largest id that a column of this table ever had; ids start at 0, so -1 when none had. */
  public int lastColumnId() {
    return lastColumnId;
  }

  /** Makes the byte-comparable keys of this table's clusterings. */
  public ClusteringEncoder clusteringEncoder() {
    return clusteringEncoder;
  }

  /** Static and regular columns. */
  public Collection<ColumnMetadata> staticsAndRegulars() {
    return columns.subList(partitionKey.size() + clustering.size(), columns.size());
  }

  /** {@code keyspace.table}, quoted where it has to be. */
  public String cqlName() {
    return Names.quoteIfNeeded(keyspace) + "." + Names.quoteIfNeeded(name);
  }

  @Override
  public String toString() {
    return keyspace + "." + name;
  }
}
