package io.minicql.plan.selection;

import io.minicql.grammar.ast.RawSelector.CellAttributeKind;
import io.minicql.schema.ColumnMetadata;
import io.minicql.store.ElementCursor;
import io.minicql.store.Expiration;
import io.minicql.store.RowView;
import io.minicql.type.CqlType;
import io.minicql.type.NativeType;
import java.nio.ByteBuffer;
import org.jspecify.annotations.Nullable;

/** The write time or remaining TTL of cells, as serialized values. */
enum CellAttribute {
  WRITETIME(NativeType.BIGINT, "writetime") {
    @Override
    byte @Nullable [] of(RowView row, ColumnMetadata column, long nowSeconds) {
      return bytes(row.timestampMicros(column));
    }

    @Override
    byte @Nullable [] of(ElementCursor element, long nowSeconds) {
      return bytes(element.timestampMicros());
    }
  },

  TTL(NativeType.INT, "ttl") {
    @Override
    byte @Nullable [] of(RowView row, ColumnMetadata column, long nowSeconds) {
      return left(row.expirySeconds(column), nowSeconds);
    }

    @Override
    byte @Nullable [] of(ElementCursor element, long nowSeconds) {
      return left(element.expirySeconds(), nowSeconds);
    }

    private byte @Nullable [] left(long expirySeconds, long nowSeconds) {
      return expirySeconds == Expiration.NEVER_SECONDS
          ? null
          : ByteBuffer.allocate(Integer.BYTES).putInt((int) (expirySeconds - nowSeconds)).array();
    }
  };

  private final CqlType type;
  private final String function;

  CellAttribute(CqlType type, String function) {
    this.type = type;
    this.function = function;
  }

  static CellAttribute of(CellAttributeKind kind) {
    return kind == CellAttributeKind.TTL ? TTL : WRITETIME;
  }

  CqlType type() {
    return type;
  }

  String function() {
    return function;
  }

  /** Of the cell of a live single-cell column. */
  abstract byte @Nullable [] of(RowView row, ColumnMetadata column, long nowSeconds);

  /** Of a live element. */
  abstract byte @Nullable [] of(ElementCursor element, long nowSeconds);

  private static byte[] bytes(long value) {
    return ByteBuffer.allocate(Long.BYTES).putLong(value).array();
  }
}
