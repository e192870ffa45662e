package io.minicql.plan.write;

import io.minicql.ColumnSpec;
import io.minicql.CqlException;
import io.minicql.grammar.ast.ColumnPath;
import io.minicql.plan.term.Receivers;
import io.minicql.plan.term.TermBinder;
import io.minicql.schema.ColumnMetadata;
import io.minicql.type.CqlType;
import io.minicql.type.ListType;
import io.minicql.type.MapType;
import io.minicql.type.NativeType;
import io.minicql.type.SetType;
import io.minicql.type.UdtType;

/** Makes operations of what DELETE names: columns, elements and fields. */
final class Deletions implements ColumnPath.Visitor<Operation> {
  private final TermBinder binder;
  private final ColumnMetadata column;

  Deletions(TermBinder binder, ColumnMetadata column) {
    this.binder = binder;
    this.column = column;
  }

  @Override
  public Operation visitWhole(ColumnPath.Whole whole) {
    return new CellOperations.Delete(column);
  }

  @Override
  public Operation visitElement(ColumnPath.Element element) {
    CqlType type = column.type();
    if (!Assignments.isCollection(type)) {
      throw refused("Invalid deletion operation for non collection column ");
    }
    if (!type.isMultiCell()) {
      throw refused("Invalid deletion operation for frozen collection column ");
    }
    ColumnSpec receiver = Assignments.receiverOf(column);
    if (type instanceof ListType) {
      return new ListOperations.DeleteAt(
          column, binder.bind(element.key(), Receivers.index(receiver, NativeType.INT)));
    }
    if (type instanceof MapType map) {
      return new MapOperations.DeleteKey(
          column, binder.bind(element.key(), Receivers.key(receiver, map.key())));
    }
    CqlType elementType = ((SetType) type).element();
    return new SetOperations.DeleteElement(
        column, binder.bind(element.key(), Receivers.value(receiver, elementType)));
  }

  @Override
  public Operation visitField(ColumnPath.Field field) {
    if (!(column.type() instanceof UdtType type)) {
      throw refused("Invalid field deletion operation for non-UDT column ");
    }
    if (!type.isMultiCell()) {
      throw CqlException.invalid(
          "Frozen UDT column " + column.name() + " does not support field deletions");
    }
    return new UdtOperations.DeleteField(
        column, Assignments.requireField(column, type, field.field()));
  }

  private CqlException refused(String text) {
    return CqlException.invalid(text + column.name());
  }
}
