package io.minicql.plan.restriction;

import io.minicql.CqlException;
import io.minicql.schema.ColumnMetadata;
import io.minicql.type.CqlType;
import io.minicql.type.ListType;
import io.minicql.type.MapType;
import io.minicql.type.SetType;
import io.minicql.type.TupleType;
import io.minicql.type.UdtType;

/** Which columns an operator may be used on, by their types. */
final class OperandChecks {
  private OperandChecks() {}

  static boolean isCollection(CqlType type) {
    return type instanceof ListType || type instanceof SetType || type instanceof MapType;
  }

  /** Inequalities need an order, which durations have not (rule 46). */
  static void requireSliceable(ColumnMetadata column) {
    CqlType type = column.type();
    if (!type.referencesDuration()) {
      return;
    }
    String on = "duration columns";
    if (isCollection(type)) {
      on = "collections containing durations";
    } else if (type instanceof UdtType) {
      on = "UDTs containing durations";
    } else if (type instanceof TupleType) {
      on = "tuples containing durations";
    }
    throw CqlException.invalid("Slice restrictions are not supported on " + on);
  }

  /** Columns that are kept in one cell for each element cannot be compared as a whole. */
  static void requireComparable(ColumnMetadata column, String operator) {
    if (!column.type().isMultiCell()) {
      return;
    }
    requireNoUdt(column);
    throw CqlException.invalid(
        "Collection column '"
            + column.name()
            + "' ("
            + column.type().cql()
            + ") cannot be restricted by a '"
            + operator
            + "' relation");
  }

  static void requireNoUdt(ColumnMetadata column) {
    if (column.type() instanceof UdtType && column.type().isMultiCell()) {
      throw CqlException.invalid(
          "Non-frozen UDT column '"
              + column.name()
              + "' ("
              + column.type().cql()
              + ") cannot be restricted by any relation");
    }
  }
}
