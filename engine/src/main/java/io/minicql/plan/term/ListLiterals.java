package io.minicql.plan.term;

import io.minicql.ColumnSpec;
import io.minicql.CqlException;
import io.minicql.Values;
import io.minicql.grammar.ast.RawTerm;
import io.minicql.grammar.ast.RawTerm.ListLiteral;
import io.minicql.type.AssignmentFit;
import io.minicql.type.CollectionBytes;
import io.minicql.type.CqlType;
import io.minicql.type.ListType;
import io.minicql.type.VectorType;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** {@code [a, b]}: a list or a vector, as the receiver decides. */
final class ListLiterals {
  private final TermBinder binder;

  ListLiterals(TermBinder binder) {
    this.binder = binder;
  }

  Term bind(ListLiteral literal, ColumnSpec receiver) {
    return receiver.type() instanceof VectorType vector
        ? bindVector(literal, receiver, vector)
        : bindList(literal, receiver, requireList(receiver.type()));
  }

  AssignmentFit fit(ListLiteral literal, ColumnSpec receiver) {
    CqlType element =
        receiver.type() instanceof VectorType vector
            ? vector.element()
            : requireList(receiver.type()).element();
    return binder.fitOfAll(literal.elements(), Receivers.value(receiver, element));
  }

  private static ListType requireList(CqlType type) {
    if (type instanceof ListType list) {
      return list;
    }
    throw CqlException.invalid(
        "Unexpected receiver type '" + type.cql() + "'; only list and vector are expected");
  }

  private Term bindList(ListLiteral literal, ColumnSpec receiver, ListType type) {
    ColumnSpec value = Receivers.value(receiver, type.element());
    requireFit("list", literal, receiver, value);
    List<Term> elements = bindElements(literal, value);
    if (elements.stream().anyMatch(Term::containsMarkers)) {
      throw TermErrors.markerInLiteral("list", receiver.name());
    }
    return CompositeTerm.of(
        type,
        elements,
        values -> CollectionBytes.packList(requireAll(values, TermErrors.NULL_IN_COLLECTION)));
  }

  private Term bindVector(ListLiteral literal, ColumnSpec receiver, VectorType type) {
    ColumnSpec value = Receivers.value(receiver, type.element());
    if (literal.elements().size() != type.dimension()) {
      throw CqlException.invalid(
          String.format(
              "Invalid vector literal for %s of type %s; expected %d elements, but given %d",
              receiver.name(), type.cql(), type.dimension(), literal.elements().size()));
    }
    requireFit("vector", literal, receiver, value);
    return CompositeTerm.of(
        type,
        bindElements(literal, value),
        values -> CollectionBytes.packVector(type, requireElements(type, values)));
  }

  private static List<byte[]> requireElements(VectorType type, List<byte @Nullable []> values) {
    String message = "null is not supported inside vectors";
    List<byte[]> elements = requireAll(values, message);
    if (elements.stream().anyMatch(type::isNullElement)) {
      throw CqlException.invalid(message);
    }
    return elements;
  }

  private void requireFit(String kind, ListLiteral literal, ColumnSpec receiver, ColumnSpec value) {
    for (RawTerm element : literal.elements()) {
      if (!binder.fit(element, value).isAssignable()) {
        throw CqlException.invalid(
            String.format(
                "Invalid %s literal for %s: value %s is not of type %s",
                kind, receiver.name(), binder.text(element, receiver), value.type().cql()));
      }
    }
  }

  private List<Term> bindElements(ListLiteral literal, ColumnSpec value) {
    return literal.elements().stream().map(element -> binder.bind(element, value)).toList();
  }

  /** The values without nulls and unset ones. */
  static List<byte[]> requireAll(List<byte @Nullable []> values, String message) {
    List<byte[]> checked = new ArrayList<>(values.size());
    for (byte @Nullable [] value : values) {
      if (value == null || value == Values.UNSET) {
        throw CqlException.invalid(message);
      }
      checked.add(value);
    }
    return checked;
  }
}
