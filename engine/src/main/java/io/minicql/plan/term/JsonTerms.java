package io.minicql.plan.term;

import io.minicql.ColumnSpec;
import io.minicql.Values;
import io.minicql.grammar.ast.RawTerm;
import io.minicql.json.JsonColumns;
import io.minicql.plan.PlanContext;
import io.minicql.schema.ColumnMetadata;
import io.minicql.schema.TableMetadata;
import io.minicql.type.CqlType;
import io.minicql.type.NativeType;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The value of INSERT JSON as a term for each column of the table. */
public abstract class JsonTerms {
  /** What Cassandra calls the marker and the only column of SELECT JSON. */
  private static final String NAME = "[json]";

  private JsonTerms() {}

  /**
   * Binds the text or the marker.
   *
   * @param defaultUnset whether columns that are not in the text keep their values, instead of
   *     becoming null
   * @throws io.minicql.CqlException where the text does not fit the table
   */
  public static JsonTerms bind(
      PlanContext context, TableMetadata table, RawTerm json, boolean defaultUnset) {
    Map<String, CqlType> types = new LinkedHashMap<>();
    table.columns().forEach(column -> types.put(column.name(), column.type()));
    byte[] missing = defaultUnset ? Values.UNSET : null;
    if (json instanceof RawTerm.BindMarker marker) {
      ColumnSpec spec = new ColumnSpec(table.keyspace(), table.name(), NAME, NativeType.TEXT);
      context.markers().bind(marker, spec);
      return new OfMarker(new MarkerTerm(marker.index(), NativeType.TEXT), types, missing);
    }
    String text = ((RawTerm.Constant) json).text();
    return new OfText(JsonColumns.decode(text, types), missing);
  }

  /** The term of a column. */
  public abstract Term of(ColumnMetadata column);

  private static byte @Nullable [] value(
      JsonColumns columns, String column, byte @Nullable [] missing) {
    return columns.contains(column) ? columns.value(column) : missing;
  }

  private static final class OfText extends JsonTerms {
    private final JsonColumns columns;
    private final byte @Nullable [] missing;

    OfText(JsonColumns columns, byte @Nullable [] missing) {
      this.columns = columns;
      this.missing = missing;
    }

    @Override
    public Term of(ColumnMetadata column) {
      return new ConstantTerm(column.type(), value(columns, column.name(), missing));
    }
  }

  private static final class OfMarker extends JsonTerms {
    private final MarkerTerm marker;
    private final Map<String, CqlType> types;
    private final byte @Nullable [] missing;

    OfMarker(MarkerTerm marker, Map<String, CqlType> types, byte @Nullable [] missing) {
      this.marker = marker;
      this.types = types;
      this.missing = missing;
    }

    @Override
    public Term of(ColumnMetadata column) {
      return new ColumnTerm(this, column.name(), column.type());
    }

    /** An unset marker is an empty text, as in Cassandra. */
    private JsonColumns decode(Bindings bindings) {
      byte[] text = marker.evaluate(bindings);
      return JsonColumns.decode(
          text == null ? null : new String(text, StandardCharsets.UTF_8), types);
    }
  }

  /** A column's part of a marker's value. */
  private record ColumnTerm(OfMarker row, String column, CqlType type) implements Term {
    @Override
    public byte @Nullable [] evaluate(Bindings bindings) {
      JsonColumns columns = bindings.json(row.marker.index(), row::decode);
      return value(columns, column, row.missing);
    }

    @Override
    public boolean containsMarkers() {
      return true;
    }

    @Override
    public boolean isConstant() {
      return false;
    }
  }
}
