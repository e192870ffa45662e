package io.minicql.exec.read;

import io.minicql.store.ElementCursor;
import io.minicql.store.Expiration;
import io.minicql.type.CollectionBytes;
import io.minicql.type.CqlType;
import io.minicql.type.MapType;
import io.minicql.type.SetType;
import java.util.AbstractMap.SimpleImmutableEntry;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The elements of a collection in a virtual table. */
final class VirtualElements implements ElementCursor {
  private final List<Map.Entry<byte[], byte[]>> elements;
  private int current = -1;

  private VirtualElements(List<Map.Entry<byte[], byte[]>> elements) {
    this.elements = elements;
  }

  static ElementCursor of(CqlType type, byte @Nullable [] value) {
    List<Map.Entry<byte[], byte[]>> elements = new ArrayList<>();
    if (value != null && type instanceof MapType) {
      for (Map.Entry<byte[], byte @Nullable []> entry : CollectionBytes.unpackMap(value)) {
        byte[] mapped = entry.getValue();
        elements.add(
            new SimpleImmutableEntry<>(entry.getKey(), mapped == null ? new byte[0] : mapped));
      }
    } else if (value != null) {
      for (byte[] element : CollectionBytes.unpackList(value)) {
        byte[] present = element == null ? new byte[0] : element;
        byte[] path = type instanceof SetType ? present : new byte[0];
        elements.add(new SimpleImmutableEntry<>(path, present));
      }
    }
    return new VirtualElements(elements);
  }

  @Override
  public boolean advance() {
    current++;
    return current < elements.size();
  }

  @Override
  public boolean seek(byte[] path) {
    for (current = 0; current < elements.size(); current++) {
      if (Arrays.equals(path(), path)) {
        return true;
      }
    }
    return false;
  }

  @Override
  public byte[] path() {
    return elements.get(current).getKey();
  }

  @Override
  public byte[] value() {
    return elements.get(current).getValue();
  }

  @Override
  public long timestampMicros() {
    return 0;
  }

  @Override
  public int ttlSeconds() {
    return Expiration.NO_TTL;
  }

  @Override
  public long expirySeconds() {
    return Expiration.NEVER_SECONDS;
  }
}
