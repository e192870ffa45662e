package io.minicql.plan.selection;

import io.minicql.CqlException;
import io.minicql.function.CqlFunction;
import io.minicql.function.FunctionNames;
import io.minicql.function.ScalarFunction;
import io.minicql.grammar.ast.QualifiedName;
import io.minicql.schema.ColumnMetadata;
import io.minicql.type.AssignmentFit;
import io.minicql.type.CqlType;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** {@code CAST(selected AS type)}; what is cast has to know its own type. */
final class SelectableCast extends Selectable {
  private final SelectionScope scope;
  private final Selectable selected;
  private final CqlType target;

  SelectableCast(SelectionScope scope, Selectable selected, CqlType target) {
    this.scope = scope;
    this.selected = selected;
    this.target = target;
  }

  @Override
  public String text() {
    return "cast(" + selected.text() + " as " + target.cql() + ")";
  }

  @Override
  String resultName() {
    return "cast(" + selected.resultName() + " as " + target.cql() + ")";
  }

  @Override
  public CqlType exactType() {
    return target;
  }

  @Override
  public AssignmentFit fit(CqlType parameter) {
    return target.assignmentTo(parameter);
  }

  @Override
  void visitColumns(Consumer<ColumnMetadata> visitor) {
    selected.visitColumns(visitor);
  }

  @Override
  Selector bind(@Nullable CqlType expected) {
    Selector bound = selected.bind(null);
    CqlFunction function =
        scope.resolve(QualifiedName.of(FunctionNames.ofCast(target)), List.of(selected));
    if (function == null) {
      throw CqlException.invalid(selected.text() + " cannot be cast to " + target.cql());
    }
    return new FunctionSelector((ScalarFunction) function, List.of(bound));
  }
}
