package io.minicql.grammar.ast;

import java.util.List;

/** What ALTER TYPE changes. */
public sealed interface TypeChange extends SyntaxNode {

  /** Calls the visitor's method for this kind. */
  <R> R accept(Visitor<R> visitor);

  /** One method for each kind. */
  interface Visitor<R> {
    R visitAlterFieldType(AlterFieldType alterFieldType);

    R visitAddField(AddField addField);

    R visitRenameFields(RenameFields renameFields);
  }

  /** {@code ALTER field TYPE type}. */
  record AlterFieldType(String field, RawType type, SourceSpan span) implements TypeChange {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitAlterFieldType(this);
    }
  }

  /** {@code ADD field type}. */
  record AddField(FieldDefinition field, boolean ifNotExists, SourceSpan span)
      implements TypeChange {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitAddField(this);
    }
  }

  /** {@code RENAME a TO b AND ...}. */
  record RenameFields(List<Renaming> renamings, boolean ifExists, SourceSpan span)
      implements TypeChange {
    public RenameFields {
      renamings = List.copyOf(renamings);
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitRenameFields(this);
    }
  }
}
