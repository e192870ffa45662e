package io.minicql.plan.selection;

import static java.util.stream.Collectors.joining;

import io.minicql.CqlException;
import io.minicql.function.AggregateFunction;
import io.minicql.function.CqlFunction;
import io.minicql.grammar.ast.RawSelector;
import io.minicql.plan.PlanContext;
import io.minicql.plan.term.TermBinder;
import io.minicql.schema.ColumnMetadata;
import io.minicql.schema.TableMetadata;
import io.minicql.type.CqlType;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * A function in GROUP BY: it makes groups of neighbouring values of a clustering column.
 *
 * @param column the clustering column that is its argument
 * @param selector computes the value that the rows of a group have in common
 */
public record GroupFunction(ColumnMetadata column, Selector selector) {
  /** Those that keep the order of their arguments. */
  private static final Set<String> MONOTONIC =
      Set.of(
          "floor",
          "todate",
          "to_date",
          "totimestamp",
          "to_timestamp",
          "tounixtimestamp",
          "to_unix_timestamp");

  /**
   * Binds the function.
   *
   * @throws CqlException where it cannot make groups
   */
  public static GroupFunction bind(PlanContext context, TableMetadata table, RawSelector raw) {
    SelectionScope scope = new SelectionScope(context, table, new TermBinder(context));
    Selectable selectable = raw.accept(new SelectableBinder(scope));
    if (!(selectable instanceof SelectableCall call)) {
      throw CqlException.invalid(
          "GROUP BY takes columns of the PRIMARY KEY and functions of them, got "
              + selectable.text());
    }
    requireMonotonic(call.function());
    Selector selector = call.bind(null);
    Set<ColumnMetadata> columns = new LinkedHashSet<>();
    call.visitColumns(columns::add);
    return new GroupFunction(onlyColumn(List.copyOf(columns)), selector);
  }

  private static void requireMonotonic(CqlFunction function) {
    if (function instanceof AggregateFunction) {
      String name = function.argumentTypes().isEmpty() ? "count_rows" : function.name();
      throw CqlException.invalid(
          "Aggregate functions are not supported within the GROUP BY clause, got: "
              + function.keyspace()
              + "."
              + name);
    }
    if (!function.argumentTypes().isEmpty() && !MONOTONIC.contains(function.name())) {
      String types =
          function.argumentTypes().stream().map(CqlType::cql).collect(joining(", ", "(", ")"));
      throw CqlException.invalid(
          "Only monotonic functions are supported in the GROUP BY clause. Got: "
              + function.keyspace()
              + "."
              + function.name()
              + " : "
              + types
              + " -> "
              + function.returnType().cql()
              + " ");
    }
  }

  private static ColumnMetadata onlyColumn(List<ColumnMetadata> columns) {
    if (columns.isEmpty()) {
      throw CqlException.invalid(
          "GROUP BY functions must have one clustering column name as parameter");
    }
    if (columns.size() > 1) {
      throw CqlException.invalid(
          "GROUP BY functions accept only one clustering column as parameter, got: "
              + columns.stream().map(ColumnMetadata::name).collect(joining(",")));
    }
    ColumnMetadata column = columns.get(0);
    if (!column.isClustering()) {
      throw CqlException.invalid(
          "Group by functions are only supported on clustering columns, got " + column.name());
    }
    return column;
  }
}
