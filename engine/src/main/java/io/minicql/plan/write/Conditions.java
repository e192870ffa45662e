package io.minicql.plan.write;

import io.minicql.schema.ColumnMetadata;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * What IF asks of a row before it is written.
 *
 * @param kind the form of IF
 * @param onRow conditions on regular columns
 * @param onStatics conditions on static columns
 */
public record Conditions(Kind kind, List<ColumnCondition> onRow, List<ColumnCondition> onStatics) {

  /** The forms of IF. */
  public enum Kind {
    NONE,
    EXISTS,
    NOT_EXISTS,
    COLUMNS
  }

  static final Conditions NONE = new Conditions(Kind.NONE, List.of(), List.of());
  static final Conditions EXISTS = new Conditions(Kind.EXISTS, List.of(), List.of());
  static final Conditions NOT_EXISTS = new Conditions(Kind.NOT_EXISTS, List.of(), List.of());

  static Conditions of(List<ColumnCondition> conditions) {
    return new Conditions(
        Kind.COLUMNS,
        conditions.stream().filter(condition -> !condition.column().isStatic()).toList(),
        conditions.stream().filter(condition -> condition.column().isStatic()).toList());
  }

  /** Whether there is an IF. */
  public boolean isPresent() {
    return kind != Kind.NONE;
  }

  /** Whether the row's or the static row's existence is asked for. */
  public boolean isOnExistence() {
    return kind == Kind.EXISTS || kind == Kind.NOT_EXISTS;
  }

  /** The columns asked about, in the order in which a refused statement answers with them. */
  public Set<ColumnMetadata> columns() {
    List<ColumnCondition> all = new ArrayList<>(onRow);
    all.addAll(onStatics);
    Set<ColumnMetadata> columns = new LinkedHashSet<>();
    all.forEach(condition -> columns.add(condition.column()));
    return columns;
  }
}
