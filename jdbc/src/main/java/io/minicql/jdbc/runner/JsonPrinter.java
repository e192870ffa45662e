package io.minicql.jdbc.runner;

import io.minicql.jdbc.internal.CellText;
import java.io.PrintStream;
import java.sql.ResultSet;
import java.sql.ResultSetMetaData;
import java.sql.SQLException;

/** An array of objects for each result, a row in each line. */
final class JsonPrinter implements ResultPrinter {
  private final PrintStream output;

  JsonPrinter(PrintStream output) {
    this.output = output;
  }

  @Override
  public void print(ResultSet rows) throws SQLException {
    CellText cells = rows.unwrap(CellText.class);
    ResultSetMetaData metaData = rows.getMetaData();
    output.print("[");
    String separator = "\n";
    while (rows.next()) {
      StringBuilder row = new StringBuilder(separator).append("  {");
      for (int i = 1; i <= metaData.getColumnCount(); i++) {
        row.append(i == 1 ? "" : ", ");
        JsonText.appendString(row, metaData.getColumnLabel(i));
        row.append(": ");
        JsonText.append(row, cells.type(i), cells.decode(i));
      }
      output.print(row.append('}'));
      separator = ",\n";
    }
    output.println(separator.equals("\n") ? "]" : "\n]");
    output.flush();
  }
}
