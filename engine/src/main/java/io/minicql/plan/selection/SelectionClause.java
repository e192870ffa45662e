package io.minicql.plan.selection;

import io.minicql.ColumnSpec;
import io.minicql.grammar.ast.ResultColumn;
import io.minicql.grammar.ast.Select;
import io.minicql.plan.PlanContext;
import io.minicql.plan.restriction.Columns;
import io.minicql.plan.term.TermBinder;
import io.minicql.schema.ColumnMetadata;
import io.minicql.schema.TableMetadata;
import io.minicql.type.NativeType;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** The SELECT clause after the first step: its columns and functions exist. */
public final class SelectionClause {
  private final TableMetadata table;
  private final boolean asJson;
  private final List<Selectable> selectables = new ArrayList<>();
  private final List<String> names = new ArrayList<>();
  private final Set<ColumnMetadata> columns = new LinkedHashSet<>();

  private SelectionClause(TableMetadata table, boolean asJson) {
    this.table = table;
    this.asJson = asJson;
  }

  /**
   * Looks up what the clause names.
   *
   * @throws io.minicql.CqlException where a column or function does not exist
   */
  public static SelectionClause prepare(PlanContext context, TableMetadata table, Select select) {
    SelectionClause clause = new SelectionClause(table, select.isJson());
    SelectionScope scope = new SelectionScope(context, table, new TermBinder(context));
    SelectableBinder binder = new SelectableBinder(scope);
    for (ResultColumn column : select.columns()) {
      Selectable selectable = column.selector().accept(binder);
      clause.selectables.add(selectable);
      clause.names.add(column.alias() == null ? selectable.resultName() : column.alias());
      selectable.visitColumns(clause.columns::add);
    }
    if (select.columns().isEmpty()) {
      clause.columns.addAll(table.columns());
    }
    return clause;
  }

  /** Whether at least one static column is read and no clustering or regular one. */
  public boolean selectsOnlyStatics() {
    return !selectables.isEmpty()
        && columns.stream().anyMatch(ColumnMetadata::isStatic)
        && columns.stream().allMatch(column -> column.isPartitionKey() || column.isStatic());
  }

  /**
   * Binds the expressions to their types: the second step.
   *
   * @throws io.minicql.CqlException where a type does not fit or cannot be known
   */
  public Selection bind() {
    if (selectables.isEmpty()) {
      return wildcard();
    }
    List<Selector> selectors = new ArrayList<>();
    List<ColumnSpec> specs = new ArrayList<>();
    for (int i = 0; i < selectables.size(); i++) {
      Selector selector = selectables.get(i).bind(null);
      selectors.add(selector);
      specs.add(new ColumnSpec(table.keyspace(), table.name(), names.get(i), selector.type()));
    }
    return selection(specs, selectors);
  }

  private Selection wildcard() {
    List<Selector> selectors = new ArrayList<>();
    table.columns().forEach(column -> selectors.add(new ColumnSelector(column)));
    return selection(table.columns().stream().map(Columns::spec).toList(), selectors);
  }

  private Selection selection(List<ColumnSpec> specs, List<Selector> selectors) {
    if (!asJson) {
      return new Selection(specs, selectors, columns);
    }
    ColumnSpec json =
        new ColumnSpec(table.keyspace(), table.name(), JsonRow.COLUMN, NativeType.TEXT);
    return new Selection(List.of(json), List.of(JsonRow.of(specs, selectors)), columns);
  }
}
