package io.minicql.plan.selection;

import io.minicql.CqlException;
import io.minicql.schema.ColumnMetadata;
import io.minicql.type.AssignmentFit;
import io.minicql.type.CqlType;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** {@code (type) selected}: says which type is meant, and converts nothing. */
final class SelectableHint extends Selectable {
  private final String hintText;
  private final CqlType type;
  private final Selectable selected;

  SelectableHint(String hintText, CqlType type, Selectable selected) {
    this.hintText = hintText;
    this.type = type;
    this.selected = selected;
  }

  @Override
  public String text() {
    return hintText + selected.text();
  }

  @Override
  String resultName() {
    return hintText + selected.resultName();
  }

  @Override
  public CqlType exactType() {
    return type;
  }

  @Override
  public AssignmentFit fit(CqlType parameter) {
    return type.assignmentTo(parameter);
  }

  @Override
  void visitColumns(Consumer<ColumnMetadata> visitor) {
    selected.visitColumns(visitor);
  }

  @Override
  Selector bind(@Nullable CqlType expected) {
    if (!selected.fit(type).isAssignable()) {
      throw CqlException.invalid(
          String.format("Cannot assign value %s to %s of type %s", text(), text(), type.cql()));
    }
    return selected.bind(type);
  }
}
