package io.minicql.schema;

import io.minicql.type.CqlType;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.UUID;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** Collects the parts of a table; gives each static and regular column an id of its own. */
public final class TableMetadataBuilder {

  final String keyspace;
  final String name;
  final List<ColumnMetadata> partitionKey = new ArrayList<>();
  final List<ColumnMetadata> clustering = new ArrayList<>();
  final Map<String, ColumnMetadata> statics = new TreeMap<>(Names.COLUMN_ORDER);
  final Map<String, ColumnMetadata> regulars = new TreeMap<>(Names.COLUMN_ORDER);
  final Map<String, DroppedColumn> droppedColumns = new LinkedHashMap<>();
  final Map<String, IndexMetadata> indexes = new TreeMap<>();
  final Set<TableFlag> flags = EnumSet.of(TableFlag.COMPOUND);
  UUID id;
  boolean virtual;
  TableOptions options = TableOptions.DEFAULT;
  int lastColumnId = ColumnMetadata.NO_ID;

  TableMetadataBuilder(String keyspace, String name, UUID id) {
    this.keyspace = keyspace;
    this.name = name;
    this.id = id;
  }

  TableMetadataBuilder(TableMetadata from) {
    this(from.keyspace(), from.name(), from.id());
    partitionKey.addAll(from.partitionKey());
    clustering.addAll(from.clustering());
    from.statics().forEach(column -> statics.put(column.name(), column));
    from.regulars().forEach(column -> regulars.put(column.name(), column));
    droppedColumns.putAll(from.droppedColumns());
    indexes.putAll(from.indexes());
    flags.clear();
    flags.addAll(from.flags());
    virtual = from.isVirtual();
    options = from.options();
    lastColumnId = from.lastColumnId();
  }

  public TableMetadataBuilder id(UUID newId) {
    id = newId;
    return this;
  }

  public TableMetadataBuilder virtual() {
    virtual = true;
    return this;
  }

  public TableMetadataBuilder counter() {
    flags.add(TableFlag.COUNTER);
    return this;
  }

  public TableMetadataBuilder options(TableOptions newOptions) {
    options = newOptions;
    return this;
  }

  /** Adds the next column of the partition key. */
  public TableMetadataBuilder addPartitionKey(String column, CqlType type) {
    partitionKey.add(keyColumn(column, type, ColumnKind.PARTITION_KEY, partitionKey.size(), false));
    return this;
  }

  /** Adds the next clustering column in ascending order. */
  public TableMetadataBuilder addClustering(String column, CqlType type) {
    clustering.add(keyColumn(column, type, ColumnKind.CLUSTERING, clustering.size(), false));
    return this;
  }

  /** Adds the next clustering column in descending order. */
  public TableMetadataBuilder addClusteringDescending(String column, CqlType type) {
    clustering.add(keyColumn(column, type, ColumnKind.CLUSTERING, clustering.size(), true));
    return this;
  }

  /** Adds a static column under a new id. */
  public TableMetadataBuilder addStatic(String column, CqlType type) {
    statics.put(column, cellColumn(column, type, ColumnKind.STATIC));
    return this;
  }

  /** Adds a regular column under a new id. */
  public TableMetadataBuilder addRegular(String column, CqlType type) {
    regulars.put(column, cellColumn(column, type, ColumnKind.REGULAR));
    return this;
  }

  /** Removes a static or regular column and remembers it as dropped at the time. */
  public TableMetadataBuilder drop(ColumnMetadata column, CqlType keptType, long droppedMicros) {
    statics.remove(column.name());
    regulars.remove(column.name());
    droppedColumns.remove(column.name());
    droppedColumns.put(column.name(), new DroppedColumn(column.withType(keptType), droppedMicros));
    return this;
  }

  /** Renames a column of the primary key. */
  public TableMetadataBuilder renameKeyColumn(String from, String to) {
    UnaryOperator<ColumnMetadata> rename =
        column -> column.name().equals(from) ? column.withName(to) : column;
    partitionKey.replaceAll(rename);
    clustering.replaceAll(rename);
    return this;
  }

  /** Changes the type of every column. */
  public TableMetadataBuilder mapTypes(UnaryOperator<CqlType> change) {
    UnaryOperator<ColumnMetadata> changeColumn =
        column -> column.withType(change.apply(column.type()));
    partitionKey.replaceAll(changeColumn);
    clustering.replaceAll(changeColumn);
    statics.replaceAll((key, column) -> changeColumn.apply(column));
    regulars.replaceAll((key, column) -> changeColumn.apply(column));
    return this;
  }

  /** Adds or replaces an index. */
  public TableMetadataBuilder index(IndexMetadata index) {
    indexes.put(index.name(), index);
    return this;
  }

  /** Removes an index. */
  public TableMetadataBuilder withoutIndex(String index) {
    indexes.remove(index);
    return this;
  }

  /** The column of this name as collected so far, or null. */
  public @Nullable ColumnMetadata column(String columnName) {
    for (List<ColumnMetadata> keyPart : List.of(partitionKey, clustering)) {
      for (ColumnMetadata column : keyPart) {
        if (column.name().equals(columnName)) {
          return column;
        }
      }
    }
    ColumnMetadata regular = regulars.get(columnName);
    return regular == null ? statics.get(columnName) : regular;
  }

  /** The table. */
  public TableMetadata build() {
    return new TableMetadata(this);
  }

  private ColumnMetadata keyColumn(
      String column, CqlType type, ColumnKind kind, int position, boolean reversed) {
    return new ColumnMetadata(
        keyspace, name, column, type, kind, position, ColumnMetadata.NO_ID, reversed);
  }

  private ColumnMetadata cellColumn(String column, CqlType type, ColumnKind kind) {
    lastColumnId++;
    return new ColumnMetadata(
        keyspace, name, column, type, kind, ColumnMetadata.NO_POSITION, lastColumnId, false);
  }
}
