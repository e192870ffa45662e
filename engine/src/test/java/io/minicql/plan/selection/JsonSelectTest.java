package io.minicql.plan.selection;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.minicql.CqlException;
import io.minicql.Database;
import io.minicql.DatabaseOptions;
import io.minicql.ResultPage;
import io.minicql.Session;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** JSON as a real Cassandra spelled it (rule 51). */
class JsonSelectTest {
  private static Database database;
  private static Session session;

  @BeforeAll
  static void open() {
    database = Database.open(DatabaseOptions.DEFAULT.withShards(1));
    session = database.connect();
    session.execute(
        "CREATE KEYSPACE ks WITH replication = {'class': 'SimpleStrategy', 'replication_factor': 1}");
    session.execute("USE ks");
    session.execute("CREATE TYPE ud (a int, \"B\" text, c frozen<list<int>>)");
    session.execute(
        "CREATE TABLE j (k int PRIMARY KEY, te text, f float, dbl double, de decimal, vi varint,"
            + " bo boolean, bl blob, da date, tm time, ts timestamp, u uuid, i inet, du duration,"
            + " l list<text>, s set<double>, m map<int, text>, m3 map<frozen<list<int>>, int>,"
            + " m4 map<boolean, timestamp>, tp tuple<int, text, int>, ut ud, ve vector<float, 2>)");
  }

  @AfterAll
  static void close() {
    database.close();
  }

  private static String first(String select) {
    ResultPage page = (ResultPage) session.execute(select);
    return new String(Objects.requireNonNull(page.value(0, 0)), StandardCharsets.UTF_8);
  }

  @Test
  void scalars() {
    session.execute(
        "INSERT INTO j (k, te, f, dbl, de, vi, bo, bl, da, tm, ts, u, i, du) VALUES (1,"
            + " 'a\"b\\c/d\ne\tf', 1.5, 1e300, 1.50, 123456789012345678901, true, 0xcafe,"
            + " '2024-02-29', '01:02:03.000000004', '2015-01-02 03:04:05.006+0000',"
            + " 550e8400-e29b-41d4-a716-446655440000, '::1', 1y2mo3d4h)");
    assertEquals(
        "{\"te\": \"a\\\"b\\\\c/d\\ne\\tf\", \"f\": 1.5, \"dbl\": 1.0E300, \"de\": 1.50,"
            + " \"vi\": 123456789012345678901, \"bo\": true, \"bl\": \"0xcafe\","
            + " \"da\": \"2024-02-29\", \"tm\": \"01:02:03.000000004\","
            + " \"ts\": \"2015-01-02 03:04:05.006Z\","
            + " \"u\": \"550e8400-e29b-41d4-a716-446655440000\", \"i\": \"0:0:0:0:0:0:0:1\","
            + " \"du\": \"1y2mo3d4h\"}",
        first("SELECT JSON te, f, dbl, de, vi, bo, bl, da, tm, ts, u, i, du FROM j WHERE k = 1"));
  }

  @Test
  void collectionsTuplesAndUserTypes() {
    session.execute(
        "INSERT INTO j (k, l, s, m, m3, m4, tp, ut, ve) VALUES (2, ['a', 'b\"'], {1.5, NaN},"
            + " {1: 'x', 2: 'y'}, {[1,2]: 3}, {true: '2015-01-02'}, (1, null, 3),"
            + " {a: 1, \"B\": 'z'}, [1, 2.5])");
    assertEquals(
        "{\"l\": [\"a\", \"b\\\"\"], \"s\": [1.5, null], \"m\": {\"1\": \"x\", \"2\": \"y\"},"
            + " \"m3\": {\"[1, 2]\": 3}, \"m4\": {\"true\": \"2015-01-02 00:00:00.000Z\"},"
            + " \"tp\": [1, null, 3], \"ut\": {\"a\": 1, \"\\\"B\\\"\": \"z\", \"c\": null},"
            + " \"ve\": [1.0, 2.5]}",
        first("SELECT JSON l, s, m, m3, m4, tp, ut, ve FROM j WHERE k = 2"));
  }

  @Test
  void numbersThatJsonLacksAreNullAndEmptyValuesAreEmptyStrings() {
    session.execute(
        "INSERT INTO j (k, f, dbl, de, te, bl, vi) VALUES (3, NaN, -Infinity, 1e-30, '', 0x,"
            + " blobasvarint(0x))");
    assertEquals(
        "{\"f\": null, \"dbl\": null, \"de\": 1E-30, \"te\": \"\", \"bl\": \"0x\", \"vi\": \"\"}",
        first("SELECT JSON f, dbl, de, te, bl, vi FROM j WHERE k = 3"));
  }

  @Test
  void namesAreThoseOfTheColumns() {
    session.execute("INSERT INTO j (k, m) VALUES (4, {1: 'x'})");
    assertEquals(
        "{\"\\\"M\\\"\": 4, \"cast(k as text)\": \"4\", \"m[1]\": \"x\"}",
        first("SELECT JSON max(k) AS \"M\", cast(k AS text), m[1] FROM j WHERE k = 4"));
    assertEquals("[json]", session.prepare("SELECT JSON k FROM j").resultColumns().get(0).name());
  }

  @Test
  void tojsonTakesOneValueWhoseTypeIsKnown() {
    session.execute("INSERT INTO j (k, m) VALUES (5, {1: 'x'})");
    assertEquals("{\"1\": \"x\"}", first("SELECT tojson(m) FROM j WHERE k = 5"));
    CqlException two =
        Assertions.assertThrows(
            CqlException.class, () -> session.prepare("SELECT tojson(k, k) FROM j"));
    assertEquals("Invalid number of arguments for function system.tojson(any)", two.getMessage());
  }
}
