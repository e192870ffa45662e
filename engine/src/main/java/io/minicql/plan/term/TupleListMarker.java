package io.minicql.plan.term;

import io.minicql.ColumnSpec;
import io.minicql.CqlException;
import io.minicql.grammar.ast.RawTerm.BindMarker;
import io.minicql.plan.MarkerSpecs;
import io.minicql.type.CollectionBytes;
import io.minicql.type.ListType;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** {@code (a, b) IN ?}: one marker for the whole list of tuples. */
record TupleListMarker(MarkerTerm marker, String name, int size) implements TupleTermList {
  static TupleTermList of(BindMarker marker, List<ColumnSpec> columns, MarkerSpecs markers) {
    ListType type = new ListType(TupleTerms.typeOf(columns), false);
    ColumnSpec spec = Receivers.inTuples(columns, type);
    markers.bind(marker, spec);
    return new TupleListMarker(new MarkerTerm(marker.index(), type), spec.name(), columns.size());
  }

  @Override
  public @Nullable List<@Nullable List<byte @Nullable []>> evaluate(Bindings bindings) {
    if (marker.isUnset(bindings)) {
      throw CqlException.invalid("Invalid unset value for " + name);
    }
    byte[] list = marker.evaluate(bindings);
    if (list == null) {
      return null;
    }
    List<@Nullable List<byte @Nullable []>> tuples = new ArrayList<>();
    for (byte[] tuple : CollectionBytes.unpackList(list)) {
      tuples.add(tuple == null ? null : CollectionBytes.unpackTuple(tuple, size));
    }
    return tuples;
  }

  @Override
  public boolean containsMarkers() {
    return true;
  }
}
