package io.minicql.exec.read;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.minicql.CqlException;
import io.minicql.Database;
import io.minicql.DatabaseOptions;
import io.minicql.ErrorCode;
import io.minicql.ExecutionOptions;
import io.minicql.PagingState;
import io.minicql.PreparedCql;
import io.minicql.ResultPage;
import io.minicql.Session;
import io.minicql.Values;
import io.minicql.type.NativeType;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Pages and epochs over tables that are larger than either. */
class PagesTest {
  private static final int PARTITIONS = 25;
  private static final int ROWS_PER_PARTITION = 1_000;

  private static Database database;
  private static Session session;

  @BeforeAll
  static void fill() {
    database = Database.open(DatabaseOptions.DEFAULT.withShards(2).withNumTokens(4));
    session = database.connect();
    session.execute(
        "CREATE KEYSPACE ks WITH replication = {'class': 'SimpleStrategy', 'replication_factor': 1}");
    session.execute("USE ks");
    session.execute("CREATE TABLE t (p int, c int, v int, PRIMARY KEY (p, c))");
    session.execute("CREATE TABLE u (p int, c int, v int, b blob, PRIMARY KEY (p, c))");
    PreparedCql insert = session.prepare("INSERT INTO t (p, c, v) VALUES (?, ?, ?)");
    for (int p = 0; p < PARTITIONS; p++) {
      for (int c = 0; c < ROWS_PER_PARTITION; c++) {
        byte[][] values = {bytes(p), bytes(c), bytes(c % 10)};
        session.execute(insert, values, ExecutionOptions.DEFAULT);
      }
    }
  }

  @AfterAll
  static void close() {
    database.close();
  }

  private static byte[] bytes(int value) {
    return NativeType.INT.encode(value);
  }

  private List<String> read(String cql, int pageSize) {
    PreparedCql prepared = session.prepare(cql);
    List<String> rows = new ArrayList<>();
    PagingState state = null;
    do {
      ResultPage page =
          (ResultPage)
              session.execute(
                  prepared,
                  Values.NONE,
                  ExecutionOptions.DEFAULT.withPageSize(pageSize).withPagingState(state));
      assertTrue(pageSize <= 0 || page.rowCount() <= pageSize);
      for (int row = 0; row < page.rowCount(); row++) {
        rows.add(text(page, row));
      }
      state = page.pagingState();
    } while (state != null);
    return rows;
  }

  private static String text(ResultPage page, int row) {
    List<String> cells = new ArrayList<>();
    for (int column = 0; column < page.columns().size(); column++) {
      cells.add(page.columns().get(column).type().format(page.value(row, column)));
    }
    return String.join(",", cells);
  }

  @Test
  void aScanGivesTheSameRowsWhateverThePageSize() {
    List<String> whole = read("SELECT p, c FROM t", 0);
    assertEquals(PARTITIONS * ROWS_PER_PARTITION, whole.size());
    assertEquals(whole, read("SELECT p, c FROM t", 777));
    assertEquals(whole, read("SELECT p, c FROM t", 5_000));
  }

  @Test
  void filtersAndGroupsOutlastTheirEpochs() {
    assertTrue(PARTITIONS * ROWS_PER_PARTITION > RowStream.ROWS_PER_EPOCH);
    assertEquals(List.of("2500"), read("SELECT count(*) FROM t WHERE v = 3 ALLOW FILTERING", 10));
    assertEquals(
        PARTITIONS * ROWS_PER_PARTITION / 10,
        read("SELECT p, c FROM t WHERE v = 3 ALLOW FILTERING", 100).size());
    List<String> groups = read("SELECT p, count(*), sum(v) FROM t GROUP BY p", 7);
    assertEquals(PARTITIONS, groups.size());
    assertTrue(groups.stream().allMatch(group -> group.endsWith(",1000,4500")), groups::toString);
  }

