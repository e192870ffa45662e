package io.minicql.plan.selection;

import io.minicql.plan.term.Bindings;
import io.minicql.schema.ColumnMetadata;
import io.minicql.store.ElementCursor;
import io.minicql.store.RowView;
import io.minicql.type.CollectionBytes;
import io.minicql.type.CqlType;
import io.minicql.type.NativeType;
import io.minicql.type.UdtType;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * {@code writetime}, {@code maxwritetime} and {@code ttl} of a column or of a part of one (rule
 * 32): one value for what is one cell, a list for what is several, the greatest for maxwritetime.
 */
final class CellAttributeSelector extends Selector {
  private static final long MICROS_PER_SECOND = 1_000_000;

  private final CellAttribute attribute;
  private final ColumnMetadata column;
  private final Part part;
  private final boolean greatest;

  /** Which of the cells of a multi-cell column; how is up to the kind of part. */
  interface Part {
    /** The values of the part's elements; a null value is one without the attribute. */
    List<byte @Nullable []> of(ElementCursor elements, Reader reader, Bindings bindings);

    /** Whether the part is always one element. */
    boolean isSingle();
  }

  /** Reads the attribute of the element that a cursor stands on. */
  interface Reader {
    byte @Nullable [] read(ElementCursor element);
  }

  CellAttributeSelector(
      CqlType type, CellAttribute attribute, ColumnMetadata column, Part part, boolean greatest) {
    super(type, List.of());
    this.attribute = attribute;
    this.column = column;
    this.part = part;
    this.greatest = greatest;
  }

  @Override
  public byte @Nullable [] evaluate(SelectionRow row, Bindings bindings) {
    RowView cells = row.cells(column);
    if (cells == null || !cells.isLive(column)) {
      return null;
    }
    long nowSeconds = Math.floorDiv(bindings.functions().nowMicros(), MICROS_PER_SECOND);
    if (!column.type().isMultiCell()) {
      return attribute.of(cells, column, nowSeconds);
    }
    List<byte @Nullable []> values =
        part.of(cells.elements(column), element -> attribute.of(element, nowSeconds), bindings);
    if (greatest) {
      return values.stream().filter(Objects::nonNull).max(NativeType.BIGINT::compare).orElse(null);
    }
    if (part.isSingle()) {
      return values.isEmpty() ? null : values.get(0);
    }
    return values.isEmpty() ? null : CollectionBytes.packList(values);
  }

  @Override
  Selector withChildren(List<Selector> newChildren) {
    return this;
  }

  /** All elements; for a user type all fields, null for those that are missing (rule 33). */
  record Whole(CqlType columnType) implements Part {
    @Override
    public List<byte @Nullable []> of(ElementCursor elements, Reader reader, Bindings bindings) {
      if (!(columnType instanceof UdtType udt)) {
        List<byte @Nullable []> values = new ArrayList<>();
        while (elements.advance()) {
          values.add(reader.read(elements));
        }
        return values;
      }
      byte[] @Nullable [] byField = new byte[udt.fieldTypes().size()][];
      while (elements.advance()) {
        int field = ByteBuffer.wrap(elements.path()).getShort();
        byField[field] = reader.read(elements);
      }
      return Arrays.asList(byField);
    }

    @Override
    public boolean isSingle() {
      return false;
    }
  }

  /** The element of a key. */
  record OfKey(io.minicql.plan.term.Term key) implements Part {
    @Override
    public List<byte @Nullable []> of(ElementCursor elements, Reader reader, Bindings bindings) {
      byte[] wanted = key.evaluate(bindings);
      return wanted != null && elements.seek(wanted)
          ? Collections.singletonList(reader.read(elements))
          : List.of();
    }

    @Override
    public boolean isSingle() {
      return true;
    }
  }

  /** The field of a user type. */
  record OfField(short field) implements Part {
    @Override
    public List<byte @Nullable []> of(ElementCursor elements, Reader reader, Bindings bindings) {
      byte[] path = ByteBuffer.allocate(Short.BYTES).putShort(field).array();
      return elements.seek(path) ? Collections.singletonList(reader.read(elements)) : List.of();
    }

    @Override
    public boolean isSingle() {
      return true;
    }
  }

  /** The elements between two keys. */
  record Between(SliceSelector slice) implements Part {
    @Override
    public List<byte @Nullable []> of(ElementCursor elements, Reader reader, Bindings bindings) {
      KeyRange range = slice.range(bindings);
      List<byte @Nullable []> values = new ArrayList<>();
      while (elements.advance()) {
        if (range.contains(elements.path())) {
          values.add(reader.read(elements));
        }
      }
      return values;
    }

    @Override
    public boolean isSingle() {
      return false;
    }
  }
}
