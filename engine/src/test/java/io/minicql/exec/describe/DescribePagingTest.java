package io.minicql.exec.describe;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.minicql.CqlException;
import io.minicql.Database;
import io.minicql.ErrorCode;
import io.minicql.ExecutionOptions;
import io.minicql.PagingState;
import io.minicql.ResultPage;
import io.minicql.Session;
import io.minicql.StatementKind;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Pages of a description hold only for the schema that they were begun on. */
class DescribePagingTest {
  private final Database database = Database.open();
  private final Session session = database.connect();

  @BeforeEach
  void createTables() {
    session.execute(
        "CREATE KEYSPACE ks WITH replication"
            + " = {'class': 'SimpleStrategy', 'replication_factor': 1}");
    session.execute("USE ks");
    session.execute("CREATE TABLE a (k int PRIMARY KEY)");
    session.execute("CREATE TABLE b (k int PRIMARY KEY)");
  }

  @AfterEach
  void close() {
    database.close();
  }

  private ResultPage tables(int pageSize, PagingState state) {
    ExecutionOptions options =
        ExecutionOptions.DEFAULT.withPageSize(pageSize).withPagingState(state);
    return (ResultPage) session.execute(session.prepare("DESCRIBE TABLES"), new byte[0][], options);
  }

  @Test
  void aFullPageHasAnEmptyOneAfterIt() {
    ResultPage full = tables(2, null);
    assertEquals(2, full.rowCount());
    ResultPage last = tables(2, assertNotNullState(full));
    assertEquals(0, last.rowCount());
    assertNull(last.pagingState());
  }

  @Test
  void aPageWithRoomIsTheLast() {
    ResultPage page = tables(3, null);
    assertEquals(2, page.rowCount());
    assertNull(page.pagingState());
  }

  @Test
  void aChangeOfTheSchemaEndsPaging() {
    PagingState state = assertNotNullState(tables(1, null));
    session.execute("CREATE TABLE c (k int PRIMARY KEY)");
    CqlException refused = assertThrows(CqlException.class, () -> tables(1, state));
    assertEquals(ErrorCode.INVALID, refused.code());
  }

  @Test
  void aForeignPagingStateIsRefused() {
    PagingState foreign = PagingState.fromBytes(new byte[] {1, 2, 3});
    CqlException refused = assertThrows(CqlException.class, () -> tables(1, foreign));
    assertEquals(ErrorCode.PROTOCOL_ERROR, refused.code());
  }

  @Test
  void describeIsAKindOfItsOwn() {
    assertEquals(StatementKind.DESCRIBE, session.prepare("DESCRIBE TABLES").kind());
    ResultPage explained = (ResultPage) session.execute("EXPLAIN DESCRIBE TABLES");
    assertEquals(1, explained.rowCount());
  }

  private static PagingState assertNotNullState(ResultPage page) {
    PagingState state = page.pagingState();
    assertNotNull(state);
    return state;
  }
}
