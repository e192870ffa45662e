package io.minicql.tck.fuzz;

import io.minicql.ExecutionOptions;
import io.minicql.PreparedCql;
import io.minicql.Result;
import io.minicql.ResultPage;
import io.minicql.Session;
import io.minicql.Values;
import io.minicql.type.NativeType;
import java.util.ArrayList;
import java.util.List;

/** All that a database holds, schema and rows, as one text: to see that nothing changed. */
final class Checksum {
  private static final int PAGE_ROWS = 100;

  private final Session session;

  Checksum(Session session) {
    this.session = session;
  }

  /** The hash of every table's columns and rows, by its name. */
  List<String> ofAllTables() {
    List<String> sums = new ArrayList<>();
    sums.add("columns " + hash("SELECT * FROM system_schema.columns"));
    sums.add("types " + hash("SELECT * FROM system_schema.types"));
    ResultPage tables =
        (ResultPage)
            session.execute(
                session.prepare("SELECT keyspace_name, table_name FROM system_schema.tables"),
                Values.NONE,
                ExecutionOptions.DEFAULT.withPageSize(0));
    for (int row = 0; row < tables.rowCount(); row++) {
      String keyspace = (String) NativeType.TEXT.decode(tables.value(row, 0));
      String table = (String) NativeType.TEXT.decode(tables.value(row, 1));
      if (!String.valueOf(keyspace).startsWith("system")) {
        String name = quoted(keyspace) + "." + quoted(table);
        sums.add(name + " " + hash("SELECT * FROM " + name));
      }
    }
    return sums;
  }

  private static String quoted(Object name) {
    return '"' + String.valueOf(name).replace("\"", "\"\"") + '"';
  }

  private long hash(String cql) {
    PreparedCql select = session.prepare(cql);
    ExecutionOptions options = ExecutionOptions.DEFAULT.withPageSize(PAGE_ROWS);
    long hash = 1;
    while (true) {
      Result result = session.execute(select, Values.NONE, options);
      ResultPage page = (ResultPage) result;
      for (int row = 0; row < page.rowCount(); row++) {
        for (int column = 0; column < page.columns().size(); column++) {
          hash = 31 * hash + java.util.Arrays.hashCode(page.value(row, column));
        }
      }
      if (page.pagingState() == null) {
        return hash;
      }
      options = options.withPagingState(page.pagingState());
    }
  }
}
