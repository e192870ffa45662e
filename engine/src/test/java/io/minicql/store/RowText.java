package io.minicql.store;

import io.minicql.schema.ColumnMetadata;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Describes a row view as {@link NaiveTable} describes rows. */
final class RowText {
  private static final List<ColumnMetadata> SIMPLE =
      List.of(SampleTable.S, SampleTable.V, SampleTable.W);
  private static final List<ColumnMetadata> COMPLEX = List.of(SampleTable.ST, SampleTable.M);

  private RowText() {}

  static String of(RowView row) {
    StringBuilder text = new StringBuilder();
    if (row.hasMarker()) {
      text.append("marker");
      text.append(
          NaiveTable.stampText(
              row.markerTimestampMicros(), row.markerTtlSeconds(), row.markerExpirySeconds()));
      text.append(' ');
    }
    Map<String, String> cells = new TreeMap<>();
    for (ColumnMetadata column : SIMPLE) {
      byte[] value = row.value(column);
      if (value != null) {
        cells.put(
            column.name() + "/",
            NaiveTable.valueText(value)
                + NaiveTable.stampText(
                    row.timestampMicros(column),
                    row.ttlSeconds(column),
                    row.expirySeconds(column)));
      }
    }
    COMPLEX.forEach(column -> addElements(row, column, cells));
    cells.forEach((name, value) -> text.append(name).append('=').append(value).append(' '));
    return text.toString();
  }

  private static void addElements(RowView row, ColumnMetadata column, Map<String, String> cells) {
    ElementCursor elements = row.elements(column);
    while (elements.advance()) {
      cells.put(
          column.name() + "/" + HexFormat.of().formatHex(elements.path()),
          NaiveTable.valueText(elements.value())
              + NaiveTable.stampText(
                  elements.timestampMicros(), elements.ttlSeconds(), elements.expirySeconds()));
    }
  }
}
