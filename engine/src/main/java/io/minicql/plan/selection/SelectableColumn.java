package io.minicql.plan.selection;

import io.minicql.schema.ColumnMetadata;
import io.minicql.type.AssignmentFit;
import io.minicql.type.CqlType;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** A column. */
final class SelectableColumn extends Selectable {
  private final ColumnMetadata column;

  SelectableColumn(ColumnMetadata column) {
    this.column = column;
  }

  ColumnMetadata column() {
    return column;
  }

  @Override
  public String text() {
    return column.cqlName();
  }

  @Override
  String resultName() {
    return column.name();
  }

  @Override
  public CqlType exactType() {
    return column.type();
  }

  @Override
  public AssignmentFit fit(CqlType parameter) {
    return column.type().assignmentTo(parameter);
  }

  @Override
  void visitColumns(Consumer<ColumnMetadata> visitor) {
    visitor.accept(column);
  }

  @Override
  Selector bind(@Nullable CqlType expected) {
    return new ColumnSelector(column);
  }
}
