package io.minicql.plan.selection;

import io.minicql.ColumnSpec;
import io.minicql.CqlException;
import io.minicql.grammar.ast.RawSelector;
import io.minicql.grammar.ast.RawTerm;
import io.minicql.plan.term.Receivers;
import io.minicql.plan.term.Term;
import io.minicql.type.CqlType;
import io.minicql.type.ListType;
import io.minicql.type.MapType;
import io.minicql.type.SetType;
import io.minicql.type.UdtType;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Elements and slices of collections, fields of user types. */
final class Parts {
  private final SelectionScope scope;

  Parts(SelectionScope scope) {
    this.scope = scope;
  }

  Selectable element(RawSelector.Element raw, Selectable collection) {
    String key = scope.text(raw.element());
    return new SelectablePart(
        collection,
        whole -> whole + "[" + key + "]",
        type -> last(requireKeyed(type, collection, "Element").components()),
        selector -> {
          requireKeyed(selector.type(), collection, "Element");
          return new ElementSelector(selector, key(raw.element(), collection, selector));
        });
  }

  Selectable slice(RawSelector.Slice raw, Selectable collection) {
    String range = "[" + textOrNothing(raw.from()) + ".." + textOrNothing(raw.to()) + "]";
    return new SelectablePart(
        collection,
        whole -> whole + range,
        type -> requireKeyed(type, collection, "Slice"),
        selector -> {
          requireKeyed(selector.type(), collection, "Slice");
          return new SliceSelector(
              selector,
              keyOrNull(raw.from(), collection, selector),
              keyOrNull(raw.to(), collection, selector));
        });
  }

  Selectable field(RawSelector.Field raw, Selectable value) {
    return new SelectablePart(
        value,
        whole -> whole + "." + raw.field(),
        type -> {
          UdtType udt = requireUdt(type, value);
          return udt.fieldTypes().get(requireField(udt, raw.field(), value));
        },
        selector -> {
          UdtType udt = requireUdt(selector.type(), value);
          return new FieldSelector(selector, udt, requireField(udt, raw.field(), value));
        });
  }

  private String textOrNothing(@Nullable RawTerm term) {
    return term == null ? "" : scope.text(term);
  }

  private @Nullable Term keyOrNull(
      @Nullable RawTerm term, Selectable collection, Selector selector) {
    return term == null ? null : key(term, collection, selector);
  }

  private Term key(RawTerm term, Selectable collection, Selector selector) {
    ColumnSpec receiver = scope.spec(collection.resultName(), selector.type());
    CqlType keyType = selector.type().components().get(0);
    boolean isMap = selector.type() instanceof MapType;
    ColumnSpec key = isMap ? Receivers.key(receiver, keyType) : Receivers.value(receiver, keyType);
    return scope.terms().bind(term, key);
  }

  private static CqlType last(List<CqlType> components) {
    return components.get(components.size() - 1);
  }

  private static CqlType requireKeyed(CqlType type, Selectable selected, String what) {
    if (type instanceof ListType) {
      throw CqlException.invalid(
          what
              + " selection is only allowed on sets and maps, but "
              + selected.text()
              + " is a list");
    }
    if (!(type instanceof MapType) && !(type instanceof SetType)) {
      throw CqlException.invalid(
          String.format(
              "Invalid %s selection: %s is of type %s is not a collection",
              what.toLowerCase(java.util.Locale.ROOT), selected.text(), type.cql()));
    }
    return type;
  }

  private static UdtType requireUdt(CqlType type, Selectable selected) {
    if (type instanceof UdtType udt) {
      return udt;
    }
    throw CqlException.invalid(
        String.format(
            "Invalid field selection: %s of type %s is not a user type",
            selected.text(), type.cql()));
  }

  static int requireField(UdtType udt, String field, Selectable selected) {
    int index = udt.fieldIndex(field);
    if (index < 0) {
      throw CqlException.invalid(
          String.format("%s of type %s has no field %s", selected.text(), udt.cql(), field));
    }
    return index;
  }
}
