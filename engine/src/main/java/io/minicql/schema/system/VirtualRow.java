package io.minicql.schema.system;

import io.minicql.schema.ColumnMetadata;
import io.minicql.schema.TableMetadata;
import io.minicql.type.CqlType;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A row of a virtual table: a serialized value or null for each column, in the order of {@code
 * SELECT *}.
 */
public final class VirtualRow {

  private final byte[] @Nullable [] values;

  private VirtualRow(byte[] @Nullable [] values) {
    this.values = values;
  }

  /**
   * The serialized value of a column, or null; {@code index} counts in the order of {@code SELECT
   * *}.
   */
  public byte @Nullable [] value(int index) {
    return values[index];
  }

  /** The number of columns. */
  public int size() {
    return values.length;
  }

  static Builder builder(TableMetadata table) {
    return new Builder(table);
  }

  /** Collects the values of a row by column name; a column that is not set is null. */
  static final class Builder {

    private final TableMetadata table;
    private final byte[] @Nullable [] values;

    private Builder(TableMetadata table) {
      this.table = table;
      this.values = new byte[table.columns().size()][];
    }

    Builder text(String column, @Nullable String value) {
      if (value != null) {
        values[index(column)] = value.getBytes(StandardCharsets.UTF_8);
      }
      return this;
    }

    /** A value of the class that the column's type decodes to. */
    Builder set(String column, @Nullable Object value) {
      if (value != null) {
        int index = index(column);
        values[index] = type(index).encode(value);
      }
      return this;
    }

    Builder textMap(String column, Map<String, String> value) {
      return set(column, value);
    }

    Builder textList(String column, List<String> value) {
      return set(column, value);
    }

    VirtualRow build() {
      return new VirtualRow(values);
    }

    private CqlType type(int index) {
      return table.columns().get(index).type();
    }

    private int index(String name) {
      ColumnMetadata column = table.column(name);
      if (column == null) {
        throw new IllegalArgumentException("no column " + name + " in " + table);
      }
      return table.columns().indexOf(column);
    }
  }
}
