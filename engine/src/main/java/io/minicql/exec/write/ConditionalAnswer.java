package io.minicql.exec.write;

import io.minicql.ColumnSpec;
import io.minicql.Result;
import io.minicql.ResultPage;
import io.minicql.ring.PartitionKey;
import io.minicql.ring.PartitionKeys;
import io.minicql.schema.ColumnMetadata;
import io.minicql.schema.TableMetadata;
import io.minicql.store.PartitionView;
import io.minicql.store.RowView;
import io.minicql.type.NativeType;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The answer of a lightweight transaction (rule 37): {@code [applied]}, and where it was refused
 * the rows that it found, each with the columns that were asked about.
 */
final class ConditionalAnswer {
  private static final byte[] TRUE = {1};
  private static final byte[] FALSE = {0};

  private final TableMetadata table;
  private final ConditionSet conditions;
  private final boolean isBatch;

  ConditionalAnswer(TableMetadata table, ConditionSet conditions, boolean isBatch) {
    this.table = table;
    this.conditions = conditions;
    this.isBatch = isBatch;
  }

  Result applied(List<String> warnings) {
    PageBuilder page = new PageBuilder();
    page.add(TRUE);
    return page.build(List.of(appliedColumn()), warnings);
  }

  Result refused(PartitionKey key, @Nullable PartitionView partition, List<String> warnings) {
    Set<ColumnMetadata> columns = columns();
    PageBuilder page = new PageBuilder();
    if (partition != null) {
      byte[][] keyValues = PartitionKeys.split(key.bytes(), table.partitionKey().size());
      new Rows(columns, keyValues, partition.staticRow(), page).addAll(partition);
    }
    List<ColumnSpec> specs = new ArrayList<>(List.of(appliedColumn()));
    if (page.isEmpty()) {
      page.add(FALSE);
    } else {
      columns.forEach(column -> specs.add(specOf(column)));
    }
    return page.build(specs, warnings);
  }

  /** The columns of a refusal: all for IF [NOT] EXISTS; in batches the key tells rows apart. */
  private Set<ColumnMetadata> columns() {
    if (conditions.isOnExistence()) {
      return new LinkedHashSet<>(table.columns());
    }
    Set<ColumnMetadata> columns = new LinkedHashSet<>();
    if (isBatch) {
      columns.addAll(table.partitionKey());
      columns.addAll(table.clustering());
    }
    columns.addAll(conditions.columns());
    return columns;
  }

  private ColumnSpec appliedColumn() {
    return new ColumnSpec(table.keyspace(), table.name(), "[applied]", NativeType.BOOLEAN);
  }

  private static ColumnSpec specOf(ColumnMetadata column) {
    return new ColumnSpec(column.keyspace(), column.table(), column.name(), column.type());
  }

  /** Adds the rows of one partition to a page. */
  private final class Rows {
    private final Set<ColumnMetadata> columns;
    private final byte[][] keyValues;
    private final @Nullable RowView statics;
    private final PageBuilder page;

    Rows(
        Set<ColumnMetadata> columns,
        byte[][] keyValues,
        @Nullable RowView statics,
        PageBuilder page) {
      this.columns = columns;
      this.keyValues = keyValues;
      this.statics = statics;
      this.page = page;
    }

    void addAll(PartitionView partition) {
      if (conditions.isOnlyOnStatics()) {
        RowView first = conditions.firstRow(partition);
        if (first != null) {
          add(first);
        }
      } else {
        for (byte[] clustering : conditions.rows()) {
          RowView row = partition.row(clustering);
          if (row != null) {
            add(row);
          }
        }
      }
      if (page.isEmpty() && hasStatics()) {
        add(null);
      }
    }

    private boolean hasStatics() {
      RowView row = statics;
      return row != null
          && table.statics().stream()
              .anyMatch(column -> conditions.reads(column) && row.isLive(column));
    }

    private void add(@Nullable RowView row) {
      page.add(FALSE);
      for (ColumnMetadata column : columns) {
        page.add(value(column, row));
      }
    }

    private byte @Nullable [] value(ColumnMetadata column, @Nullable RowView row) {
      return switch (column.kind()) {
        case PARTITION_KEY -> keyValues[column.position()];
        case CLUSTERING -> row == null ? null : row.clusteringValue(column.position());
        case STATIC -> statics == null || !conditions.reads(column) ? null : statics.value(column);
        case REGULAR -> row == null || !conditions.reads(column) ? null : row.value(column);
      };
    }
  }

  /** Collects the cells of a page. */
  private static final class PageBuilder {
    private final List<byte @Nullable []> cells = new ArrayList<>();

    void add(byte @Nullable [] cell) {
      cells.add(cell);
    }

    boolean isEmpty() {
      return cells.isEmpty();
    }

    ResultPage build(List<ColumnSpec> columns, List<String> warnings) {
      int[] ends = new int[cells.size()];
      int end = 0;
      for (int i = 0; i < ends.length; i++) {
        byte[] cell = cells.get(i);
        end += cell == null ? 0 : cell.length;
        ends[i] = cell == null ? ~end : end;
      }
      byte[] bytes = new byte[end];
      int at = 0;
      for (byte[] cell : cells) {
        if (cell != null) {
          System.arraycopy(cell, 0, bytes, at, cell.length);
          at += cell.length;
        }
      }
      int rowCount = cells.size() / columns.size();
      return new ResultPage(List.copyOf(columns), rowCount, bytes, ends, null, warnings);
    }
  }
}
