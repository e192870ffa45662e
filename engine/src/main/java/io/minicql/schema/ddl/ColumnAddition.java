package io.minicql.schema.ddl;

import io.minicql.CqlException;
import io.minicql.ErrorCode;
import io.minicql.grammar.ast.ColumnDefinition;
import io.minicql.schema.ColumnKind;
import io.minicql.schema.DroppedColumn;
import io.minicql.schema.RawTypes;
import io.minicql.schema.TableMetadata;
import io.minicql.schema.TableMetadataBuilder;
import io.minicql.schema.TypeResolver;
import io.minicql.type.CqlType;
import io.minicql.type.ListType;
import io.minicql.type.MapType;
import io.minicql.type.SetType;

/** Adds columns to a table, of which some may have had the same name before. */
record ColumnAddition(TableMetadata table, TableMetadataBuilder builder, TypeResolver resolver) {

  /** Whether the column was added; not when it is there already and may be. */
  boolean add(ColumnDefinition column, boolean ifNotExists) {
    CqlType type = resolver.resolve(column.type());
    String name = column.name();
    if (builder.column(name) != null) {
      if (ifNotExists) {
        return false;
      }
      throw CqlException.invalid("Column with name '" + name + "' already exists");
    }
    Masks.refuse(column);
    if (column.isStatic() && !table.hasClustering()) {
      throw TableCreation.staticWithoutClustering();
    }
    DroppedColumn dropped = table.droppedColumns().get(name);
    if (dropped != null) {
      checkAgainst(dropped, column, type);
    }
    TableCreation.refuseNestedMultiCell(type);
    checkCounter(name, RawTypes.isCounter(column.type()));
    if (column.isStatic()) {
      builder.addStatic(name, type);
    } else {
      builder.addRegular(name, type);
    }
    return true;
  }

  private void checkAgainst(DroppedColumn dropped, ColumnDefinition column, CqlType type) {
    CqlType before = dropped.column().type();
    if (!readsOldBytes(type, before)) {
      throw CqlException.invalid(
          "Cannot add a column '"
              + column.name()
              + "' of type "
              + type.cql()
              + ", incompatible with previously dropped column '"
              + column.name()
              + "' of type "
              + before.cql());
    }
    ColumnKind kind = column.isStatic() ? ColumnKind.STATIC : ColumnKind.REGULAR;
    if (kind != dropped.column().kind()) {
      throw CqlException.invalid(
          "Cannot re-add previously dropped column '"
              + column.name()
              + "' of kind "
              + kind
              + ", incompatible with previous kind "
              + dropped.column().kind());
    }
    if (table.isCounter()) {
      throw CqlException.invalid(
          "Cannot re-add previously dropped counter column " + column.name());
    }
  }

  private static boolean readsOldBytes(CqlType type, CqlType before) {
    return type.equals(before)
        || type.isMultiCell() == before.isMultiCell()
            && isCollection(type) == isCollection(before)
            && type.fixedLengthBytes() == before.fixedLengthBytes()
            && type.isValueCompatibleWith(before);
  }

  private static boolean isCollection(CqlType type) {
    return type instanceof ListType || type instanceof SetType || type instanceof MapType;
  }

  private void checkCounter(String name, boolean counter) {
    if (counter != table.isCounter()) {
      throw new CqlException(
          ErrorCode.CONFIG_ERROR,
          table
              + (counter
                  ? ": Cannot have a counter column (\"" + name + "\") in a non counter table"
                  : ": Cannot have a non counter column (\"" + name + "\") in a counter table"));
    }
  }
}
