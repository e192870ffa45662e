package io.minicql.plan.selection;

import io.minicql.grammar.ast.RawTerm;
import io.minicql.schema.ColumnMetadata;
import io.minicql.type.AssignmentFit;
import io.minicql.type.CqlType;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** A constant, NULL or a bind marker. */
final class SelectableTerm extends Selectable {
  private final SelectionScope scope;
  private final RawTerm term;

  SelectableTerm(SelectionScope scope, RawTerm term) {
    this.scope = scope;
    this.term = term;
  }

  boolean isConstant() {
    return term instanceof RawTerm.Constant;
  }

  @Override
  public String text() {
    return scope.text(term);
  }

  @Override
  String resultName() {
    return text();
  }

  @Override
  public @Nullable CqlType exactType() {
    return scope.terms().exactType(term, scope.anywhere());
  }

  @Override
  public @Nullable CqlType preferredType() {
    return scope.terms().argument(term, scope.anywhere()).preferredType();
  }

  @Override
  public AssignmentFit fit(CqlType parameter) {
    return scope.terms().fit(term, scope.receiver(parameter));
  }

  @Override
  void visitColumns(Consumer<ColumnMetadata> visitor) {}

  @Override
  Selector bind(@Nullable CqlType expected) {
    CqlType exact = exactType();
    CqlType type = exact == null ? expected : exact;
    if (type == null) {
      throw SelectionScope.cannotInfer(text());
    }
    return new TermSelector(scope.terms().bind(term, scope.receiver(type)));
  }
}
