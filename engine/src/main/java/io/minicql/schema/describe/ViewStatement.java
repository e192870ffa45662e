package io.minicql.schema.describe;

import io.minicql.schema.ColumnMetadata;
import io.minicql.schema.Names;
import io.minicql.schema.TableMetadata;
import io.minicql.schema.ViewMetadata;
import java.util.List;
import java.util.stream.Collectors;

/** CREATE MATERIALIZED VIEW as text. */
final class ViewStatement {

  private static final String LINE = "\n    ";

  private ViewStatement() {}

  static String plain(ViewMetadata view) {
    return statement(view, List.of());
  }

  static String withInternals(ViewMetadata view) {
    return statement(view, List.of("ID = " + view.table().id()));
  }

  private static String statement(ViewMetadata view, List<String> firstOptions) {
    TableMetadata table = view.table();
    String selected =
        view.includeAllColumns()
            ? "*"
            : table.columns().stream()
                .map(ColumnMetadata::cqlName)
                .collect(Collectors.joining(", "));
    return "CREATE MATERIALIZED VIEW "
        + table.cqlName()
        + " AS"
        + LINE
        + "SELECT "
        + selected
        + LINE
        + "FROM "
        + Names.quoteIfNeeded(table.keyspace())
        + "."
        + Names.quoteIfNeeded(view.baseTableName())
        + LINE
        + "WHERE "
        + view.whereClause()
        + LINE
        + "PRIMARY KEY ("
        + TableStatement.primaryKey(table)
        + ")\n WITH "
        + TableStatement.viewWithClause(table, firstOptions)
        + ";";
  }
}
