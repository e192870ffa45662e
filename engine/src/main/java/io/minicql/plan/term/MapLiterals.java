package io.minicql.plan.term;

import io.minicql.ColumnSpec;
import io.minicql.CqlException;
import io.minicql.grammar.ast.RawTerm;
import io.minicql.grammar.ast.RawTerm.MapLiteral;
import io.minicql.type.AssignmentFit;
import io.minicql.type.CollectionBytes;
import io.minicql.type.MapType;
import java.util.AbstractMap.SimpleImmutableEntry;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** {@code {a: b, c: d}}. */
final class MapLiterals {
  private final TermBinder binder;

  MapLiterals(TermBinder binder) {
    this.binder = binder;
  }

  Term bind(MapLiteral literal, ColumnSpec receiver) {
    if (!(receiver.type() instanceof MapType type)) {
      throw CqlException.invalid(
          "Invalid map literal for " + receiver.name() + " of type " + receiver.type().cql());
    }
    ColumnSpec key = Receivers.key(receiver, type.key());
    ColumnSpec value = Receivers.value(receiver, type.value());
    for (RawTerm.MapEntry entry : literal.entries()) {
      requireFit("key", entry.key(), key, receiver);
      requireFit("value", entry.value(), value, receiver);
    }
    List<Term> parts = new ArrayList<>();
    for (RawTerm.MapEntry entry : literal.entries()) {
      parts.add(binder.bind(entry.key(), key));
      parts.add(binder.bind(entry.value(), value));
    }
    if (parts.stream().anyMatch(Term::containsMarkers)) {
      throw TermErrors.markerInLiteral("map", receiver.name());
    }
    return CompositeTerm.of(
        type,
        parts,
        values -> pack(type, ListLiterals.requireAll(values, TermErrors.NULL_IN_COLLECTION)));
  }

  AssignmentFit fit(MapLiteral literal, ColumnSpec receiver) {
    if (!(receiver.type() instanceof MapType type)) {
      return AssignmentFit.NONE;
    }
    List<RawTerm> keys = literal.entries().stream().map(RawTerm.MapEntry::key).toList();
    List<RawTerm> values = literal.entries().stream().map(RawTerm.MapEntry::value).toList();
    return TermBinder.worse(
        binder.fitOfAll(keys, Receivers.key(receiver, type.key())),
        binder.fitOfAll(values, Receivers.value(receiver, type.value())));
  }

  private void requireFit(String part, RawTerm term, ColumnSpec spec, ColumnSpec receiver) {
    if (!binder.fit(term, spec).isAssignable()) {
      throw CqlException.invalid(
          String.format(
              "Invalid map literal for %s: %s %s is not of type %s",
              receiver.name(), part, binder.text(term, receiver), spec.type().cql()));
    }
  }

  private static byte[] pack(MapType type, List<byte[]> keysAndValues) {
    List<Map.Entry<byte[], byte[]>> entries = new ArrayList<>();
    for (int i = 0; i < keysAndValues.size(); i += 2) {
      entries.add(new SimpleImmutableEntry<>(keysAndValues.get(i), keysAndValues.get(i + 1)));
    }
    return CollectionBytes.packMap(type.key(), entries);
  }
}
