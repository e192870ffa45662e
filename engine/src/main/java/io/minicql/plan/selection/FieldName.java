package io.minicql.plan.selection;

import io.minicql.schema.ColumnMetadata;
import io.minicql.type.AssignmentFit;
import io.minicql.type.CqlType;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** The name of a user type's field in a literal: no value of its own. */
final class FieldName extends Selectable {
  private final String name;

  FieldName(String name) {
    this.name = name;
  }

  @Override
  public String text() {
    return name;
  }

  @Override
  String resultName() {
    return name;
  }

  @Override
  public @Nullable CqlType exactType() {
    return null;
  }

  @Override
  public AssignmentFit fit(CqlType parameter) {
    return AssignmentFit.NONE;
  }

  @Override
  void visitColumns(Consumer<ColumnMetadata> visitor) {}

  @Override
  Selector bind(@Nullable CqlType expected) {
    throw SelectionScope.cannotInfer(name);
  }
}
