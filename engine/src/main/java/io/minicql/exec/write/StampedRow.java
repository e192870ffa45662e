package io.minicql.exec.write;

import io.minicql.plan.term.Bindings;
import io.minicql.plan.write.RowTarget;
import io.minicql.schema.ColumnMetadata;
import io.minicql.store.RowBuilder;
import io.minicql.type.ListType;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Writes the operations of one statement into one row of an update. */
final class StampedRow implements RowTarget {
  private final WriteServices services;
  private final Bindings bindings;
  private final Stamps stamps;
  private final RowPlace place;
  private final RowBuilder row;
  private final StoredRows stored;
  private final @Nullable PendingChanges pending;

  StampedRow(
      WriteServices services,
      Bindings bindings,
      Stamps stamps,
      RowPlace place,
      RowBuilder row,
      StoredRows stored,
      boolean readsRow) {
    this.services = services;
    this.bindings = bindings;
    this.stamps = stamps;
    this.place = place;
    this.row = row;
    this.stored = stored;
    this.pending = readsRow ? new PendingChanges() : null;
  }

  @Override
  public Bindings bindings() {
    return bindings;
  }

  @Override
  public void setCell(ColumnMetadata column, byte @Nullable [] value) {
    row.cell(column, value, stamps.rows());
    if (pending != null) {
      pending.setCell(column, value);
    }
  }

  @Override
  public void setElement(ColumnMetadata column, byte[] path, byte @Nullable [] value) {
    row.element(column, path, value, stamps.rows());
    if (pending != null && column.type() instanceof ListType) {
      pending.setElement(column, path, value);
    }
  }

  @Override
  public void deleteElements(ColumnMetadata column) {
    row.deleteElements(column, stamps.rows());
    if (pending != null) {
      pending.overwrite(column);
    }
  }

  @Override
  public void overwriteElements(ColumnMetadata column) {
    if (stamps.mayOverwrite()) {
      row.deleteElements(column, stamps.overwriting());
    }
    if (pending != null) {
      pending.overwrite(column);
    }
  }

  @Override
  public void increment(ColumnMetadata column, long delta) {
    row.increment(column, delta, stamps.rows());
  }

  @Override
  public List<byte[]> appendPaths(int count) {
    return services.listPaths().append(count);
  }

  @Override
  public List<byte[]> prependPaths(int count) {
    return services.listPaths().prepend(count);
  }

  @Override
  public List<Element> elements(ColumnMetadata column) {
    List<Element> before = stored.elements(place, column);
    return pending == null ? before : pending.elements(column, before);
  }

  @Override
  public byte @Nullable [] value(ColumnMetadata column) {
    byte[] before = stored.value(place, column);
    return pending == null ? before : pending.value(column, before);
  }
}
