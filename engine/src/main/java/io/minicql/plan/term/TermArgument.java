package io.minicql.plan.term;

import io.minicql.ColumnSpec;
import io.minicql.function.Argument;
import io.minicql.grammar.ast.RawTerm;
import io.minicql.type.AssignmentFit;
import io.minicql.type.CqlType;
import org.jspecify.annotations.Nullable;

/** A term as an argument whose function is still looked for. */
record TermArgument(TermBinder binder, RawTerm term, ColumnSpec context) implements Argument {
  @Override
  public AssignmentFit fit(CqlType parameter) {
    return binder.fit(
        term, new ColumnSpec(context.keyspace(), context.table(), "argument", parameter));
  }

  @Override
  public @Nullable CqlType exactType() {
    return binder.exactType(term, context);
  }

  @Override
  public @Nullable CqlType preferredType() {
    return term instanceof RawTerm.Constant constant
        ? ConstantFit.preferredType(constant)
        : exactType();
  }

  @Override
  public boolean isMarker() {
    return term instanceof RawTerm.BindMarker;
  }

  @Override
  public int literalSize() {
    return term instanceof RawTerm.ListLiteral list ? list.elements().size() : -1;
  }

  @Override
  public String text() {
    return binder.text(term, context);
  }
}
