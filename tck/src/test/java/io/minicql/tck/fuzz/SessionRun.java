package io.minicql.tck.fuzz;

import io.minicql.CqlException;
import io.minicql.ErrorCode;
import io.minicql.ExecutionOptions;
import io.minicql.PreparedCql;
import io.minicql.Result;
import io.minicql.ResultPage;
import io.minicql.Session;
import io.minicql.Values;
import java.util.Random;

/** Executes a text in a session, with random values for its markers, up to its last page. */
final class SessionRun {
  private static final int MAX_PAGES = 50;

  private final Session session;
  private final Random random;

  SessionRun(Session session, Random random) {
    this.session = session;
    this.random = random;
  }

  boolean accepts(String cql) {
    try {
      execute(cql);
      return true;
    } catch (CqlException e) {
      if (e.code() == ErrorCode.SERVER_ERROR && e.getCause() == null) {
        throw e;
      }
      return false;
    }
  }

  private void execute(String cql) {
    PreparedCql prepared = session.prepare(cql);
    byte[][] values = new byte[prepared.parameters().size()][];
    for (int i = 0; i < values.length; i++) {
      values[i] = randomValue();
    }
    int pageRows = random.nextInt(3) == 0 ? random.nextInt(4) : 5_000;
    ExecutionOptions options = ExecutionOptions.DEFAULT.withPageSize(pageRows);
    Result result = session.execute(prepared, values, options);
    for (int i = 0; i < MAX_PAGES && result instanceof ResultPage page; i++) {
      show(page);
      if (page.pagingState() == null) {
        return;
      }
      result = session.execute(prepared, values, options.withPagingState(page.pagingState()));
    }
  }

  private static void show(ResultPage page) {
    for (int row = 0; row < page.rowCount(); row++) {
      for (int column = 0; column < page.columns().size(); column++) {
        byte[] value = page.value(row, column);
        page.columns().get(column).type().format(value);
        page.columns().get(column).type().display(value);
      }
    }
  }

  private byte[] randomValue() {
    byte[] bytes = new byte[random.nextInt(20)];
    random.nextBytes(bytes);
    return switch (random.nextInt(8)) {
      case 0 -> null;
      case 1 -> Values.UNSET;
      case 2 -> new byte[0];
      case 3 -> new byte[] {0, 0, 0, 1};
      case 4 -> new byte[Long.BYTES];
      default -> bytes;
    };
  }
}
