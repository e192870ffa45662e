package io.minicql.schema.ddl;

import io.minicql.CqlException;
import io.minicql.schema.KeyspaceMetadata;
import org.jspecify.annotations.Nullable;

/** The names of indexes, unique in their keyspace. */
final class IndexNames {
  private IndexNames() {}

  /** A name for an index that was given none; the column is null where there are several. */
  static String generate(KeyspaceMetadata keyspace, String table, @Nullable String column) {
    String base =
        column == null ? table + "_idx" : table + "_" + column.replaceAll("\\W", "") + "_idx";
    String name = base;
    for (int i = 1; keyspace.tableOfIndex(name) != null; i++) {
      name = base + "_" + i;
    }
    return name;
  }

  static void check(String name) {
    if (!name.matches("\\w+")) {
      throw CqlException.config("Illegal index name " + name);
    }
  }
}
