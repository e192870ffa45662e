package io.minicql;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.Random;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Many threads on one database: only typed errors, nothing lost, nothing seen by halves. */
@Timeout(120)
class ConcurrencyTest {
  private static final int THREADS = 4;

  private final long seed = Long.getLong("concurrency.seed", System.nanoTime());
  private final Database database =
      Database.open(DatabaseOptions.DEFAULT.withShards(3).withMaxMemoryBytes(256L << 20));
  private final Session session = database.connect();
  private final Queue<Throwable> untyped = new ConcurrentLinkedQueue<>();

  @BeforeEach
  void createTables() {
    session.execute(
        "CREATE KEYSPACE ks"
            + " WITH replication = {'class': 'SimpleStrategy', 'replication_factor': 1}");
    session.execute("USE ks");
    session.execute("CREATE TABLE t (p int, c int, v int, w text, PRIMARY KEY (p, c))");
    session.execute("CREATE TABLE numbers (p int PRIMARY KEY, n int)");
    session.execute("CREATE TABLE counters (p int PRIMARY KEY, n counter)");
  }

  @AfterEach
  void close() {
    database.close();
  }

  private interface Work {
    void run(Session session, Random random);
  }

  /** Runs each work in a thread of its own until all have ended. */
  private void together(List<Work> works) throws InterruptedException {
    List<Thread> threads = new ArrayList<>();
    CountDownLatch start = new CountDownLatch(1);
    for (int i = 0; i < works.size(); i++) {
      Work work = works.get(i);
      Random random = new Random(seed + i);
      Thread thread =
          new Thread(
              () -> {
                Session own = database.connect();
                own.execute("USE ks");
                await(start);
                work.run(own, random);
              });
      thread.setUncaughtExceptionHandler((t, e) -> untyped.add(e));
      threads.add(thread);
      thread.start();
    }
    start.countDown();
    for (Thread thread : threads) {
      thread.join();
    }
    assertEquals(List.of(), List.copyOf(untyped), () -> "seed " + seed);
  }

