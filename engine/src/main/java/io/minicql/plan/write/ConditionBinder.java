package io.minicql.plan.write;

import io.minicql.ColumnSpec;
import io.minicql.CqlException;
import io.minicql.grammar.ast.ColumnPath;
import io.minicql.grammar.ast.ComparisonOperator;
import io.minicql.grammar.ast.IfClause;
import io.minicql.grammar.ast.RawCondition;
import io.minicql.grammar.ast.RawTerm;
import io.minicql.plan.TableNames;
import io.minicql.plan.term.Receivers;
import io.minicql.plan.term.TermBinder;
import io.minicql.plan.term.TermList;
import io.minicql.schema.ColumnMetadata;
import io.minicql.schema.TableMetadata;
import io.minicql.type.CqlType;
import io.minicql.type.ListType;
import io.minicql.type.MapType;
import io.minicql.type.NativeType;
import io.minicql.type.TupleType;
import io.minicql.type.UdtType;
import java.util.ArrayList;
import java.util.List;

/** Checks the conditions of IF. */
final class ConditionBinder {
  private final TableMetadata table;
  private final TermBinder binder;

  ConditionBinder(TableMetadata table, TermBinder binder) {
    this.table = table;
    this.binder = binder;
  }

  Conditions bind(IfClause clause) {
    if (clause.exists()) {
      return Conditions.EXISTS;
    }
    if (clause.conditions().isEmpty()) {
      return Conditions.NONE;
    }
    List<ColumnCondition> conditions = new ArrayList<>();
    for (RawCondition raw : clause.conditions()) {
      ColumnMetadata column = TableNames.column(table, raw.path().column());
      conditions.add(bind(raw, column));
      if (column.isPrimaryKey()) {
        throw CqlException.invalid(
            "PRIMARY KEY column '" + column.name() + "' cannot have IF conditions");
      }
    }
    return Conditions.of(conditions);
  }

  private ColumnCondition bind(RawCondition raw, ColumnMetadata column) {
    if (column.type() == NativeType.COUNTER) {
      throw CqlException.invalid("Conditions on counters are not supported");
    }
    BoundPart part = raw.path().accept(new PartBinder(column));
    return new ColumnCondition(
        column, part.part(), raw.accept(new ComparisonBinder(part.receiver())));
  }

  private record BoundPart(ColumnPart part, ColumnSpec receiver) {}

  /** Finds what of a column is compared and the type that it has. */
  private final class PartBinder implements ColumnPath.Visitor<BoundPart> {
    private final ColumnMetadata column;
    private final ColumnSpec receiver;

    PartBinder(ColumnMetadata column) {
      this.column = column;
      this.receiver = Assignments.receiverOf(column);
    }

    @Override
    public BoundPart visitWhole(ColumnPath.Whole whole) {
      return new BoundPart(ColumnPart.WHOLE, receiver);
    }

    @Override
    public BoundPart visitElement(ColumnPath.Element element) {
      if (column.type() instanceof ListType list) {
        ColumnSpec index = Receivers.index(receiver, NativeType.INT);
        return new BoundPart(
            new ColumnPart.ListElement(binder.bind(element.key(), index)),
            Receivers.value(receiver, list.element()));
      }
      if (column.type() instanceof MapType map) {
        ColumnSpec key = Receivers.key(receiver, map.key());
        return new BoundPart(
            new ColumnPart.MapValue(map, binder.bind(element.key(), key)),
            Receivers.value(receiver, map.value()));
      }
      String kind = Assignments.isCollection(column.type()) ? "set" : "non-collection";
      throw CqlException.invalid(
          "Invalid element access syntax for " + kind + " column " + column.name());
    }

    @Override
    public BoundPart visitField(ColumnPath.Field field) {
      if (!(column.type() instanceof UdtType udt)) {
        throw CqlException.invalid(
            "Invalid field access syntax for non-UDT column " + column.name());
      }
      int index = udt.fieldIndex(field.field());
      if (index < 0) {
        throw CqlException.invalid(
            "Unknown field " + field.field() + " for column " + column.name());
      }
      return new BoundPart(
          new ColumnPart.Field(index),
          Receivers.field(receiver, field.field(), udt.fieldTypes().get(index)));
    }
  }

  /** Binds the operand of a condition. */
  private final class ComparisonBinder implements RawCondition.Visitor<Comparison> {
    private final ColumnSpec receiver;

    ComparisonBinder(ColumnSpec receiver) {
      this.receiver = receiver;
    }

    @Override
    public Comparison visitCompare(RawCondition.Compare compare) {
      return switch (compare.operator()) {
        case CONTAINS -> contains(compare.value());
        case CONTAINS_KEY -> containsKey(compare.value());
        case LIKE -> throw CqlException.invalid("LIKE is not supported in conditions");
        default -> {
          requireOrdered(compare.operator());
          yield new Comparison.Operator(
              compare.operator(),
              receiver.type(),
              isEmptyNull(),
              binder.bind(compare.value(), receiver));
        }
      };
    }

    @Override
    public Comparison visitIn(RawCondition.In in) {
      return in(binder.bindList(in.values(), receiver));
    }

    @Override
    public Comparison visitInMarker(RawCondition.InMarker in) {
      return in(binder.bindListMarker(in.marker(), receiver));
    }

    private Comparison in(TermList list) {
      return new Comparison.In(receiver.type(), isEmptyNull(), list);
    }

    private boolean isEmptyNull() {
      return receiver.type().isMultiCell() && Assignments.isCollection(receiver.type());
    }

    private Comparison contains(RawTerm operand) {
      CqlType type = receiver.type();
      if (!Assignments.isCollection(type)) {
        throw CqlException.invalid(
            "Cannot use CONTAINS on non-collection column " + receiver.name());
      }
      if (type instanceof MapType map) {
        return new Comparison.ContainsEntry(
            map,
            ComparisonOperator.CONTAINS,
            binder.bind(operand, Receivers.value(receiver, map.value())));
      }
      CqlType element = type.components().get(0);
      return new Comparison.ContainsElement(
          element, binder.bind(operand, Receivers.value(receiver, element)));
    }

    private Comparison containsKey(RawTerm operand) {
      if (!(receiver.type() instanceof MapType map)) {
        throw CqlException.invalid("Cannot use CONTAINS KEY on non-map column " + receiver.name());
      }
      return new Comparison.ContainsEntry(
          map,
          ComparisonOperator.CONTAINS_KEY,
          binder.bind(operand, Receivers.key(receiver, map.key())));
    }

    private void requireOrdered(ComparisonOperator operator) {
      boolean slice = operator != ComparisonOperator.EQ && operator != ComparisonOperator.NEQ;
      CqlType type = receiver.type();
      if (!slice || !type.referencesDuration()) {
        return;
      }
      if (type == NativeType.DURATION) {
        throw CqlException.invalid(
            "Slice conditions ( " + operator + " ) are not supported on durations");
      }
      String what =
          type instanceof TupleType ? "tuples" : type instanceof UdtType ? "UDTs" : "collections";
      throw CqlException.invalid(
          "Slice conditions are not supported on " + what + " containing durations");
    }
  }
}
