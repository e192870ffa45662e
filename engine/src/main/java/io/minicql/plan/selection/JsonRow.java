package io.minicql.plan.selection;

import io.minicql.ColumnSpec;
import io.minicql.plan.term.Bindings;
import io.minicql.type.NativeType;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** SELECT JSON: all columns as one JSON object. */
final class JsonRow extends Selector {
  /** The name of the only result column. */
  static final String COLUMN = "[json]";

  private final List<String> names;

  private JsonRow(List<String> names, List<Selector> columns) {
    super(NativeType.TEXT, columns);
    this.names = names;
  }

  static JsonRow of(List<ColumnSpec> columns, List<Selector> selectors) {
    return new JsonRow(
        columns.stream().map(column -> JsonText.name(column.name())).toList(), selectors);
  }

  @Override
  public byte[] evaluate(SelectionRow row, Bindings bindings) {
    List<String> entries = new ArrayList<>();
    for (int i = 0; i < names.size(); i++) {
      Selector column = children().get(i);
      entries.add(names.get(i) + ": " + JsonText.of(column.type(), column.evaluate(row, bindings)));
    }
    return ("{" + String.join(", ", entries) + "}").getBytes(StandardCharsets.UTF_8);
  }

  @Override
  Selector withChildren(List<Selector> newChildren) {
    return new JsonRow(names, newChildren);
  }
}
