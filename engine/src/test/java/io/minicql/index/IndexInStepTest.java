package io.minicql.index;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.minicql.Database;
import io.minicql.DatabaseOptions;
import io.minicql.ResultPage;
import io.minicql.Session;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** What an index finds is what testing every row finds, whatever was written before. */
class IndexInStepTest {
  private static final int OPERATIONS = 4_000;
  private static final int CHECK_EVERY = 50;

  private final Database database =
      Database.open(DatabaseOptions.DEFAULT.withShards(3).withMaxMemoryBytes(64L << 20));
  private final Session session = database.connect();

  @AfterEach
  void close() {
    database.close();
  }

  @Test
  void findsWhatTestingEveryRowFinds() {
    session.execute(
        "CREATE KEYSPACE ks"
            + " WITH replication = {'class': 'SimpleStrategy', 'replication_factor': 1}");
    session.execute("USE ks");
    session.execute(
        "CREATE TABLE t (p int, c int, s int static, t int static, v int, w int, m map<int, int>,"
            + " n map<int, int>, PRIMARY KEY (p, c))");
    session.execute("CREATE INDEX ON t (v)");
    session.execute("CREATE INDEX ON t (s)");
    session.execute("CREATE INDEX ON t (entries(m))");
    long seed = System.nanoTime();
    Random random = new Random(seed);
    for (int i = 0; i < OPERATIONS; i++) {
      session.execute(write(random));
      if (i % CHECK_EVERY == 0) {
        check(random, "seed " + seed + " operation " + i);
      }
    }
  }

  private void check(Random random, String when) {
    int value = random.nextInt(4);
    assertSame("v = " + value, "w = " + value, when);
    assertSame("s = " + value, "t = " + value, when);
    assertSame("m[1] = " + value, "n[1] = " + value, when);
  }

  private void assertSame(String indexed, String tested, String when) {
    assertEquals(
        rows("SELECT p, c FROM t WHERE " + tested + " ALLOW FILTERING"),
        rows("SELECT p, c FROM t WHERE " + indexed),
        when + ": " + indexed);
  }

  private List<String> rows(String select) {
    ResultPage page = (ResultPage) session.execute(select);
    List<String> rows = new ArrayList<>();
    for (int i = 0; i < page.rowCount(); i++) {
      rows.add(Arrays.toString(page.value(i, 0)) + Arrays.toString(page.value(i, 1)));
    }
    return rows;
  }

  private static String write(Random random) {
    int p = random.nextInt(6);
    int c = random.nextInt(5);
    int value = random.nextInt(4);
    int micros = 1 + random.nextInt(1_000_000);
    String format =
        switch (random.nextInt(10)) {
          case 0 -> "DELETE FROM t USING TIMESTAMP %4$d WHERE p = %1$d AND c = %2$d";
          case 1 -> "DELETE FROM t USING TIMESTAMP %4$d WHERE p = %1$d AND c >= %2$d";
          case 2 -> "DELETE v, w FROM t USING TIMESTAMP %4$d WHERE p = %1$d AND c = %2$d";
          case 3 -> "DELETE s, t FROM t USING TIMESTAMP %4$d WHERE p = %1$d";
          case 4 -> "DELETE m, n FROM t USING TIMESTAMP %4$d WHERE p = %1$d AND c = %2$d";
          case 5 ->
              "UPDATE t USING TIMESTAMP %4$d SET m[1] = %3$d, n[1] = %3$d"
                  + " WHERE p = %1$d AND c = %2$d";
          case 6 -> "UPDATE t USING TIMESTAMP %4$d SET s = %3$d, t = %3$d WHERE p = %1$d";
          default ->
              "INSERT INTO t (p, c, v, w) VALUES (%1$d, %2$d, %3$d, %3$d) USING TIMESTAMP %4$d";
        };
    return String.format(Locale.ROOT, format, p, c, value, micros);
  }
}
