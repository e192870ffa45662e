package io.minicql.jdbc.runner;

import java.sql.ResultSet;
import java.sql.SQLException;

/** Prints results as they are read, never a whole one from memory. */
interface ResultPrinter {
  void print(ResultSet rows) throws SQLException;
}
