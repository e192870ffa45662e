package io.minicql.index;

import io.minicql.schema.ColumnMetadata;
import io.minicql.store.ElementCursor;
import io.minicql.store.RowView;
import io.minicql.type.SetType;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The values under which rows are found. */
final class IndexedValues {
  private IndexedValues() {}

  /** The value of an entry of a map: {@code length:4 bytes key value}. */
  static byte[] entry(byte[] key, byte[] value) {
    return ByteBuffer.allocate(Integer.BYTES + key.length + value.length)
        .putInt(key.length)
        .put(key)
        .put(value)
        .array();
  }

  /** What a cell is found under; the path is null where the cell is the whole column. */
  static byte[] ofCell(IndexTerms terms, byte @Nullable [] path, byte[] value) {
    if (path == null) {
      return terms.ofValue(value);
    }
    IndexDefinition index = terms.definition();
    return switch (index.part()) {
      case KEYS -> terms.ofKey(path);
      case ENTRIES -> terms.ofEntry(path, value);
      default -> terms.ofValue(index.column().type() instanceof SetType ? path : value);
    };
  }

  /** What a static or regular column of a live row is found under. */
  static List<byte[]> ofRow(IndexTerms terms, RowView row) {
    ColumnMetadata column = terms.definition().column();
    List<byte[]> values = new ArrayList<>(1);
    if (!row.isLive(column)) {
      return values;
    }
    if (column.type().isMultiCell()) {
      ElementCursor elements = row.elements(column);
      while (elements.advance()) {
        values.add(ofCell(terms, elements.path(), elements.value()));
      }
    } else {
      byte[] value = row.value(column);
      if (value != null) {
        values.add(terms.ofValue(value));
      }
    }
    return values;
  }
}
