package io.minicql.index;

import io.minicql.grammar.ast.IndexTarget;
import io.minicql.schema.ColumnMetadata;
import io.minicql.schema.IndexMetadata;
import io.minicql.schema.IndexTargets;
import io.minicql.schema.TableMetadata;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * An index of a table, with its column looked up.
 *
 * @param name its name
 * @param column the indexed column
 * @param part what of the column is indexed
 */
public record IndexDefinition(String name, ColumnMetadata column, IndexedPart part) {
  /** The indexes of a table by name. */
  public static List<IndexDefinition> of(TableMetadata table) {
    List<IndexDefinition> indexes = new ArrayList<>(table.indexes().size());
    for (IndexMetadata index : table.indexes().values()) {
      indexes.add(of(table, index));
    }
    return indexes;
  }

  private static IndexDefinition of(TableMetadata table, IndexMetadata index) {
    IndexTarget target = IndexTargets.parse(index);
    ColumnMetadata column = Objects.requireNonNull(table.column(target.column()));
    return new IndexDefinition(index.name(), column, IndexedPart.of(target.kind()));
  }

  /** Whether the index finds what an operator asks of a column. */
  public boolean supports(ColumnMetadata restricted, IndexOperator operator) {
    return restricted.name().equals(column.name()) && operator == part.lookup();
  }

  /** Whether a value belongs to a whole partition and not to one row. */
  public boolean isOfPartitions() {
    return column.isPartitionKey() || column.isStatic();
  }
}
