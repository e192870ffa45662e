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
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Finds the type that a raw term has by itself; null where only a receiver decides it. */
final class ExactTypeVisitor implements RawTerm.Visitor<@Nullable CqlType> {
  private final BindVisitor.Parts parts;
  private final ColumnSpec context;

  ExactTypeVisitor(BindVisitor.Parts parts, ColumnSpec context) {
    this.parts = parts;
    this.context = context;
  }

  @Override
  public @Nullable CqlType visitConstant(RawTerm.Constant constant) {
    return null;
  }

  @Override
  public @Nullable CqlType visitNull(RawTerm.Null nullValue) {
    return null;
  }

  @Override
  public @Nullable CqlType visitBindMarker(RawTerm.BindMarker bindMarker) {
    return null;
  }

  @Override
  public @Nullable CqlType visitFunctionCall(RawTerm.FunctionCall call) {
    return parts.functions().exactType(BindVisitor.callOf(call), context);
  }

  @Override
  public @Nullable CqlType visitCast(RawTerm.Cast cast) {
    return parts.hints().resolve(cast.type(), context);
  }

  @Override
  public @Nullable CqlType visitBinaryOperation(RawTerm.BinaryOperation operation) {
    return parts.functions().exactType(BindVisitor.callOf(operation), context);
  }

  @Override
  public @Nullable CqlType visitNegation(RawTerm.Negation negation) {
    return parts.functions().exactType(BindVisitor.callOf(negation), context);
  }

  @Override
  public @Nullable CqlType visitTypeHint(RawTerm.TypeHint hint) {
    return parts.hints().resolve(hint.type(), context);
  }

  @Override
  public @Nullable CqlType visitListLiteral(RawTerm.ListLiteral literal) {
    CqlType element = firstKnown(literal.elements());
    return element == null ? null : new ListType(element, false);
  }

  @Override
  public @Nullable CqlType visitSetLiteral(RawTerm.SetLiteral literal) {
    CqlType element = firstKnown(literal.elements());
    return element == null ? null : new SetType(element, false);
  }

  @Override
  public @Nullable CqlType visitMapLiteral(RawTerm.MapLiteral literal) {
    CqlType key = firstKnown(literal.entries().stream().map(RawTerm.MapEntry::key).toList());
    CqlType value = firstKnown(literal.entries().stream().map(RawTerm.MapEntry::value).toList());
    return key == null || value == null ? null : new MapType(key, value, false);
  }

  @Override
  public @Nullable CqlType visitUdtLiteral(RawTerm.UdtLiteral literal) {
    return null;
  }

  @Override
  public @Nullable CqlType visitTupleLiteral(RawTerm.TupleLiteral literal) {
    List<CqlType> fields = new ArrayList<>();
    for (RawTerm element : literal.elements()) {
      CqlType type = element.accept(this);
      if (type == null) {
        return null;
      }
      fields.add(type);
    }
    return fields.size() == 1 ? fields.get(0) : new TupleType(fields);
  }

  private @Nullable CqlType firstKnown(List<RawTerm> terms) {
    return terms.stream()
        .map(term -> term.accept(this))
        .filter(Objects::nonNull)
        .findFirst()
        .orElse(null);
  }
}
