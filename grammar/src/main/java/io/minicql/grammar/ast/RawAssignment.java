package io.minicql.grammar.ast;

/** One assignment of UPDATE. */
public sealed interface RawAssignment extends SyntaxNode {

  /** Calls the visitor's method for this kind. */
  <R> R accept(Visitor<R> visitor);

  /** The column assigned to. */
  String column();

  /** The value written. */
  RawTerm value();

  /** One method for each kind. */
  interface Visitor<R> {
    R visitSetValue(SetValue setValue);

    R visitAdd(Add add);

    R visitSubtract(Subtract subtract);

    R visitPrepend(Prepend prepend);

    R visitSetElement(SetElement setElement);

    R visitSetField(SetField setField);
  }

  /** {@code column = value}. */
  record SetValue(String column, RawTerm value, SourceSpan span) implements RawAssignment {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitSetValue(this);
    }
  }

  /** {@code column = column + value} or {@code column += value}. */
  record Add(String column, RawTerm value, SourceSpan span) implements RawAssignment {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitAdd(this);
    }
  }

  /** {@code column = column - value} or {@code column -= value}. */
  record Subtract(String column, RawTerm value, SourceSpan span) implements RawAssignment {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitSubtract(this);
    }
  }

  /** {@code column = value + column}. */
  record Prepend(String column, RawTerm value, SourceSpan span) implements RawAssignment {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitPrepend(this);
    }
  }

  /** {@code column[key] = value}. */
  record SetElement(String column, RawTerm key, RawTerm value, SourceSpan span)
      implements RawAssignment {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitSetElement(this);
    }
  }

  /** {@code column.field = value}. */
  record SetField(String column, String field, RawTerm value, SourceSpan span)
      implements RawAssignment {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitSetField(this);
    }
  }
}
