package io.minicql.plan.term;

import io.minicql.ColumnSpec;
import io.minicql.CqlException;
import io.minicql.function.FunctionNames;
import io.minicql.grammar.ast.ConstantKind;
import io.minicql.grammar.ast.QualifiedName;
import io.minicql.grammar.ast.RawTerm;
import io.minicql.plan.MarkerSpecs;
import io.minicql.plan.PlanContext;
import io.minicql.type.CqlType;
import io.minicql.type.CqlTypeException;
import io.minicql.type.NativeType;
import io.minicql.type.TupleType;
import java.util.List;

/** Makes a term of a raw one for one receiver. */
final class BindVisitor implements RawTerm.Visitor<Term> {

  /** The rules for each kind of literal, for one statement. */
  record Parts(
      TermBinder binder,
      MarkerSpecs markers,
      ListLiterals lists,
      SetLiterals sets,
      MapLiterals maps,
      UdtLiterals udts,
      TupleLiterals tuples,
      FunctionCalls functions,
      TypeHints hints) {
    Parts(TermBinder binder, PlanContext context) {
      this(
          binder,
          context.markers(),
          new ListLiterals(binder),
          new SetLiterals(binder),
          new MapLiterals(binder),
          new UdtLiterals(binder),
          new TupleLiterals(binder),
          new FunctionCalls(binder, context.schema(), context.functions()),
          new TypeHints(binder, context.schema()));
    }
  }

  private final Parts parts;
  private final ColumnSpec receiver;

  BindVisitor(Parts parts, ColumnSpec receiver) {
    this.parts = parts;
    this.receiver = receiver;
  }

  @Override
  public Term visitConstant(RawTerm.Constant constant) {
    CqlType type = receiver.type();
    if (!ConstantFit.of(constant, type).isAssignable()) {
      throw CqlException.invalid(
          String.format(
              "Invalid %s constant (%s) for \"%s\" of type %s",
              constant.kind(), constant.text(), receiver.name(), type.cql()));
    }
    try {
      return new ConstantTerm(type, parse(constant, type));
    } catch (CqlTypeException e) {
      throw TermErrors.invalid(e);
    }
  }

  private static byte[] parse(RawTerm.Constant constant, CqlType type) {
    if (constant.kind() == ConstantKind.HEX) {
      byte[] bytes = NativeType.BLOB.parse(constant.text().substring(2));
      type.validate(bytes);
      return bytes;
    }
    if (type instanceof TupleType tuple) {
      return TupleConstants.parse(tuple, constant.text());
    }
    return (type == NativeType.COUNTER ? NativeType.BIGINT : type).parse(constant.text());
  }

  @Override
  public Term visitNull(RawTerm.Null nullValue) {
    if (receiver.type() == NativeType.COUNTER) {
      throw CqlException.invalid("Invalid null value for counter increment/decrement");
    }
    return new ConstantTerm(receiver.type(), null);
  }

  @Override
  public Term visitBindMarker(RawTerm.BindMarker bindMarker) {
    parts.markers().bind(bindMarker, receiver);
    return new MarkerTerm(bindMarker.index(), receiver.type());
  }

  @Override
  public Term visitFunctionCall(RawTerm.FunctionCall call) {
    return parts.functions().bind(callOf(call), receiver);
  }

  @Override
  public Term visitCast(RawTerm.Cast cast) {
    return parts.functions().bind(callOf(cast, parts, receiver), receiver);
  }

  @Override
  public Term visitBinaryOperation(RawTerm.BinaryOperation operation) {
    return parts.functions().bind(callOf(operation), receiver);
  }

  @Override
  public Term visitNegation(RawTerm.Negation negation) {
    return parts.functions().bind(callOf(negation), receiver);
  }

  @Override
  public Term visitTypeHint(RawTerm.TypeHint hint) {
    return parts.hints().bind(hint, receiver);
  }

  @Override
  public Term visitListLiteral(RawTerm.ListLiteral literal) {
    return parts.lists().bind(literal, receiver);
  }

  @Override
  public Term visitSetLiteral(RawTerm.SetLiteral literal) {
    return parts.sets().bind(literal, receiver);
  }

  @Override
  public Term visitMapLiteral(RawTerm.MapLiteral literal) {
    return parts.maps().bind(literal, receiver);
  }

  @Override
  public Term visitUdtLiteral(RawTerm.UdtLiteral literal) {
    return parts.udts().bind(literal, receiver);
  }

  @Override
  public Term visitTupleLiteral(RawTerm.TupleLiteral literal) {
    return parts.tuples().bind(literal, receiver);
  }

  static FunctionCalls.Call callOf(RawTerm.FunctionCall call) {
    return new FunctionCalls.Call(call, call.function(), call.arguments(), null);
  }

  static FunctionCalls.Call callOf(RawTerm.Cast cast, Parts parts, ColumnSpec context) {
    CqlType target = parts.hints().resolve(cast.type(), context);
    QualifiedName name = QualifiedName.of(FunctionNames.ofCast(target));
    return new FunctionCalls.Call(cast, name, List.of(cast.term()), null);
  }

  static FunctionCalls.Call callOf(RawTerm.BinaryOperation operation) {
    return new FunctionCalls.Call(
        operation,
        QualifiedName.of(FunctionNames.ofOperator(operation.operator())),
        List.of(operation.left(), operation.right()),
        String.valueOf(operation.operator().symbol()));
  }

  static FunctionCalls.Call callOf(RawTerm.Negation negation) {
    return new FunctionCalls.Call(
        negation, QualifiedName.of(FunctionNames.NEGATION), List.of(negation.operand()), "-");
  }
}
