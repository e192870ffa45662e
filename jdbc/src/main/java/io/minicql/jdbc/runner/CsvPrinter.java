package io.minicql.jdbc.runner;

import java.io.PrintStream;
import java.sql.ResultSet;
import java.sql.ResultSetMetaData;
import java.sql.SQLException;

/** Comma-separated values (RFC 4180) with a line of names; null is nothing, '' is "". */
final class CsvPrinter implements ResultPrinter {
  private final PrintStream output;
  private boolean first = true;

  CsvPrinter(PrintStream output) {
    this.output = output;
  }

  @Override
  public void print(ResultSet rows) throws SQLException {
    if (!first) {
      line("");
    }
    first = false;
    ResultSetMetaData metaData = rows.getMetaData();
    int columns = metaData.getColumnCount();
    StringBuilder names = new StringBuilder();
    for (int i = 1; i <= columns; i++) {
      names.append(i == 1 ? "" : ",").append(quoted(metaData.getColumnLabel(i)));
    }
    line(names);
    while (rows.next()) {
      StringBuilder line = new StringBuilder();
      for (int i = 1; i <= columns; i++) {
        String text = rows.getString(i);
        line.append(i == 1 ? "" : ",").append(text == null ? "" : quoted(text));
      }
      line(line);
    }
    output.flush();
  }

  private void line(CharSequence text) {
    output.append(text).append("\r\n");
  }

  private static String quoted(String text) {
    boolean plain =
        !text.isEmpty()
            && text.chars().noneMatch(c -> c == ',' || c == '"' || c == '\n' || c == '\r');
    return plain ? text : '"' + text.replace("\"", "\"\"") + '"';
  }
}
