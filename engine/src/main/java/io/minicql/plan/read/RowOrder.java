package io.minicql.plan.read;

import io.minicql.schema.ColumnMetadata;
import io.minicql.store.Direction;
import java.util.List;

/**
 * The order in which rows are given.
 *
 * @param direction how each partition is read
 * @param columns the columns of ORDER BY; empty without it
 */
public record RowOrder(Direction direction, List<ColumnMetadata> columns) {
  static final RowOrder NATURAL = new RowOrder(Direction.FORWARD, List.of());

  public RowOrder {
    columns = List.copyOf(columns);
  }

  public boolean isGiven() {
    return !columns.isEmpty();
  }
}
