package io.minicql.plan.selection;

import io.minicql.plan.term.Bindings;
import io.minicql.plan.term.Term;
import io.minicql.type.CollectionBytes;
import io.minicql.type.CqlType;
import io.minicql.type.MapType;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** {@code collection[from..to]}: the part of a map or set between two keys. */
final class SliceSelector extends Selector {
  private final @Nullable Term from;
  private final @Nullable Term to;

  SliceSelector(Selector collection, @Nullable Term from, @Nullable Term to) {
    super(collection.type(), List.of(collection));
    this.from = from;
    this.to = to;
  }

  KeyRange range(Bindings bindings) {
    CqlType keyType = type().components().get(0);
    return KeyRange.evaluate(keyType, from, to, bindings);
  }

  @Override
  public byte @Nullable [] evaluate(SelectionRow row, Bindings bindings) {
    byte[] value = children().get(0).evaluate(row, bindings);
    if (value == null) {
      return null;
    }
    KeyRange range = range(bindings);
    return type() instanceof MapType map ? ofMap(map, value, range) : ofSet(value, range);
  }

  private byte @Nullable [] ofMap(MapType type, byte[] map, KeyRange range) {
    List<Map.Entry<byte[], byte[]>> inside = new ArrayList<>();
    for (Map.Entry<byte[], byte @Nullable []> entry : CollectionBytes.unpackMap(map)) {
      if (range.contains(entry.getKey()) && entry.getValue() != null) {
        inside.add(Map.entry(entry.getKey(), entry.getValue()));
      }
    }
    return inside.isEmpty() && type.isMultiCell()
        ? null
        : CollectionBytes.packMap(type.key(), inside);
  }

  private byte @Nullable [] ofSet(byte[] set, KeyRange range) {
    List<byte[]> inside = new ArrayList<>();
    for (byte[] element : CollectionBytes.unpackList(set)) {
      if (element != null && range.contains(element)) {
        inside.add(element);
      }
    }
    return inside.isEmpty() && type().isMultiCell() ? null : CollectionBytes.packList(inside);
  }

  @Override
  Selector withChildren(List<Selector> newChildren) {
    return new SliceSelector(newChildren.get(0), from, to);
  }
}
