package io.minicql.exec.write;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.minicql.CqlException;
import io.minicql.Database;
import io.minicql.DatabaseOptions;
import io.minicql.ExecutionOptions;
import io.minicql.ManualClock;
import io.minicql.ResultPage;
import io.minicql.Session;
import io.minicql.Values;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class WriteExecutionTest {
  private static final int MAX_KEY_BYTES = 65_535;

  private final Database database =
      Database.open(
          DatabaseOptions.DEFAULT
              .withShards(3)
              .withMaxMemoryBytes(64L << 20)
              .withClock(new ManualClock(Instant.parse("2026-05-04T03:02:01Z"))));
  private final Session session = database.connect();

  @BeforeEach
  void createTables() {
    session.execute(
        "CREATE KEYSPACE ks"
            + " WITH replication = {'class': 'SimpleStrategy', 'replication_factor': 1}");
    session.execute("USE ks");
    session.execute("CREATE TABLE t (p int, c text, v int, l list<int>, PRIMARY KEY (p, c))");
    session.execute("CREATE TABLE n (p int PRIMARY KEY, n counter)");
  }

  @AfterEach
  void close() {
    database.close();
  }

  @Test
  void clusteringMayTakeAsManyBytesAsAKeyAndNotOneMore() {
    byte[] longest = "x".repeat(MAX_KEY_BYTES).getBytes(StandardCharsets.US_ASCII);
    byte[] tooLong = "x".repeat(MAX_KEY_BYTES + 1).getBytes(StandardCharsets.US_ASCII);
    String insert = "INSERT INTO t (p, c, v) VALUES (1, ?, 1)";
    execute(insert, longest);
    CqlException e = assertThrows(CqlException.class, () -> execute(insert, tooLong));
    assertEquals("Key length of 65536 is longer than maximum of 65535", e.getMessage());
    assertEquals(1, rows("SELECT v FROM t"));
  }

  @Test
  void aRefusedStatementChangesNothingInAnyPartition() {
    session.execute("INSERT INTO t (p, c, l) VALUES (1, 'a', [1])");
    CqlException e =
        assertThrows(
            CqlException.class,
            () -> session.execute("UPDATE t SET v = 5, l[0] = 2 WHERE p IN (1, 2) AND c = 'a'"));
    assertEquals("Attempted to set an element on a list which is null", e.getMessage());
    assertEquals(0, rows("SELECT v FROM t WHERE v = 5 ALLOW FILTERING"));
  }

  @Test
  void aRefusedBatchChangesNothing() {
    assertThrows(
        CqlException.class,
        () ->
            execute(
                "BEGIN BATCH INSERT INTO t (p, c, v) VALUES (1, 'a', 1);"
                    + " INSERT INTO t (p, c, v) VALUES (2, 'a', ?); APPLY BATCH",
                new byte[] {1, 2}));
    assertEquals(0, rows("SELECT v FROM t"));
  }

  @Test
  void laterOperationsOfAStatementSeeItsEarlierOnes() {
    session.execute("INSERT INTO t (p, c, l) VALUES (1, 'a', [1, 2, 3])");
    session.execute("DELETE l[0], l[0] FROM t WHERE p = 1 AND c = 'a'");
    assertArrayEquals(
        new byte[] {0, 0, 0, 1, 0, 0, 0, 4, 0, 0, 0, 3}, value("SELECT l FROM t WHERE p = 1"));
  }

  @Test
  void unsetWritesNothingAndNullDeletes() {
    session.execute("INSERT INTO t (p, c, v) VALUES (1, 'a', 7)");
    execute("UPDATE t SET v = ? WHERE p = 1 AND c = 'a'", Values.UNSET);
    assertArrayEquals(new byte[] {0, 0, 0, 7}, value("SELECT v FROM t"));
    execute("UPDATE t SET v = ? WHERE p = 1 AND c = 'a'", (byte[]) null);
    assertNull(value("SELECT v FROM t"));
  }

  @Test
  void ofManyThreadsOneInsertsARow() throws Exception {
    assertEquals(
        1, inThreads(8, () -> applied("INSERT INTO t (p, c) VALUES (1, 'a') IF NOT EXISTS")));
  }

  @Test
  void noIncrementOfManyThreadsIsLost() throws Exception {
    inThreads(
        4,
        () -> {
          for (int i = 0; i < 500; i++) {
            session.execute("UPDATE n SET n = n + 1 WHERE p = 1");
          }
          return false;
        });
    assertArrayEquals(
        new byte[] {0, 0, 0, 0, 0, 0, 0x07, (byte) 0xD0}, value("SELECT n FROM n WHERE p = 1"));
  }

  private interface Work {
    boolean run() throws Exception;
  }

  /** How many of the threads said true. */
  private static int inThreads(int count, Work work) throws Exception {
    ExecutorService threads = Executors.newFixedThreadPool(count);
    try {
      List<Future<Boolean>> results = new ArrayList<>();
      for (int i = 0; i < count; i++) {
        results.add(threads.submit(work::run));
      }
      int yes = 0;
      for (Future<Boolean> result : results) {
        yes += result.get() ? 1 : 0;
      }
      return yes;
    } finally {
      threads.shutdownNow();
    }
  }

  private boolean applied(String cql) {
    byte[] cell = ((ResultPage) session.execute(cql)).value(0, 0);
    return cell != null && cell[0] == 1;
  }

  private void execute(String cql, byte[]... values) {
    session.execute(session.prepare(cql), values, ExecutionOptions.DEFAULT);
  }

  private int rows(String cql) {
    return ((ResultPage) session.execute(cql)).rowCount();
  }

  private byte[] value(String cql) {
    return ((ResultPage) session.execute(cql)).value(0, 0);
  }
}
