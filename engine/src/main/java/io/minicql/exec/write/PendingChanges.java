package io.minicql.exec.write;

import io.minicql.plan.write.RowTarget.Element;
import io.minicql.schema.ColumnMetadata;
import io.minicql.type.NativeType;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * What a statement has written to a row so far, as its later operations see it: {@code l[0] = 1,
 * l[1] = 2} and the like. Only for statements that read what they write.
 */
final class PendingChanges {
  private final Map<ColumnMetadata, Optional<byte[]>> cells = new HashMap<>();
  private final Map<ColumnMetadata, ElementChanges> elements = new HashMap<>();

  /** The changes of one list: by path; without a value where it was deleted. */
  private static final class ElementChanges {
    private boolean overwritten;
    private final Map<byte[], Optional<byte[]>> byPath =
        new TreeMap<>(NativeType.TIMEUUID::compare);
  }

  void setCell(ColumnMetadata column, byte @Nullable [] value) {
    cells.put(column, Optional.ofNullable(value));
  }

  void setElement(ColumnMetadata column, byte[] path, byte @Nullable [] value) {
    changesOf(column).byPath.put(path, Optional.ofNullable(value));
  }

  void overwrite(ColumnMetadata column) {
    ElementChanges changes = changesOf(column);
    changes.overwritten = true;
    changes.byPath.clear();
  }

  private ElementChanges changesOf(ColumnMetadata column) {
    return elements.computeIfAbsent(column, changed -> new ElementChanges());
  }

  /** A column's value after the changes. */
  byte @Nullable [] value(ColumnMetadata column, byte @Nullable [] stored) {
    Optional<byte[]> changed = cells.get(column);
    return changed == null ? stored : changed.orElse(null);
  }

  /** A list's elements after the changes. */
  List<Element> elements(ColumnMetadata column, List<Element> stored) {
    ElementChanges changes = elements.get(column);
    if (changes == null) {
      return stored;
    }
    Map<byte[], byte[]> merged = new TreeMap<>(NativeType.TIMEUUID::compare);
    if (!changes.overwritten) {
      stored.forEach(element -> merged.put(element.path(), element.value()));
    }
    changes.byPath.forEach(
        (path, value) ->
            value.ifPresentOrElse(bytes -> merged.put(path, bytes), () -> merged.remove(path)));
    List<Element> result = new ArrayList<>(merged.size());
    merged.forEach((path, value) -> result.add(new Element(path, value)));
    return result;
  }
}