  private static void await(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** Whether the statement was accepted; anything but a typed error ends the thread. */
  private static boolean attempt(Session session, String cql, Object... values) {
    try {
      Result result = session.execute(cql, values);
      return !(result instanceof ResultPage page) || page.rowCount() >= 0;
    } catch (CqlException e) {
      return false;
    }
  }

  private static long number(Session session, String cql, Object... values) {
    ResultPage page = (ResultPage) session.execute(cql, values);
    byte[] value = page.value(0, 0);
    return value == null ? 0 : new java.math.BigInteger(value).longValueExact();
  }

  @Test
  void statementsOutliveChangesOfTheSchema() throws InterruptedException {
    List<String> statements =
        List.of(
            "INSERT INTO t (p, c, v, w) VALUES (?, ?, 1, 'a')",
            "INSERT INTO t (p, c, x) VALUES (?, ?, 1)",
            "UPDATE t SET v = 2 WHERE p = ? AND c = ? IF v = 1",
            "SELECT * FROM t WHERE p = ? AND c >= ?",
            "SELECT count(*) FROM t WHERE v > ? AND c > ? ALLOW FILTERING",
            "SELECT x FROM t WHERE p IN (?, ?)",
            "DELETE FROM t WHERE p = ? AND c < ?",
            "BEGIN BATCH INSERT INTO t (p, c) VALUES (?, 1); INSERT INTO t (p, c) VALUES (?, 2);"
                + " APPLY BATCH");
    List<String> changes =
        List.of(
            "ALTER TABLE t ADD x int",
            "ALTER TABLE t DROP x",
            "ALTER TABLE t ADD y list<int>",
            "ALTER TABLE t DROP y",
            "TRUNCATE t",
            "DROP TABLE t",
            "CREATE TABLE t (p int, c int, v int, w text, PRIMARY KEY (p, c))",
            "CREATE INDEX IF NOT EXISTS i ON t (v)",
            "DROP INDEX IF EXISTS i");
    List<Work> works = new ArrayList<>();
    for (int i = 0; i < THREADS; i++) {
      works.add(
          (own, random) -> {
            for (int n = 0; n < 2_000; n++) {
              String cql = statements.get(random.nextInt(statements.size()));
              attempt(own, cql, random.nextInt(20), random.nextInt(20));
            }
          });
    }
    works.add(
        (own, random) -> {
          for (int n = 0; n < 300; n++) {
            attempt(own, changes.get(random.nextInt(changes.size())));
          }
        });
    together(works);
    session.execute("DROP TABLE IF EXISTS t");
    session.execute("CREATE TABLE t (p int PRIMARY KEY, v int)");
    session.execute("INSERT INTO t (p, v) VALUES (1, 7)");
    assertEquals(7, number(session, "SELECT v FROM t WHERE p = 1"));
  }

  @Test
  void noIncrementIsLost() throws InterruptedException {
    session.execute("INSERT INTO numbers (p, n) VALUES (1, 0)");
    AtomicInteger applied = new AtomicInteger();
    List<Work> works = new ArrayList<>();
    for (int i = 0; i < THREADS; i++) {
      works.add(
          (own, random) -> {
            for (int n = 0; n < 500; n++) {
              int seen = (int) number(own, "SELECT n FROM numbers WHERE p = 1");
              String update = "UPDATE numbers SET n = ? WHERE p = 1 IF n = ?";
              applied.addAndGet((int) number(own, update, seen + 1, seen));
              own.execute("UPDATE counters SET n = n + 1 WHERE p = 1");
            }
          });
    }
    together(works);
    assertEquals(applied.get(), number(session, "SELECT n FROM numbers WHERE p = 1"));
    assertEquals(THREADS * 500, number(session, "SELECT n FROM counters WHERE p = 1"));
  }

  @Test
  void updatesOfOnePartitionAreSeenAsAWhole() throws InterruptedException {
    Work write =
        (own, random) -> {
          for (int n = 0; n < 1_000; n++) {
            own.execute(
                "BEGIN UNLOGGED BATCH INSERT INTO t (p, c, v) VALUES (1, 1, ?);"
                    + " INSERT INTO t (p, c, v) VALUES (1, 2, ?); APPLY BATCH",
                n,
                n);
          }
        };
    Work read =
        (own, random) -> {
          for (int n = 0; n < 2_000; n++) {
            ResultPage page = (ResultPage) own.execute("SELECT v FROM t WHERE p = 1");
            if (page.rowCount() > 0) {
              assertEquals(2, page.rowCount());
              assertArrayEquals(page.value(0, 0), page.value(1, 0));
            }
          }
        };
    together(List.of(write, read, read));
  }

  @Test
  void interruptedThreadsReadAndWriteOn() throws InterruptedException {
    Work work =
        (own, random) -> {
          Thread.currentThread().interrupt();
          for (int n = 0; n < 200; n++) {
            own.execute("INSERT INTO t (p, c, v) VALUES (?, 1, 1)", random.nextInt(5));
            own.execute("SELECT count(*) FROM t");
          }
          assertEquals(true, Thread.interrupted());
        };
    together(List.of(work, work));
  }

  @Test
  void readsNeverAnswerWithAPartWhileTheDatabaseCloses() throws InterruptedException {
    int rows = 25_000;
    PreparedCql insert = session.prepare("INSERT INTO t (p, c, v) VALUES (?, ?, 1)");
    for (int i = 0; i < rows; i++) {
      byte[] p = ByteBuffer.allocate(Integer.BYTES).putInt(i % 100).array();
      byte[] c = ByteBuffer.allocate(Integer.BYTES).putInt(i).array();
      session.execute(insert, new byte[][] {p, c}, ExecutionOptions.DEFAULT);
    }
    AtomicInteger counted = new AtomicInteger();
    Work read =
        (own, random) -> {
          try {
            while (true) {
              assertEquals(rows, number(own, "SELECT count(*) FROM t"));
              counted.incrementAndGet();
            }
          } catch (CqlException e) {
            assertEquals("The database is closed", e.getMessage());
          }
        };
    Work end =
        (own, random) -> {
          while (counted.get() < 3) {
            Thread.onSpinWait();
          }
          database.close();
        };
    together(List.of(read, read, end));
  }
}
