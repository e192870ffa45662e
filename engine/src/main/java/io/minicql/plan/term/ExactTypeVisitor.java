package io.minicql.plan.term;

import io.minicql.ColumnSpec;
import io.minicql.grammar.ast.RawTerm;
import io.minicql.type.CqlType;
import io.minicql.type.ListType;
import io.minicql.type.MapType;
import io.minicql.type.SetType;
import io.minicql.type.TupleType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Finds the type that a raw term has by itself; empty where only a receiver decides it. */
final class ExactTypeVisitor implements RawTerm.Visitor<Optional<CqlType>> {
  private final BindVisitor.Parts parts;
  private final ColumnSpec context;

  ExactTypeVisitor(BindVisitor.Parts parts, ColumnSpec context) {
    this.parts = parts;
    this.context = context;
  }

  @Override
  public Optional<CqlType> visitConstant(RawTerm.Constant constant) {
    return Optional.empty();
  }

  @Override
  public Optional<CqlType> visitNull(RawTerm.Null nullValue) {
    return Optional.empty();
  }

  @Override
  public Optional<CqlType> visitBindMarker(RawTerm.BindMarker bindMarker) {
    return Optional.empty();
  }

  @Override
  public Optional<CqlType> visitFunctionCall(RawTerm.FunctionCall call) {
    return parts.functions().exactType(BindVisitor.callOf(call), context);
  }

  @Override
  public Optional<CqlType> visitCast(RawTerm.Cast cast) {
    return Optional.of(parts.hints().resolve(cast.type(), context));
  }

  @Override
  public Optional<CqlType> visitBinaryOperation(RawTerm.BinaryOperation operation) {
    return parts.functions().exactType(BindVisitor.callOf(operation), context);
  }

  @Override
  public Optional<CqlType> visitNegation(RawTerm.Negation negation) {
    return parts.functions().exactType(BindVisitor.callOf(negation), context);
  }

  @Override
  public Optional<CqlType> visitTypeHint(RawTerm.TypeHint hint) {
    return Optional.of(parts.hints().resolve(hint.type(), context));
  }

  @Override
  public Optional<CqlType> visitListLiteral(RawTerm.ListLiteral literal) {
    return firstKnown(literal.elements()).map(element -> new ListType(element, false));
  }

  @Override
  public Optional<CqlType> visitSetLiteral(RawTerm.SetLiteral literal) {
    return firstKnown(literal.elements()).map(element -> new SetType(element, false));
  }

  @Override
  public Optional<CqlType> visitMapLiteral(RawTerm.MapLiteral literal) {
    Optional<CqlType> key =
        firstKnown(literal.entries().stream().map(RawTerm.MapEntry::key).toList());
    Optional<CqlType> value =
        firstKnown(literal.entries().stream().map(RawTerm.MapEntry::value).toList());
    return key.isEmpty() || value.isEmpty()
        ? Optional.empty()
        : Optional.of(new MapType(key.get(), value.get(), false));
  }

  @Override
  public Optional<CqlType> visitUdtLiteral(RawTerm.UdtLiteral literal) {
    return Optional.empty();
  }

  @Override
  public Optional<CqlType> visitTupleLiteral(RawTerm.TupleLiteral literal) {
    List<CqlType> fields = new ArrayList<>();
    for (RawTerm element : literal.elements()) {
      Optional<CqlType> type = element.accept(this);
      if (type.isEmpty()) {
        return Optional.empty();
      }
      fields.add(type.get());
    }
    return Optional.of(fields.size() == 1 ? fields.get(0) : new TupleType(fields));
  }

  private Optional<CqlType> firstKnown(List<RawTerm> terms) {
    return terms.stream().flatMap(term -> term.accept(this).stream()).findFirst();
  }
}
