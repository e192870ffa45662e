package io.minicql.exec.explain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.minicql.Database;
import io.minicql.DatabaseOptions;
import io.minicql.ResultPage;
import io.minicql.Session;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class ExplainTest {
  private Database database;
  private Session session;

  @BeforeEach
  void open() {
    database = Database.open(DatabaseOptions.DEFAULT.withShards(1));
    session = database.connect();
    session.execute(
        "CREATE KEYSPACE ks WITH replication = {'class': 'SimpleStrategy', 'replication_factor': 1}");
    session.execute("USE ks");
    session.execute("CREATE TABLE t (p int, c int, v int, s int static, PRIMARY KEY (p, c))");
    session.execute("INSERT INTO t (p, c, v) VALUES (1, 1, 1)");
    session.execute("INSERT INTO t (p, c, v) VALUES (2, 1, 1)");
  }

  @AfterEach
  void close() {
    database.close();
  }

  private List<String> explain(String cql) {
    ResultPage page = (ResultPage) session.execute("EXPLAIN " + cql);
    List<String> lines = new ArrayList<>();
    for (int row = 0; row < page.rowCount(); row++) {
      lines.add(cell(page, row, 0) + ": " + cell(page, row, 1));
    }
    return lines;
  }

  private static String cell(ResultPage page, int row, int column) {
    return new String(Objects.requireNonNull(page.value(row, column)), StandardCharsets.UTF_8);
  }

  @Test
  void aPointReadNamesItsTokenAndShard() {
    assertEquals(
        List.of(
            "read: point read of ks.t",
            "partitions: 1",
            "partition: p = 1, token -4069959284402364209, shard 0",
            "rows: one in each partition"),
        explain("SELECT * FROM t WHERE p = 1 AND c = 1"));
  }

  @Test
  void eachWayOfReadingHasItsName() {
    assertEquals("read: single partition of ks.t", explain("SELECT * FROM t WHERE p = 1").get(0));
    assertEquals(
        "read: multi partition of ks.t", explain("SELECT * FROM t WHERE p IN (1, 2)").get(0));
    assertEquals("read: full ring of ks.t", explain("SELECT * FROM t").get(0));
    assertEquals("read: static rows of ks.t", explain("SELECT DISTINCT p, s FROM t").get(0));
  }

  @Test
  void aScanTellsHowManyPartitionsItMayTouch() {
    List<String> lines = explain("SELECT * FROM t WHERE v = 1 ALLOW FILTERING");
    assertTrue(lines.contains("partitions: up to 2"), lines::toString);
    assertTrue(lines.contains("filter: each row is tested: v"), lines::toString);
  }

  @Test
  void valuesThatAreNotBoundAreQuestionMarks() {
    List<String> lines = explain("SELECT * FROM t WHERE p = ? AND c > ? LIMIT ?");
    assertTrue(lines.contains("partition: p = ?, token ?, shard ?"), lines::toString);
    assertTrue(lines.contains("limit: ?"), lines::toString);
  }

  @Test
  void writesAreDescribedAndNotDone() {
    List<String> lines = explain("INSERT INTO t (p, c, v) VALUES (3, 1, 1) IF NOT EXISTS");
    assertEquals("write: insert in ks.t", lines.get(0));
    assertTrue(
        lines.contains("condition: the row is read first, under the lock of its shard"),
        lines::toString);
    assertEquals(0, ((ResultPage) session.execute("SELECT * FROM t WHERE p = 3")).rowCount());
  }

  @Test
  void emptyListsTouchNothing() {
    assertEquals("partitions: 0", explain("SELECT * FROM t WHERE p IN ()").get(1));
    assertTrue(
        explain("SELECT * FROM t WHERE token(p) > 5 AND token(p) < 2")
            .contains("partitions: 0: no token is between the bounds"));
  }
}
