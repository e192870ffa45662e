package io.minicql.schema;

import io.minicql.type.CqlType;

/**
 * One column of a table.
 *
 * @param keyspace the keyspace of the table
 * @param table the table the column belongs to
 * @param name the column's name as stored (case-sensitive, without quotes)
 * @param type its type; never a reversed one, see {@code reversed}
 * @param kind its role in the table
 * @param position its place in the partition key or among the clustering columns, {@value
 *     #NO_POSITION} for the others
 * @param id the name of the column's cells in stored rows: unique in the life of the table for
 *     static and regular columns, also after DROP and a second ADD of the same name; {@value
 *     #NO_ID} for columns of the primary key
 * @param reversed whether a clustering column is kept in descending order
 */
public record ColumnMetadata(
    String keyspace,
    String table,
    String name,
    CqlType type,
    ColumnKind kind,
    int position,
    int id,
    boolean reversed) {

  /** The position of columns outside the primary key. */
  public static final int NO_POSITION = -1;

  /** The id of columns that have no cells. */
  public static final int NO_ID = -1;

  public ColumnMetadata {
    boolean key = kind.isPrimaryKey();
    if (key == (position == NO_POSITION) || key != (id == NO_ID)) {
      throw new IllegalArgumentException("position " + position + " and id " + id + " for " + kind);
    }
    if (reversed && kind != ColumnKind.CLUSTERING) {
      throw new IllegalArgumentException("only clustering columns are reversed");
    }
  }

  /** Whether the column is part of the partition key. */
  public boolean isPartitionKey() {
    return kind == ColumnKind.PARTITION_KEY;
  }

  /** Whether the column is a clustering column. */
  public boolean isClustering() {
    return kind == ColumnKind.CLUSTERING;
  }

  /** Whether the column is part of the primary key. */
  public boolean isPrimaryKey() {
    return kind.isPrimaryKey();
  }

  /** Whether the column has one value for each partition. */
  public boolean isStatic() {
    return kind == ColumnKind.STATIC;
  }

  /** Whether the column has one value for each row and is not in the primary key. */
  public boolean isRegular() {
    return kind == ColumnKind.REGULAR;
  }

  /** The name as it is written in CQL, quoted where it has to be. */
  public String cqlName() {
    return Names.quoteIfNeeded(name);
  }

  ColumnMetadata withName(String newName) {
    return new ColumnMetadata(keyspace, table, newName, type, kind, position, id, reversed);
  }

  ColumnMetadata withType(CqlType newType) {
    return new ColumnMetadata(keyspace, table, name, newType, kind, position, id, reversed);
  }
}
