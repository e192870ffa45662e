package io.minicql.plan.write;

import io.minicql.ColumnSpec;
import io.minicql.CqlException;
import io.minicql.grammar.ast.RawAssignment;
import io.minicql.grammar.ast.RawTerm;
import io.minicql.plan.term.Receivers;
import io.minicql.plan.term.Term;
import io.minicql.plan.term.TermBinder;
import io.minicql.schema.ColumnMetadata;
import io.minicql.type.CqlType;
import io.minicql.type.ListType;
import io.minicql.type.MapType;
import io.minicql.type.NativeType;
import io.minicql.type.SetType;
import io.minicql.type.TupleType;
import io.minicql.type.UdtType;

/** Makes operations of the assignments of INSERT and UPDATE to one column. */
final class Assignments implements RawAssignment.Visitor<Operation> {
  private final TermBinder binder;
  private final ColumnMetadata column;
  private final ColumnSpec receiver;
  private final boolean readsRow;

  /**
   * For one column.
   *
   * @param readsRow whether the statement has conditions, so that it may add to plain columns
   */
  Assignments(TermBinder binder, ColumnMetadata column, boolean readsRow) {
    this.binder = binder;
    this.column = column;
    this.receiver = receiverOf(column);
    this.readsRow = readsRow;
  }

  static ColumnSpec receiverOf(ColumnMetadata column) {
    return new ColumnSpec(column.keyspace(), column.table(), column.name(), column.type());
  }

  @Override
  public Operation visitSetValue(RawAssignment.SetValue assignment) {
    return setValue(assignment.value());
  }

  Operation setValue(RawTerm raw) {
    return setValue(binder.bind(raw, receiver));
  }

  Operation setValue(Term value) {
    CqlType type = column.type();
    if (type == NativeType.COUNTER) {
      throw CqlException.invalid(
          "Cannot set the value of counter column "
              + column.name()
              + " (counters can only be incremented/decremented, not set)",
          "write " + column.name() + " = " + column.name() + " + 1");
    }
    if (!type.isMultiCell()) {
      return new CellOperations.Set(column, value);
    }
    if (type instanceof ListType) {
      return new ListOperations.Set(column, value);
    }
    if (type instanceof SetType) {
      return new SetOperations.Set(column, value);
    }
    return type instanceof MapType
        ? new MapOperations.Set(column, value)
        : new UdtOperations.Set(column, value);
  }

  @Override
  public Operation visitAdd(RawAssignment.Add assignment) {
    RawTerm value = assignment.value();
    String text = column.name() + " = " + column.name() + " + " + text(value);
    if (!isCollection(column.type())) {
      return addToCell(value, text);
    }
    requireNotFrozen(text);
    if (column.type() instanceof ListType) {
      return new ListOperations.Append(column, binder.bind(value, receiver));
    }
    return column.type() instanceof SetType
        ? new SetOperations.Add(column, binder.bind(value, receiver))
        : new MapOperations.Put(
            column, bindOperand(value, receiver, "Value for a map addition has to be a map"));
  }

  private Operation addToCell(RawTerm value, String text) {
    if (column.type() == NativeType.COUNTER) {
      return CellOperations.Count.up(column, binder.bind(value, receiver));
    }
    if (column.type() instanceof TupleType || column.type() instanceof UdtType) {
      throw invalid(text, "tuple column");
    }
    if (!readsRow) {
      throw invalid(text, "non counter column");
    }
    if (!CellOperations.Add.suits(column.type())) {
      throw invalid(text, "non-numeric and non-text type");
    }
    return new CellOperations.Add(column, binder.bind(value, receiver));
  }

  @Override
  public Operation visitSubtract(RawAssignment.Subtract assignment) {
    RawTerm value = assignment.value();
    String text = column.name() + " = " + column.name() + " - " + text(value);
    if (column.type() == NativeType.COUNTER) {
      return CellOperations.Count.down(column, binder.bind(value, receiver));
    }
    if (!isCollection(column.type())) {
      throw invalid(text, "non counter column");
    }
    requireNotFrozen(text);
    if (column.type() instanceof ListType) {
      return new ListOperations.Discard(column, binder.bind(value, receiver));
    }
    if (column.type() instanceof MapType map) {
      ColumnSpec keys =
          new ColumnSpec(
              receiver.keyspace(),
              receiver.table(),
              receiver.name(),
              new SetType(map.key(), false));
      return new SetOperations.Discard(
          column, bindOperand(value, keys, "Value for a map substraction has to be a set"));
    }
    return new SetOperations.Discard(column, binder.bind(value, receiver));
  }

  @Override
  public Operation visitPrepend(RawAssignment.Prepend assignment) {
    String text = column.name() + " = " + text(assignment.value()) + " - " + column.name();
    if (!(column.type() instanceof ListType)) {
      throw invalid(text, "non list column");
    }
    if (!column.type().isMultiCell()) {
      throw invalid(text, "frozen list column");
    }
    return new ListOperations.Prepend(column, binder.bind(assignment.value(), receiver));
  }

  @Override
  public Operation visitSetElement(RawAssignment.SetElement assignment) {
    String text = column.name() + "[" + text(assignment.key()) + "] = " + text(assignment.value());
    CqlType type = column.type();
    if (!isCollection(type)) {
      throw invalid(text, "non collection column");
    }
    requireNotFrozen(text);
    if (type instanceof ListType list) {
      return new ListOperations.SetAt(
          column,
          binder.bind(assignment.key(), Receivers.index(receiver, NativeType.INT)),
          binder.bind(assignment.value(), Receivers.value(receiver, list.element())));
    }
    if (type instanceof MapType map) {
      return new MapOperations.SetKey(
          column,
          binder.bind(assignment.key(), Receivers.key(receiver, map.key())),
          binder.bind(assignment.value(), Receivers.value(receiver, map.value())));
    }
    throw invalid(text, "set column");
  }

  @Override
  public Operation visitSetField(RawAssignment.SetField assignment) {
    String text = column.name() + "." + assignment.field() + " = " + text(assignment.value());
    if (!(column.type() instanceof UdtType type)) {
      throw invalid(text, "non-UDT column");
    }
    if (!type.isMultiCell()) {
      throw invalid(text, "frozen UDT column");
    }
    int field = requireField(column, type, assignment.field());
    ColumnSpec spec = Receivers.field(receiver, assignment.field(), type.fieldTypes().get(field));
    return new UdtOperations.SetField(column, field, binder.bind(assignment.value(), spec));
  }

  static int requireField(ColumnMetadata column, UdtType type, String name) {
    int field = type.fieldIndex(name);
    if (field < 0) {
      throw CqlException.invalid(
          "UDT column " + column.name() + " does not have a field named " + name);
    }
    return field;
  }

  static boolean isCollection(CqlType type) {
    return type instanceof ListType || type instanceof SetType || type instanceof MapType;
  }

  private Term bindOperand(RawTerm value, ColumnSpec operand, String rule) {
    try {
      return binder.bind(value, operand);
    } catch (CqlException unsuitable) {
      throw CqlException.invalid(rule + ", but was: '" + text(value) + "'");
    }
  }

  private void requireNotFrozen(String text) {
    if (!column.type().isMultiCell()) {
      throw invalid(text, "frozen collection column");
    }
  }

  private CqlException invalid(String operation, String what) {
    return CqlException.invalid(
        "Invalid operation (" + operation + ") for " + what + " " + column.name());
  }

  private String text(RawTerm term) {
    return binder.text(term, receiver);
  }
}
