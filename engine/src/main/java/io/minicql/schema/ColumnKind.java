package io.minicql.schema;

/** The role of a column in its table. */
public enum ColumnKind {
  PARTITION_KEY("partition_key"),
  CLUSTERING("clustering"),
  STATIC("static"),
  REGULAR("regular");

  private final String cqlName;

  ColumnKind(String cqlName) {
    this.cqlName = cqlName;
  }

  /** The name of this kind in {@code system_schema.columns.kind}. */
  public String cqlName() {
    return cqlName;
  }

  /** Whether columns of this kind belong to the primary key. */
  public boolean isPrimaryKey() {
    return this == PARTITION_KEY || this == CLUSTERING;
  }
}
