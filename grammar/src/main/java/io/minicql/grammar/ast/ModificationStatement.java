package io.minicql.grammar.ast;

/** A statement that writes rows of one table. */
public sealed interface ModificationStatement extends RawStatement
    permits Insert, InsertJson, Update, Delete {

  /** The table written to. */
  QualifiedName table();

  /** USING. */
  Attributes attributes();

  @Override
  default <R> R accept(RawStatement.Visitor<R> visitor) {
    return visitor.visitModification(this);
  }

  /** Calls the visitor's method for this kind. */
  <R> R accept(Visitor<R> visitor);

  /** One method for each kind. */
  interface Visitor<R> {
    R visitInsert(Insert insert);

    R visitInsertJson(InsertJson insert);

    R visitUpdate(Update update);

    R visitDelete(Delete delete);
  }
}
