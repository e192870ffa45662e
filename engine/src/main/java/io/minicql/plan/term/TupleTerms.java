package io.minicql.plan.term;

import io.minicql.ColumnSpec;
import io.minicql.CqlException;
import io.minicql.grammar.ast.RawTerm;
import io.minicql.plan.MarkerSpecs;
import io.minicql.type.CollectionBytes;
import io.minicql.type.TupleType;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Tuples with a value for each of several columns. */
final class TupleTerms {
  private TupleTerms() {}

  static TupleTerm bind(
      TermBinder binder, MarkerSpecs markers, RawTerm value, List<ColumnSpec> columns) {
    if (value instanceof RawTerm.BindMarker marker) {
      TupleType type = typeOf(columns);
      ColumnSpec spec = Receivers.tuple(columns, type);
      markers.bind(marker, spec);
      return new Marker(new MarkerTerm(marker.index(), type), spec.name(), columns.size());
    }
    if (!(value instanceof RawTerm.TupleLiteral literal)) {
      throw CqlException.invalid(
          "Invalid tuple value " + binder.text(value, columns.get(0)) + " for several columns");
    }
    return bindLiteral(binder, literal, columns);
  }

  static TupleType typeOf(List<ColumnSpec> columns) {
    return new TupleType(columns.stream().map(ColumnSpec::type).toList());
  }

  private static TupleTerm bindLiteral(
      TermBinder binder, RawTerm.TupleLiteral literal, List<ColumnSpec> columns) {
    if (literal.elements().size() != columns.size()) {
      throw CqlException.invalid(
          String.format(
              "Expected %d elements in value tuple, but got %d: %s",
              columns.size(), literal.elements().size(), binder.text(literal, columns.get(0))));
    }
    List<Term> terms = new ArrayList<>();
    for (int i = 0; i < columns.size(); i++) {
      terms.add(binder.bind(literal.elements().get(i), columns.get(i)));
    }
    return new Literal(List.copyOf(terms));
  }

  /** {@code (1, ?)}. */
  record Literal(List<Term> terms) implements TupleTerm {
    @Override
    public List<byte @Nullable []> evaluate(Bindings bindings) {
      List<byte @Nullable []> values = new ArrayList<>(terms.size());
      for (Term term : terms) {
        values.add(term.evaluate(bindings));
      }
      return TupleLiterals.requireSet(values);
    }

    @Override
    public boolean containsMarkers() {
      return terms.stream().anyMatch(Term::containsMarkers);
    }
  }

  /** {@code ?} for a whole tuple. */
  record Marker(MarkerTerm marker, String name, int size) implements TupleTerm {
    @Override
    public @Nullable List<byte @Nullable []> evaluate(Bindings bindings) {
      if (marker.isUnset(bindings)) {
        throw CqlException.invalid("Invalid unset value for tuple " + name);
      }
      byte[] tuple = marker.evaluate(bindings);
      return tuple == null ? null : CollectionBytes.unpackTuple(tuple, size);
    }

    @Override
    public boolean containsMarkers() {
      return true;
    }
  }
}
