package io.minicql.grammar.ast;

/** A column or a part of it, as SET, DELETE and IF name it. */
public sealed interface ColumnPath extends SyntaxNode {

  /** Calls the visitor's method for this kind. */
  <R> R accept(Visitor<R> visitor);

  /** The column's name. */
  String column();

  /** One method for each kind. */
  interface Visitor<R> {
    R visitWhole(Whole whole);

    R visitElement(Element element);

    R visitField(Field field);
  }

  /** {@code column}. */
  record Whole(String column, SourceSpan span) implements ColumnPath {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitWhole(this);
    }
  }

  /** {@code column[key]}. */
  record Element(String column, RawTerm key, SourceSpan span) implements ColumnPath {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitElement(this);
    }
  }

  /** {@code column.field}. */
  record Field(String column, String field, SourceSpan span) implements ColumnPath {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitField(this);
    }
  }
}
