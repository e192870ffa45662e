package io.minicql.exec.explain;

import io.minicql.ColumnSpec;
import io.minicql.ResultPage;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** What EXPLAIN tells of a statement, step by step; each step has a name and a detail. */
final class Explanation {
  private final List<String> texts = new ArrayList<>();

  void add(String step, String detail) {
    texts.add(step);
    texts.add(detail);
  }

  ResultPage toPage(List<ColumnSpec> columns, List<String> warnings) {
    int[] ends = new int[texts.size()];
    StringBuilder all = new StringBuilder();
    int sizeBytes = 0;
    for (int i = 0; i < ends.length; i++) {
      sizeBytes += texts.get(i).getBytes(StandardCharsets.UTF_8).length;
      ends[i] = sizeBytes;
      all.append(texts.get(i));
    }
    byte[] bytes = all.toString().getBytes(StandardCharsets.UTF_8);
    return new ResultPage(columns, ends.length / columns.size(), bytes, ends, null, warnings);
  }
}