  @Test
  void groupsOfRowsResumeBehindTheLastOne() {
    List<String> whole = read("SELECT p, c, count(*) FROM t WHERE p IN (1, 2) GROUP BY p, c", 0);
    assertEquals(2 * ROWS_PER_PARTITION, whole.size());
    assertEquals(whole, read("SELECT p, c, count(*) FROM t WHERE p IN (1, 2) GROUP BY p, c", 300));
    assertEquals(
        List.of("1,999,1", "1,998,1", "1,997,1"),
        read("SELECT p, c, count(*) FROM t WHERE p = 1 GROUP BY c ORDER BY c DESC LIMIT 3", 1));
  }

  @Test
  void partitionLimitsHoldAcrossPages() {
    List<String> rows = read("SELECT p, c FROM t WHERE p IN (1, 2, 3) PER PARTITION LIMIT 5", 2);
    assertEquals(15, rows.size());
    assertEquals("1,0", rows.get(0));
    assertEquals("3,4", rows.get(14));
    assertEquals(
        12,
        read("SELECT p, c FROM t WHERE p IN (1, 2, 3) PER PARTITION LIMIT 5 LIMIT 12", 5).size());
  }

  @Test
  void partitionsAreMergedInClusteringOrder() {
    List<String> rows = read("SELECT c, p FROM t WHERE p IN (4, 2, 3) ORDER BY c DESC LIMIT 4", 0);
    assertEquals(List.of("999,2", "999,3", "999,4", "998,2"), rows);
  }

  @Test
  void aPageEndsWhenItHasAMegabyte() {
    PreparedCql insert = session.prepare("INSERT INTO u (p, c, b) VALUES (9, ?, ?)");
    byte[] blob = new byte[400 << 10];
    for (int c = 0; c < 7; c++) {
      session.execute(insert, new byte[][] {bytes(c), blob}, ExecutionOptions.DEFAULT);
    }
    PreparedCql select = session.prepare("SELECT c, b FROM u WHERE p = 9");
    ResultPage page = (ResultPage) session.execute(select, Values.NONE, ExecutionOptions.DEFAULT);
    assertEquals(3, page.rowCount());
    assertNotNull(page.pagingState());
    assertEquals(7, read("SELECT c, b FROM u WHERE p = 9", 100).size());
    ResultPage all =
        (ResultPage) session.execute(select, Values.NONE, ExecutionOptions.DEFAULT.withPageSize(0));
    assertEquals(7, all.rowCount());
    assertNull(all.pagingState());
  }

  @Test
  void aStateResumesInAnotherSessionAndSeesLaterWrites() {
    session.execute("INSERT INTO u (p, c, v) VALUES (1, 1, 1)");
    session.execute("INSERT INTO u (p, c, v) VALUES (1, 3, 1)");
    PreparedCql select = session.prepare("SELECT c FROM u WHERE p = 1");
    ResultPage first =
        (ResultPage) session.execute(select, Values.NONE, ExecutionOptions.DEFAULT.withPageSize(1));
    session.execute("INSERT INTO u (p, c, v) VALUES (1, 2, 1)");
    session.execute("DELETE FROM u WHERE p = 1 AND c = 1");
    Session other = database.connect();
    other.execute("USE ks");
    PagingState state = PagingState.parse(Objects.requireNonNull(first.pagingState()).toString());
    ResultPage rest =
        (ResultPage)
            other.execute(
                other.prepare("SELECT c FROM u WHERE p = 1"),
                Values.NONE,
                ExecutionOptions.DEFAULT.withPagingState(state));
    assertEquals(2, rest.rowCount());
    assertEquals("2", text(rest, 0));
  }

  @Test
  void aStateOfAnotherStatementIsRefused() {
    session.execute("INSERT INTO u (p, c, v) VALUES (7, 1, 1)");
    ResultPage page =
        (ResultPage)
            session.execute(
                session.prepare("SELECT c FROM u WHERE p = 7"),
                Values.NONE,
                ExecutionOptions.DEFAULT.withPageSize(1));
    PreparedCql other = session.prepare("SELECT c, v FROM u WHERE p = 7");
    ExecutionOptions resumed = ExecutionOptions.DEFAULT.withPagingState(page.pagingState());
    CqlException e =
        assertThrows(CqlException.class, () -> session.execute(other, Values.NONE, resumed));
    assertEquals(ErrorCode.PROTOCOL_ERROR, e.code());
  }
}
