package io.minicql.jdbc.runner;

import io.minicql.jdbc.internal.CellText;
import java.io.PrintStream;
import java.sql.ResultSet;
import java.sql.ResultSetMetaData;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;

/**
 * Aligned tables as cqlsh prints them: names to the left, values to the right. Widths are measured
 * on the first rows; later rows that are wider widen their column from there on.
 */
final class TablePrinter implements ResultPrinter {
  private static final int MEASURED_ROWS = 1000;

  private final PrintStream output;

  TablePrinter(PrintStream output) {
    this.output = output;
  }

  @Override
  public void print(ResultSet rows) throws SQLException {
    CellText cells = rows.unwrap(CellText.class);
    List<String> names = names(rows.getMetaData());
    List<List<String>> chunk = new ArrayList<>();
    int[] widths = names.stream().mapToInt(TablePrinter::width).toArray();
    long count = 0;
    boolean more = rows.next();
    while (more || count == 0) {
      chunk.clear();
      while (more && chunk.size() < MEASURED_ROWS) {
        chunk.add(row(cells, widths));
        more = rows.next();
      }
      if (count == 0) {
        header(names, widths);
      }
      chunk.forEach(row -> output.println(rightAligned(row, widths)));
      count += chunk.size();
      if (chunk.isEmpty()) {
        break;
      }
    }
    output.println();
    output.println("(" + count + " rows)");
    output.flush();
  }

  private static List<String> names(ResultSetMetaData metaData) throws SQLException {
    List<String> names = new ArrayList<>();
    for (int i = 1; i <= metaData.getColumnCount(); i++) {
      names.add(metaData.getColumnLabel(i));
    }
    return names;
  }

  private static List<String> row(CellText cells, int[] widths) throws SQLException {
    List<String> row = new ArrayList<>(widths.length);
    for (int i = 0; i < widths.length; i++) {
      String text = cells.display(i + 1);
      row.add(text);
      widths[i] = Math.max(widths[i], width(text));
    }
    return row;
  }

  private void header(List<String> names, int[] widths) {
    StringBuilder line = new StringBuilder();
    StringBuilder rule = new StringBuilder();
    for (int i = 0; i < widths.length; i++) {
      line.append(i == 0 ? " " : " | ").append(names.get(i));
      line.append(" ".repeat(widths[i] - width(names.get(i))));
      rule.append(i == 0 ? "" : "+").append("-".repeat(widths[i] + 2));
    }
    output.println();
    output.println(line.toString().stripTrailing());
    output.println(rule);
  }

  private static String rightAligned(List<String> row, int[] widths) {
    StringBuilder line = new StringBuilder();
    for (int i = 0; i < widths.length; i++) {
      line.append(i == 0 ? " " : " | ");
      line.append(" ".repeat(widths[i] - width(row.get(i)))).append(row.get(i));
    }
    return line.toString();
  }

  /** Columns of a terminal: characters of East Asian scripts take two. */
  private static int width(String text) {
    return text.codePoints().map(c -> isWide(c) ? 2 : 1).sum();
  }

  private static boolean isWide(int c) {
    return c >= 0x1100
        && (c <= 0x115F
            || (c >= 0x2E80 && c <= 0xA4CF)
            || (c >= 0xAC00 && c <= 0xD7A3)
            || (c >= 0xF900 && c <= 0xFAFF)
            || (c >= 0xFE30 && c <= 0xFE6F)
            || (c >= 0xFF00 && c <= 0xFF60)
            || (c >= 0xFFE0 && c <= 0xFFE6)
            || (c >= 0x1F300 && c <= 0x1FAFF)
            || (c >= 0x20000 && c <= 0x3FFFD));
  }
}
