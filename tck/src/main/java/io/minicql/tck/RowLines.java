package io.minicql.tck;

import io.minicql.tck.Answer.Column;
import io.minicql.tck.Answer.Rows;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Lays rows out below their columns; too wide ones are not padded. */
final class RowLines {
  private static final int MAX_PADDED_WIDTH = 100;
  private static final String SEPARATOR = " | ";

  private RowLines() {}

  static List<String> of(Rows answer) {
    List<String> names = answer.columns().stream().map(Column::toString).toList();
    List<Integer> widths = widths(names, answer.pages());
    List<String> lines = new ArrayList<>();
    lines.add("columns: " + padded(names, widths));
    int last = answer.pages().size() - 1;
    for (int i = 0; i <= last; i++) {
      for (List<String> row : answer.pages().get(i)) {
        lines.add("row:     " + padded(row, widths));
      }
      if (last > 0) {
        lines.add("page: " + answer.pages().get(i).size() + (i == last ? ", last" : ", more"));
      }
    }
    if (answer.pages().stream().allMatch(List::isEmpty)) {
      lines.add("no rows");
    }
    return lines;
  }

  static String header(List<Column> columns) {
    return columns.isEmpty()
        ? "none"
        : columns.stream().map(Column::toString).collect(Collectors.joining(SEPARATOR));
  }

  /**
   * Line ends within a text would end the comment; spaces at its end would not survive an editor.
   */
  static String oneLine(String text) {
    return text.stripTrailing().replace("\r", "\\r").replace("\n", "\\n");
  }

  private static List<Integer> widths(List<String> names, List<List<List<String>>> pages) {
    List<Integer> widths = new ArrayList<>();
    int total = 0;
    for (int i = 0; i < names.size(); i++) {
      int column = i;
      int width =
          pages.stream()
              .flatMap(List::stream)
              .mapToInt(row -> row.get(column).length())
              .reduce(names.get(i).length(), Math::max);
      widths.add(width);
      total += width + SEPARATOR.length();
    }
    return total > MAX_PADDED_WIDTH ? names.stream().map(name -> 0).toList() : widths;
  }

  private static String padded(List<String> cells, List<Integer> widths) {
    StringBuilder line = new StringBuilder();
    for (int i = 0; i < cells.size(); i++) {
      String cell = cells.get(i);
      line.append(i == 0 ? "" : SEPARATOR).append(cell);
      line.append(" ".repeat(Math.max(0, widths.get(i) - cell.length())));
    }
    return line.toString().stripTrailing();
  }
}
