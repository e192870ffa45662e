package io.minicql.grammar.ast;

import java.util.List;

/** One restriction of a WHERE clause. */
public sealed interface RawRelation extends SyntaxNode {

  /** Calls the visitor's method for this kind. */
  <R> R accept(Visitor<R> visitor);

  /** One method for each kind. */
  interface Visitor<R> {
    R visitCompare(Compare compare);

    R visitIn(In in);

    R visitInMarker(InMarker inMarker);

    R visitIsNotNull(IsNotNull isNotNull);

    R visitCompareElement(CompareElement compareElement);

    R visitCompareToken(CompareToken compareToken);

    R visitCompareTuple(CompareTuple compareTuple);

    R visitInTuples(InTuples inTuples);

    R visitInTuplesMarker(InTuplesMarker inTuplesMarker);

    R visitIndexExpression(IndexExpression indexExpression);
  }

  /** {@code column op value}. */
  record Compare(String column, ComparisonOperator operator, RawTerm value, SourceSpan span)
      implements RawRelation {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitCompare(this);
    }
  }

  /** {@code column IN (a, b)}; the list may be empty. */
  record In(String column, List<RawTerm> values, SourceSpan span) implements RawRelation {
    public In {
      values = List.copyOf(values);
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitIn(this);
    }
  }

  /** {@code column IN ?}. */
  record InMarker(String column, RawTerm.BindMarker marker, SourceSpan span)
      implements RawRelation {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitInMarker(this);
    }
  }

  /** {@code column IS NOT NULL}. */
  record IsNotNull(String column, SourceSpan span) implements RawRelation {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitIsNotNull(this);
    }
  }

  /** {@code column[key] op value}. */
  record CompareElement(
      String column, RawTerm key, ComparisonOperator operator, RawTerm value, SourceSpan span)
      implements RawRelation {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitCompareElement(this);
    }
  }

  /** {@code TOKEN(a, b) op value}. */
  record CompareToken(
      List<String> columns, ComparisonOperator operator, RawTerm value, SourceSpan span)
      implements RawRelation {
    public CompareToken {
      columns = List.copyOf(columns);
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitCompareToken(this);
    }
  }

  /** {@code (a, b) op value}, where the value is a tuple literal or a marker. */
  record CompareTuple(
      List<String> columns, ComparisonOperator operator, RawTerm value, SourceSpan span)
      implements RawRelation {
    public CompareTuple {
      columns = List.copyOf(columns);
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitCompareTuple(this);
    }
  }

  /**
   * {@code (a, b) IN ((1, 2), (3, 4))}: tuple literals only, or markers only; the list may be
   * empty.
   */
  record InTuples(List<String> columns, List<RawTerm> values, SourceSpan span)
      implements RawRelation {
    public InTuples {
      columns = List.copyOf(columns);
      values = List.copyOf(values);
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitInTuples(this);
    }
  }

  /** {@code (a, b) IN ?}. */
  record InTuplesMarker(List<String> columns, RawTerm.BindMarker marker, SourceSpan span)
      implements RawRelation {
    public InTuplesMarker {
      columns = List.copyOf(columns);
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitInTuplesMarker(this);
    }
  }

  /** {@code expr(index, value)}: an expression for a custom index. */
  record IndexExpression(QualifiedName index, RawTerm value, SourceSpan span)
      implements RawRelation {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitIndexExpression(this);
    }
  }
}
