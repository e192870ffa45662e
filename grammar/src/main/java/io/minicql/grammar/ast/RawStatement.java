package io.minicql.grammar.ast;

/** A statement as it was written. */
public sealed interface RawStatement extends SyntaxNode
    permits AccessStatement,
        Batch,
        Describe,
        Explain,
        ModificationStatement,
        SchemaStatement,
        Select,
        Truncate,
        Use {

  /** Calls the visitor's method for this kind. */
  <R> R accept(Visitor<R> visitor);

  /** One method for each kind; modifications, schema and access statements have finer visitors. */
  interface Visitor<R> {
    R visitSelect(Select select);

    R visitModification(ModificationStatement modification);

    R visitBatch(Batch batch);

    R visitUse(Use use);

    R visitTruncate(Truncate truncate);

    R visitSchema(SchemaStatement schema);

    R visitAccess(AccessStatement access);

    R visitDescribe(Describe describe);

    R visitExplain(Explain explain);
  }
}
