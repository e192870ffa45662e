package io.minicql.plan.selection;

import io.minicql.plan.term.Bindings;
import io.minicql.plan.term.Term;
import io.minicql.store.ElementCursor;
import io.minicql.store.RowView;
import io.minicql.type.CollectionBytes;
import io.minicql.type.CqlType;
import io.minicql.type.MapType;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** {@code map[key]} gives the value, {@code set[element]} the element; null where it is missing. */
final class ElementSelector extends Selector {
  private final Term key;

  ElementSelector(Selector collection, Term key) {
    super(last(collection.type().components()), List.of(collection));
    this.key = key;
  }

  private static CqlType last(List<CqlType> components) {
    return components.get(components.size() - 1);
  }

  Term key() {
    return key;
  }

  @Override
  public byte @Nullable [] evaluate(SelectionRow row, Bindings bindings) {
    byte[] wanted = key.evaluate(bindings);
    if (wanted == null) {
      return null;
    }
    Selector collection = children().get(0);
    boolean isMap = collection.type() instanceof MapType;
    if (collection instanceof ColumnSelector selector && collection.type().isMultiCell()) {
      RowView cells = row.cells(selector.column());
      if (cells == null || !cells.isLive(selector.column())) {
        return null;
      }
      ElementCursor elements = cells.elements(selector.column());
      boolean found = elements.seek(wanted);
      return !found ? null : isMap ? elements.value() : elements.path();
    }
    byte[] value = collection.evaluate(row, bindings);
    return value == null ? null : isMap ? fromMap(value, wanted) : fromSet(value, wanted);
  }

  private byte @Nullable [] fromMap(byte[] map, byte[] wanted) {
    CqlType keyType = children().get(0).type().components().get(0);
    for (Map.Entry<byte[], byte @Nullable []> entry : CollectionBytes.unpackMap(map)) {
      if (keyType.compare(entry.getKey(), wanted) == 0) {
        return entry.getValue();
      }
    }
    return null;
  }

  private byte @Nullable [] fromSet(byte[] set, byte[] wanted) {
    for (byte[] element : CollectionBytes.unpackList(set)) {
      if (element != null && type().compare(element, wanted) == 0) {
        return element;
      }
    }
    return null;
  }

  @Override
  Selector withChildren(List<Selector> newChildren) {
    return new ElementSelector(newChildren.get(0), key);
  }
}
