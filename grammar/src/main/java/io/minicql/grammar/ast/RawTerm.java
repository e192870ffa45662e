package io.minicql.grammar.ast;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** A value as it was written: a constant, a marker, a call, a literal or an operation. */
public sealed interface RawTerm extends SyntaxNode {

  /** Calls the visitor's method for this kind. */
  <R> R accept(Visitor<R> visitor);

  /** An entry of a map literal. */
  record MapEntry(RawTerm key, RawTerm value) {}

  /** A field of a user type literal. */
  record FieldValue(String field, RawTerm value) {}

  /** One method for each kind. */
  interface Visitor<R> {
    R visitConstant(Constant constant);

    R visitNull(Null nullValue);

    R visitBindMarker(BindMarker bindMarker);

    R visitFunctionCall(FunctionCall functionCall);

    R visitCast(Cast cast);

    R visitTypeHint(TypeHint typeHint);

    R visitListLiteral(ListLiteral listLiteral);

    R visitSetLiteral(SetLiteral setLiteral);

    R visitMapLiteral(MapLiteral mapLiteral);

    R visitUdtLiteral(UdtLiteral udtLiteral);

    R visitTupleLiteral(TupleLiteral tupleLiteral);

    R visitBinaryOperation(BinaryOperation binaryOperation);

    R visitNegation(Negation negation);
  }

  /** A constant. Strings without quotes and escapes; everything else as it was written. */
  record Constant(ConstantKind kind, String text, SourceSpan span) implements RawTerm {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitConstant(this);
    }
  }

  /** NULL. */
  record Null(SourceSpan span) implements RawTerm {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitNull(this);
    }
  }

  /**
   * A bind marker: {@code ?} where the name is null, else {@code :name}. Indexes count from 0 in
   * order of appearance.
   */
  record BindMarker(@Nullable String name, int index, SourceSpan span) implements RawTerm {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitBindMarker(this);
    }
  }

  /** {@code f(a, b)}. */
  record FunctionCall(QualifiedName function, List<RawTerm> arguments, SourceSpan span)
      implements RawTerm {
    public FunctionCall {
      arguments = List.copyOf(arguments);
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitFunctionCall(this);
    }
  }

  /** {@code CAST(term AS type)}; the type is a native one. */
  record Cast(RawTerm term, RawType type, SourceSpan span) implements RawTerm {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitCast(this);
    }
  }

  /** {@code (type) term}. */
  record TypeHint(RawType type, RawTerm term, SourceSpan span) implements RawTerm {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitTypeHint(this);
    }
  }

  /** {@code [a, b]}: a list or a vector. */
  record ListLiteral(List<RawTerm> elements, SourceSpan span) implements RawTerm {
    public ListLiteral {
      elements = List.copyOf(elements);
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitListLiteral(this);
    }
  }

  /** {@code {a, b}}; without elements it may be meant as a map. */
  record SetLiteral(List<RawTerm> elements, SourceSpan span) implements RawTerm {
    public SetLiteral {
      elements = List.copyOf(elements);
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitSetLiteral(this);
    }
  }

  /** {@code {a: b, c: d}} with at least one entry. */
  record MapLiteral(List<MapEntry> entries, SourceSpan span) implements RawTerm {
    public MapLiteral {
      entries = List.copyOf(entries);
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitMapLiteral(this);
    }
  }

  /** {@code {field: a, other: b}} with at least one field. */
  record UdtLiteral(List<FieldValue> fields, SourceSpan span) implements RawTerm {
    public UdtLiteral {
      fields = List.copyOf(fields);
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitUdtLiteral(this);
    }
  }

  /** {@code (a, b)}; one element in brackets is a tuple of one. */
  record TupleLiteral(List<RawTerm> elements, SourceSpan span) implements RawTerm {
    public TupleLiteral {
      elements = List.copyOf(elements);
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitTupleLiteral(this);
    }
  }

  /** {@code left op right}. */
  record BinaryOperation(ArithmeticOperator operator, RawTerm left, RawTerm right, SourceSpan span)
      implements RawTerm {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitBinaryOperation(this);
    }
  }

  /** {@code -operand}; a sign written at a number belongs to the number. */
  record Negation(RawTerm operand, SourceSpan span) implements RawTerm {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitNegation(this);
    }
  }
}
