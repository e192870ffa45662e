package io.minicql.schema;

import java.util.Locale;

/** Properties of a table's layout that are fixed when it is created. */
public enum TableFlag {
  /** Rows have clusterings and named cells: every table that is not COMPACT STORAGE. */
  COMPOUND,
  /** Every column outside the primary key is a counter. */
  COUNTER,
  /** Compact storage with clustering columns in the cell names. */
  DENSE,
  /** Compact storage of a Thrift super column family. */
  SUPER;

  /** The name of this flag in {@code system_schema.tables.flags}. */
  public String cqlName() {
    return name().toLowerCase(Locale.ROOT);
  }
}
