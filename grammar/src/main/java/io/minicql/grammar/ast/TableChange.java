package io.minicql.grammar.ast;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** What ALTER TABLE changes. */
public sealed interface TableChange extends SyntaxNode {

  /** Calls the visitor's method for this kind. */
  <R> R accept(Visitor<R> visitor);

  /** One method for each kind. */
  interface Visitor<R> {
    R visitAlterColumnType(AlterColumnType alterColumnType);

    R visitMaskColumn(MaskColumn maskColumn);

    R visitAddColumns(AddColumns addColumns);

    R visitDropColumns(DropColumns dropColumns);

    R visitRenameColumns(RenameColumns renameColumns);

    R visitDropCompactStorage(DropCompactStorage dropCompactStorage);

    R visitSetProperties(SetProperties setProperties);
  }

  /** {@code ALTER column TYPE type}. */
  record AlterColumnType(String column, RawType type, SourceSpan span) implements TableChange {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitAlterColumnType(this);
    }
  }

  /** {@code ALTER column MASKED WITH} or, where the mask is null, {@code DROP MASKED}. */
  record MaskColumn(String column, @Nullable ColumnMask mask, boolean ifExists, SourceSpan span)
      implements TableChange {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitMaskColumn(this);
    }
  }

  /** {@code ADD} columns. */
  record AddColumns(List<ColumnDefinition> columns, boolean ifNotExists, SourceSpan span)
      implements TableChange {
    public AddColumns {
      columns = List.copyOf(columns);
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitAddColumns(this);
    }
  }

  /** {@code DROP} columns; the timestamp is in microseconds. */
  record DropColumns(
      List<String> columns, boolean ifExists, @Nullable Long timestampMicros, SourceSpan span)
      implements TableChange {
    public DropColumns {
      columns = List.copyOf(columns);
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitDropColumns(this);
    }
  }

  /** {@code RENAME a TO b AND ...}. */
  record RenameColumns(List<Renaming> renamings, boolean ifExists, SourceSpan span)
      implements TableChange {
    public RenameColumns {
      renamings = List.copyOf(renamings);
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitRenameColumns(this);
    }
  }

  /** {@code DROP COMPACT STORAGE}. */
  record DropCompactStorage(SourceSpan span) implements TableChange {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitDropCompactStorage(this);
    }
  }

  /** {@code WITH} properties. */
  record SetProperties(RawProperties properties, SourceSpan span) implements TableChange {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitSetProperties(this);
    }
  }
}
