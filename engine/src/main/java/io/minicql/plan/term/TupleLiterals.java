package io.minicql.plan.term;

import io.minicql.ColumnSpec;
import io.minicql.CqlException;
import io.minicql.Values;
import io.minicql.grammar.ast.RawTerm;
import io.minicql.grammar.ast.RawTerm.TupleLiteral;
import io.minicql.type.AssignmentFit;
import io.minicql.type.CollectionBytes;
import io.minicql.type.CqlType;
import io.minicql.type.TupleType;
import io.minicql.type.UdtType;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * {@code (a, b)}: a tuple, also for a frozen user type; missing fields at the end are null. A
 * single element in brackets is the element itself where no tuple is expected.
 */
final class TupleLiterals {
  private final TermBinder binder;

  TupleLiterals(TermBinder binder) {
    this.binder = binder;
  }

  Term bind(TupleLiteral literal, ColumnSpec receiver) {
    List<CqlType> fieldTypes = fieldTypes(receiver.type());
    if (fieldTypes == null && literal.elements().size() == 1) {
      return binder.bind(literal.elements().get(0), receiver);
    }
    if (fieldTypes == null) {
      throw CqlException.invalid(
          "Invalid tuple type literal for "
              + receiver.name()
              + " of type "
              + receiver.type().cql());
    }
    requireFit(literal, receiver, fieldTypes);
    List<Term> fields = new ArrayList<>();
    for (int i = 0; i < literal.elements().size(); i++) {
      ColumnSpec component = Receivers.component(receiver, i, fieldTypes.get(i));
      fields.add(binder.bind(literal.elements().get(i), component));
    }
    return CompositeTerm.of(
        receiver.type(), fields, values -> CollectionBytes.packTuple(requireSet(values)));
  }

  AssignmentFit fit(TupleLiteral literal, ColumnSpec receiver) {
    List<CqlType> fieldTypes = fieldTypes(receiver.type());
    if (fieldTypes == null) {
      return literal.elements().size() == 1
          ? binder.fit(literal.elements().get(0), receiver)
          : AssignmentFit.NONE;
    }
    if (literal.elements().size() > fieldTypes.size()) {
      return AssignmentFit.NONE;
    }
    return firstMisfit(literal, receiver, fieldTypes) < 0
        ? AssignmentFit.CONVERTIBLE
        : AssignmentFit.NONE;
  }

  /** Refuses unset fields: a tuple is always written whole. */
  static List<byte @Nullable []> requireSet(List<byte @Nullable []> values) {
    for (int i = 0; i < values.size(); i++) {
      if (values.get(i) == Values.UNSET) {
        throw CqlException.invalid("Invalid unset value for tuple field number " + i);
      }
    }
    return values;
  }

  private void requireFit(TupleLiteral literal, ColumnSpec receiver, List<CqlType> fieldTypes) {
    List<RawTerm> known =
        literal.elements().subList(0, Math.min(literal.elements().size(), fieldTypes.size()));
    int misfit = firstMisfit(new TupleLiteral(known, literal.span()), receiver, fieldTypes);
    if (misfit >= 0) {
      throw CqlException.invalid(
          String.format(
              "Invalid tuple literal for %s: component %d is not of type %s",
              receiver.name(), misfit, fieldTypes.get(misfit).cql()));
    }
    if (literal.elements().size() > fieldTypes.size()) {
      throw CqlException.invalid(
          String.format(
              "Invalid tuple literal for %s: too many elements. Type %s expects %d but got %d",
              receiver.name(),
              receiver.type().cql(),
              fieldTypes.size(),
              literal.elements().size()));
    }
  }

  private int firstMisfit(TupleLiteral literal, ColumnSpec receiver, List<CqlType> fieldTypes) {
    for (int i = 0; i < literal.elements().size(); i++) {
      ColumnSpec component = Receivers.component(receiver, i, fieldTypes.get(i));
      if (!binder.fit(literal.elements().get(i), component).isAssignable()) {
        return i;
      }
    }
    return -1;
  }

  private static @Nullable List<CqlType> fieldTypes(CqlType type) {
    if (type instanceof TupleType tuple) {
      return tuple.fieldTypes();
    }
    return type instanceof UdtType udt && udt.frozen() ? udt.fieldTypes() : null;
  }
}
