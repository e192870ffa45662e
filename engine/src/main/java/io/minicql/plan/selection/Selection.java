package io.minicql.plan.selection;

import io.minicql.ColumnSpec;
import io.minicql.schema.ColumnMetadata;
import java.util.List;
import java.util.Set;

/** What SELECT gives: the result's columns and how each is computed; immutable. */
public final class Selection {
  private final List<ColumnSpec> columns;
  private final List<Selector> selectors;
  private final Set<ColumnMetadata> columnsRead;

  Selection(List<ColumnSpec> columns, List<Selector> selectors, Set<ColumnMetadata> columnsRead) {
    this.columns = List.copyOf(columns);
    this.selectors = List.copyOf(selectors);
    this.columnsRead = columnsRead;
  }

  /** The columns of the result. */
  public List<ColumnSpec> columns() {
    return columns;
  }

  /** One selector for each column. */
  public List<Selector> selectors() {
    return selectors;
  }

  /** The table's columns that are read, in the order of their first use. */
  public Set<ColumnMetadata> columnsRead() {
    return columnsRead;
  }

  /** Whether any column is an aggregate. */
  public boolean isAggregate() {
    return selectors.stream().anyMatch(Selector::isAggregate);
  }

  /** The same where groups of rows stand for rows. */
  public GroupedSelection grouped() {
    GroupSlots slots = new GroupSlots();
    List<Selector> outputs =
        selectors.stream().map(selector -> selector.overGroups(slots)).toList();
    return new GroupedSelection(slots.firstValues(), slots.aggregates(), outputs);
  }
}
