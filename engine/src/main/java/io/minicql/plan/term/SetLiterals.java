package io.minicql.plan.term;

import io.minicql.ColumnSpec;
import io.minicql.CqlException;
import io.minicql.grammar.ast.RawTerm;
import io.minicql.grammar.ast.RawTerm.SetLiteral;
import io.minicql.type.AssignmentFit;
import io.minicql.type.CollectionBytes;
import io.minicql.type.MapType;
import io.minicql.type.SetType;
import java.util.List;

/** {@code {a, b}}: a set, or an empty map. */
final class SetLiterals {
  private final TermBinder binder;

  SetLiterals(TermBinder binder) {
    this.binder = binder;
  }

  Term bind(SetLiteral literal, ColumnSpec receiver) {
    if (isEmptyMap(literal, receiver)) {
      return new ConstantTerm(receiver.type(), CollectionBytes.packSortedMap(List.of()));
    }
    if (!(receiver.type() instanceof SetType type)) {
      throw CqlException.invalid(
          "Invalid set literal for " + receiver.name() + " of type " + receiver.type().cql());
    }
    ColumnSpec value = Receivers.value(receiver, type.element());
    for (RawTerm element : literal.elements()) {
      if (!binder.fit(element, value).isAssignable()) {
        throw CqlException.invalid(
            String.format(
                "Invalid set literal for %s: value %s is not of type %s",
                receiver.name(), binder.text(element, receiver), value.type().cql()));
      }
    }
    List<Term> elements =
        literal.elements().stream().map(element -> binder.bind(element, value)).toList();
    if (elements.stream().anyMatch(Term::containsMarkers)) {
      throw TermErrors.markerInLiteral("set", receiver.name());
    }
    return CompositeTerm.of(
        type,
        elements,
        values ->
            CollectionBytes.packSet(
                type.element(), ListLiterals.requireAll(values, TermErrors.NULL_IN_COLLECTION)));
  }

  AssignmentFit fit(SetLiteral literal, ColumnSpec receiver) {
    if (receiver.type() instanceof SetType type) {
      return binder.fitOfAll(literal.elements(), Receivers.value(receiver, type.element()));
    }
    return isEmptyMap(literal, receiver) ? AssignmentFit.CONVERTIBLE : AssignmentFit.NONE;
  }

  private static boolean isEmptyMap(SetLiteral literal, ColumnSpec receiver) {
    return literal.elements().isEmpty() && receiver.type() instanceof MapType;
  }
}
