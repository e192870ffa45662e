package io.minicql.plan.term;

import io.minicql.ColumnSpec;
import io.minicql.grammar.ast.RawTerm;
import io.minicql.type.AssignmentFit;
import io.minicql.type.NativeType;

/** Tests how well a raw term fits one receiver. */
final class FitVisitor implements RawTerm.Visitor<AssignmentFit> {
  private final BindVisitor.Parts parts;
  private final ColumnSpec receiver;

  FitVisitor(BindVisitor.Parts parts, ColumnSpec receiver) {
    this.parts = parts;
    this.receiver = receiver;
  }

  @Override
  public AssignmentFit visitConstant(RawTerm.Constant constant) {
    return ConstantFit.of(constant, receiver.type());
  }

  @Override
  public AssignmentFit visitNull(RawTerm.Null nullValue) {
    return receiver.type() == NativeType.COUNTER ? AssignmentFit.NONE : AssignmentFit.CONVERTIBLE;
  }

  @Override
  public AssignmentFit visitBindMarker(RawTerm.BindMarker bindMarker) {
    return AssignmentFit.CONVERTIBLE;
  }

  @Override
  public AssignmentFit visitFunctionCall(RawTerm.FunctionCall call) {
    return parts.functions().fit(BindVisitor.callOf(call), receiver);
  }

  @Override
  public AssignmentFit visitCast(RawTerm.Cast cast) {
    return parts.functions().fit(BindVisitor.callOf(cast, parts, receiver), receiver);
  }

  @Override
  public AssignmentFit visitBinaryOperation(RawTerm.BinaryOperation operation) {
    return parts.functions().fit(BindVisitor.callOf(operation), receiver);
  }

  @Override
  public AssignmentFit visitNegation(RawTerm.Negation negation) {
    return parts.functions().fit(BindVisitor.callOf(negation), receiver);
  }

  @Override
  public AssignmentFit visitTypeHint(RawTerm.TypeHint hint) {
    return parts.hints().fit(hint, receiver);
  }

  @Override
  public AssignmentFit visitListLiteral(RawTerm.ListLiteral literal) {
    return parts.lists().fit(literal, receiver);
  }

  @Override
  public AssignmentFit visitSetLiteral(RawTerm.SetLiteral literal) {
    return parts.sets().fit(literal, receiver);
  }

  @Override
  public AssignmentFit visitMapLiteral(RawTerm.MapLiteral literal) {
    return parts.maps().fit(literal, receiver);
  }

  @Override
  public AssignmentFit visitUdtLiteral(RawTerm.UdtLiteral literal) {
    return parts.udts().fit(literal, receiver);
  }

  @Override
  public AssignmentFit visitTupleLiteral(RawTerm.TupleLiteral literal) {
    return parts.tuples().fit(literal, receiver);
  }
}
