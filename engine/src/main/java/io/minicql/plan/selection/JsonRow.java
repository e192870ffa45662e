package io.minicql.plan.selection;

import io.minicql.ColumnSpec;
import io.minicql.json.JsonWriter;
import io.minicql.plan.term.Bindings;
import io.minicql.type.CqlType;
import io.minicql.type.NativeType;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;

/** SELECT JSON: all columns as one JSON object. */
final class JsonRow extends Selector {
  /** The name of the only result column. */
  static final String COLUMN = "[json]";

  private final List<String> names;
  private final List<CqlType> types;

  private JsonRow(List<String> names, List<Selector> columns) {
    super(NativeType.TEXT, columns);
    this.names = names;
    this.types = columns.stream().map(Selector::type).toList();
  }

  static JsonRow of(List<ColumnSpec> columns, List<Selector> selectors) {
    return new JsonRow(columns.stream().map(ColumnSpec::name).toList(), selectors);
  }

  @Override
  public byte[] evaluate(SelectionRow row, Bindings bindings) {
    return JsonWriter.writeObject(names, types, Arrays.asList(evaluateChildren(row, bindings)))
        .getBytes(StandardCharsets.UTF_8);
  }

  @Override
  Selector withChildren(List<Selector> newChildren) {
    return new JsonRow(names, newChildren);
  }
}
