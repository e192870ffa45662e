package io.minicql.plan;

import io.minicql.CqlException;
import io.minicql.grammar.ast.QualifiedName;
import io.minicql.schema.ColumnMetadata;
import io.minicql.schema.KeyspaceMetadata;
import io.minicql.schema.TableMetadata;
import io.minicql.schema.ViewMetadata;

/** Finds the tables and columns that statements name. */
public final class TableNames {
  private TableNames() {}

  /**
   * The table of a name, or the view of that name.
   *
   * @throws CqlException where there is no keyspace to look in, or nothing of that name in it
   */
  public static TableMetadata resolve(PlanContext context, QualifiedName name) {
    String keyspaceName = name.keyspaceOr(context.keyspace());
    if (keyspaceName == null) {
      throw CqlException.invalid(
          "No keyspace has been specified. USE a keyspace, or explicitly specify"
              + " keyspace.tablename");
    }
    KeyspaceMetadata keyspace = context.schema().keyspace(keyspaceName);
    if (keyspace == null) {
      throw CqlException.invalid("keyspace " + keyspaceName + " does not exist");
    }
    TableMetadata table = keyspace.table(name.name());
    if (table != null) {
      return table;
    }
    ViewMetadata view = keyspace.views().get(name.name());
    if (view == null) {
      throw CqlException.invalid("table " + name.name() + " does not exist");
    }
    return view.table();
  }

  /** Whether the table is the data of a view. */
  public static boolean isView(PlanContext context, TableMetadata table) {
    KeyspaceMetadata keyspace = context.schema().keyspace(table.keyspace());
    return keyspace != null && keyspace.views().containsKey(table.name());
  }

  /**
   * A column of a table.
   *
   * @throws CqlException where the table has none of that name
   */
  public static ColumnMetadata column(TableMetadata table, String name) {
    ColumnMetadata column = table.column(name);
    if (column == null) {
      throw CqlException.invalid("Undefined column name " + name + " in table " + table);
    }
    return column;
  }
}
