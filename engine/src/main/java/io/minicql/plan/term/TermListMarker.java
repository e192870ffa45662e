package io.minicql.plan.term;

import io.minicql.ColumnSpec;
import io.minicql.CqlException;
import io.minicql.grammar.ast.RawTerm.BindMarker;
import io.minicql.plan.MarkerSpecs;
import io.minicql.type.CollectionBytes;
import io.minicql.type.ListType;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** {@code IN ?}: one marker for the whole list. */
record TermListMarker(MarkerTerm marker, String column) implements TermList {
  static TermList of(BindMarker marker, ColumnSpec receiver, MarkerSpecs markers) {
    ListType type = new ListType(receiver.type(), false);
    markers.bind(marker, Receivers.in(receiver, type));
    return new TermListMarker(new MarkerTerm(marker.index(), type), receiver.name());
  }

  @Override
  public @Nullable List<byte @Nullable []> evaluate(Bindings bindings) {
    if (isUnset(bindings)) {
      throw CqlException.invalid("Invalid unset value for column " + column);
    }
    byte[] list = marker.evaluate(bindings);
    return list == null ? null : CollectionBytes.unpackList(list);
  }

  @Override
  public boolean isUnset(Bindings bindings) {
    return marker.isUnset(bindings);
  }

  @Override
  public boolean containsMarkers() {
    return true;
  }
}
