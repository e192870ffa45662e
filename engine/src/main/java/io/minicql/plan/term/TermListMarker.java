package io.minicql.plan.term;

import io.minicql.ColumnSpec;
import io.minicql.CqlException;
import io.minicql.grammar.ast.RawTerm.BindMarker;
import io.minicql.plan.MarkerSpecs;
import io.minicql.type.CollectionBytes;
import io.minicql.type.CqlType;
import io.minicql.type.CqlTypeException;
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
    byte[] list = bindings.values()[marker.index()];
    return list == null ? null : unpack(list, ((ListType) marker.type()).element());
  }

  /** Unlike in a list that is stored, nulls are let through: what they mean is up to the column. */
  private static List<byte @Nullable []> unpack(byte[] list, CqlType elementType) {
    try {
      List<byte @Nullable []> elements = CollectionBytes.unpackList(list);
      for (byte[] element : elements) {
        if (element != null) {
          elementType.validate(element);
        }
      }
      return elements;
    } catch (CqlTypeException e) {
      throw TermErrors.invalid(e);
    }
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
