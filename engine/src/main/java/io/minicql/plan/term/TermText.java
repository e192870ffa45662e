package io.minicql.plan.term;

import io.minicql.function.FunctionNames;
import io.minicql.grammar.ast.ConstantKind;
import io.minicql.grammar.ast.QualifiedName;
import io.minicql.grammar.ast.RawTerm;
import io.minicql.grammar.ast.RawType;
import io.minicql.schema.Names;
import io.minicql.schema.RawTypes;
import java.util.List;
import java.util.stream.Collectors;

/** Raw terms as Cassandra's errors print them: not quite as they were written. */
final class TermText implements RawTerm.Visitor<String> {
  private final String keyspace;

  /**
   * A printer.
   *
   * @param keyspace where types without a keyspace are
   */
  TermText(String keyspace) {
    this.keyspace = keyspace;
  }

  String of(RawTerm term) {
    return term.accept(this);
  }

  @Override
  public String visitConstant(RawTerm.Constant constant) {
    return constant.kind() == ConstantKind.STRING ? "'" + constant.text() + "'" : constant.text();
  }

  @Override
  public String visitNull(RawTerm.Null nullValue) {
    return "NULL";
  }

  @Override
  public String visitBindMarker(RawTerm.BindMarker bindMarker) {
    return "?";
  }

  @Override
  public String visitFunctionCall(RawTerm.FunctionCall call) {
    return functionName(call.function()) + join(call.arguments(), "(", ")");
  }

  @Override
  public String visitCast(RawTerm.Cast cast) {
    return "system.cast_as_" + typeText(cast.type()) + join(List.of(cast.term()), "(", ")");
  }

  @Override
  public String visitTypeHint(RawTerm.TypeHint hint) {
    return "(" + typeText(hint.type()) + ")" + of(hint.term());
  }

  @Override
  public String visitListLiteral(RawTerm.ListLiteral literal) {
    return join(literal.elements(), "[", "]");
  }

  @Override
  public String visitSetLiteral(RawTerm.SetLiteral literal) {
    return join(literal.elements(), "{", "}");
  }

  @Override
  public String visitMapLiteral(RawTerm.MapLiteral literal) {
    return literal.entries().stream()
        .map(entry -> of(entry.key()) + ": " + of(entry.value()))
        .collect(Collectors.joining(", ", "{", "}"));
  }

  @Override
  public String visitUdtLiteral(RawTerm.UdtLiteral literal) {
    return literal.fields().stream()
        .map(field -> field.field() + ": " + of(field.value()))
        .collect(Collectors.joining(", ", "{", "}"));
  }

  @Override
  public String visitTupleLiteral(RawTerm.TupleLiteral literal) {
    return join(literal.elements(), "(", ")");
  }

  @Override
  public String visitBinaryOperation(RawTerm.BinaryOperation operation) {
    return operatorName(FunctionNames.ofOperator(operation.operator()))
        + join(List.of(operation.left(), operation.right()), "(", ")");
  }

  @Override
  public String visitNegation(RawTerm.Negation negation) {
    return operatorName(FunctionNames.NEGATION) + join(List.of(negation.operand()), "(", ")");
  }

  private String typeText(RawType type) {
    return RawTypes.qualifiedText(type, keyspace);
  }

  private String join(List<RawTerm> terms, String open, String close) {
    return terms.stream().map(this::of).collect(Collectors.joining(", ", open, close));
  }

  private static String operatorName(String name) {
    return "system." + Names.quote(name);
  }

  private static String functionName(QualifiedName name) {
    String local = Names.quoteIfNeeded(name.name());
    return name.keyspace() == null ? local : Names.quoteIfNeeded(name.keyspace()) + "." + local;
  }
}
