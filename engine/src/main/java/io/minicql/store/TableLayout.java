package io.minicql.store;

import static java.util.Objects.requireNonNull;

import io.minicql.encoding.ClusteringColumn;
import io.minicql.encoding.ClusteringEncoder;
import io.minicql.schema.ColumnMetadata;
import io.minicql.schema.TableMetadata;
import io.minicql.type.CqlType;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What the store has to know of a table's columns, by column id. Immutable. */
final class TableLayout {
  /** Of no table: knows no column. */
  static final TableLayout NONE = new TableLayout();

  private final @Nullable TableMetadata table;
  private final ClusteringEncoder clustering;
  private final boolean[] known;
  private final @Nullable CqlType[] pathTypes;
  private final long[] hiddenUpToMicros;
  private final boolean hidesCells;

  private TableLayout() {
    table = null;
    clustering = ClusteringEncoder.of(List.of());
    known = new boolean[0];
    pathTypes = new CqlType[0];
    hiddenUpToMicros = new long[0];
    hidesCells = true;
  }

  TableLayout(TableMetadata table) {
    this.table = table;
    this.clustering =
        ClusteringEncoder.of(
            table.clustering().stream()
                .map(column -> new ClusteringColumn(column.type(), column.reversed()))
                .toList());
    int ids = table.lastColumnId() + 1;
    this.known = new boolean[ids];
    this.pathTypes = new CqlType[ids];
    this.hiddenUpToMicros = new long[ids];
    Arrays.fill(hiddenUpToMicros, Long.MIN_VALUE);
    for (ColumnMetadata column : table.staticsAndRegulars()) {
      known[column.id()] = true;
      pathTypes[column.id()] =
          column.type().isMultiCell() ? ElementPaths.typeOf(column.type()) : null;
      hiddenUpToMicros[column.id()] = table.droppedTimeMicros(column);
    }
    this.hidesCells = !table.droppedColumns().isEmpty();
  }

  TableMetadata table() {
    return requireNonNull(table);
  }

  /** Encodes and decodes the table's clusterings. */
  ClusteringEncoder clustering() {
    return clustering;
  }

  /** Whether the table still has the column. */
  boolean isKnown(int columnId) {
    return columnId < known.length && known[columnId];
  }

  /** The type that orders a multi-cell column's elements, null for a single-cell column. */
  @Nullable CqlType pathType(int columnId) {
    return pathTypes[columnId];
  }

  /** Whether any cell may have to be hidden. */
  boolean hidesCells() {
    return hidesCells;
  }

  /** Whether a cell is seen: its column is there and was not dropped after the cell was written. */
  boolean accepts(int columnId, long timestampMicros) {
    return isKnown(columnId) && timestampMicros > hiddenUpToMicros[columnId];
  }
}
