package io.minicql.schema.ddl;

import io.minicql.CqlException;
import io.minicql.grammar.ast.IndexTarget;
import io.minicql.schema.ColumnMetadata;
import io.minicql.schema.Names;
import io.minicql.schema.TableMetadata;
import io.minicql.type.CqlType;
import io.minicql.type.ListType;
import io.minicql.type.MapType;
import io.minicql.type.SetType;
import io.minicql.type.TupleType;
import io.minicql.type.UdtType;
import java.util.Locale;

/** Which columns may be indexed, and in which way. */
final class IndexTargetCheck {
  private final ColumnMetadata column;
  private final CqlType type;
  private final IndexTarget.Kind kind;
  private final String kindName;

  private IndexTargetCheck(ColumnMetadata column, IndexTarget.Kind kind) {
    this.column = column;
    this.type = column.type();
    this.kind = kind;
    this.kindName = kind.name().toLowerCase(Locale.ROOT);
  }

  /** The target with what a bare column stands for: the values of a collection, or itself. */
  static IndexTarget resolve(TableMetadata table, IndexTarget target) {
    ColumnMetadata column = table.column(target.column());
    if (column == null) {
      throw CqlException.invalid(
          "Undefined column name " + Names.quoteIfNeeded(target.column()) + " in table " + table);
    }
    boolean bare = target.kind() == IndexTarget.Kind.COLUMN && isCollection(column.type());
    return bare ? new IndexTarget(IndexTarget.Kind.VALUES, target.column()) : target;
  }

  /** Refuses what cannot be indexed, in the order of Cassandra's checks. */
  static void check(TableMetadata table, IndexTarget target, ColumnMetadata column) {
    IndexTargetCheck check = new IndexTargetCheck(column, target.kind());
    check.refuseDurations();
    if (column.isPartitionKey() && table.partitionKey().size() == 1) {
      throw CqlException.invalid(
          "Cannot create secondary index on the only partition key column " + column.name());
    }
    check.checkKind();
  }

  private void refuseDurations() {
    if (!type.referencesDuration()) {
      return;
    }
    String what = "duration columns";
    if (isCollection(type)) {
      what = "collections containing durations";
    } else if (type instanceof UdtType) {
      what = "UDTs containing durations";
    } else if (type instanceof TupleType) {
      what = "tuples containing durations";
    }
    throw CqlException.invalid("Secondary indexes are not supported on " + what);
  }

  private void checkKind() {
    boolean frozen = isCollection(type) && !type.isMultiCell();
    boolean full = kind == IndexTarget.Kind.FULL;
    if (frozen && !full) {
      throw refuse(
          "Cannot create %1$s() index on frozen column %2$s. Frozen collections are immutable and"
              + " must be fully indexed by using the 'full(%3$s)' modifier");
    }
    if (!frozen && full) {
      throw refuse("full() indexes can only be created on frozen collections");
    }
    if (!isCollection(type) && kind != IndexTarget.Kind.COLUMN) {
      throw refuse(
          "Cannot create %1$s() index on %2$s. Non-collection columns only support simple indexes");
    }
    boolean ofMap = kind == IndexTarget.Kind.KEYS || kind == IndexTarget.Kind.ENTRIES;
    if (ofMap && !(type instanceof MapType)) {
      throw refuse("Cannot create index on %1$s of column %2$s with non-map type");
    }
    if (type instanceof UdtType && type.isMultiCell()) {
      throw refuse("Cannot create index on non-frozen UDT column %2$s");
    }
  }

  private CqlException refuse(String format) {
    return CqlException.invalid(
        String.format(Locale.ROOT, format, kindName, column.name(), column.cqlName()));
  }

  static boolean isCollection(CqlType type) {
    return type instanceof ListType || type instanceof SetType || type instanceof MapType;
  }
}
