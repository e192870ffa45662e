package io.minicql.exec.write;

import io.minicql.plan.term.Bindings;
import io.minicql.plan.write.RowTarget;
import io.minicql.schema.ColumnMetadata;
import io.minicql.store.RowBuilder;
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

  StampedRow(
      WriteServices services,
      Bindings bindings,
      Stamps stamps,
      RowPlace place,
      RowBuilder row,
      StoredRows stored) {
    this.services = services;
    this.bindings = bindings;
    this.stamps = stamps;
    this.place = place;
    this.row = row;
    this.stored = stored;
  }

  @Override
  public Bindings bindings() {
    return bindings;
  }

  @Override
  public void setCell(ColumnMetadata column, byte @Nullable [] value) {
    row.cell(column, value, stamps.values());
  }

  @Override
  public void setElement(ColumnMetadata column, byte[] path, byte @Nullable [] value) {
    row.element(column, path, value, stamps.values());
  }

  @Override
  public void deleteElements(ColumnMetadata column) {
    row.deleteElements(column, stamps.deletions());
  }

  @Override
  public void overwriteElements(ColumnMetadata column) {
    row.deleteElements(column, stamps.overwriting());
  }

  @Override
  public void increment(ColumnMetadata column, long delta) {
    row.increment(column, delta, stamps.values());
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
    return stored.elements(place, column);
  }

  @Override
  public byte @Nullable [] value(ColumnMetadata column) {
    return stored.value(place, column);
  }
}
