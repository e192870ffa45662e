package io.minicql.grammar.ast;

import java.util.List;

/** One condition of an IF clause. */
public sealed interface RawCondition extends SyntaxNode {

  /** Calls the visitor's method for this kind. */
  <R> R accept(Visitor<R> visitor);

  /** The column, element or field tested. */
  ColumnPath path();

  /** One method for each kind. */
  interface Visitor<R> {
    R visitCompare(Compare compare);

    R visitIn(In in);

    R visitInMarker(InMarker inMarker);
  }

  /** {@code path op value}. */
  record Compare(ColumnPath path, ComparisonOperator operator, RawTerm value, SourceSpan span)
      implements RawCondition {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitCompare(this);
    }
  }

  /** {@code path IN (a, b)}; the list may be empty. */
  record In(ColumnPath path, List<RawTerm> values, SourceSpan span) implements RawCondition {
    public In {
      values = List.copyOf(values);
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitIn(this);
    }
  }

  /** {@code path IN ?}. */
  record InMarker(ColumnPath path, RawTerm.BindMarker marker, SourceSpan span)
      implements RawCondition {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitInMarker(this);
    }
  }
}
