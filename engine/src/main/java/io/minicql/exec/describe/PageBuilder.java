package io.minicql.exec.describe;

import io.minicql.ColumnSpec;
import io.minicql.PagingState;
import io.minicql.ResultPage;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Collects cells without nulls into a page. */
final class PageBuilder {
  private final List<ColumnSpec> columns;
  private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
  private final List<Integer> ends = new ArrayList<>();

  PageBuilder(List<ColumnSpec> columns) {
    this.columns = columns;
  }

  PageBuilder add(String text) {
    return add(text.getBytes(StandardCharsets.UTF_8));
  }

  PageBuilder add(byte[] value) {
    bytes.writeBytes(value);
    ends.add(bytes.size());
    return this;
  }

  ResultPage build(@Nullable PagingState next, List<String> warnings) {
    int[] cellEnds = ends.stream().mapToInt(Integer::intValue).toArray();
    int rows = cellEnds.length / columns.size();
    return new ResultPage(columns, rows, bytes.toByteArray(), cellEnds, next, warnings);
  }
}
