package io.minicql;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.nio.ByteBuffer;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Every limit of statements and values: at it, and one past it. */
class LimitsTest {
  private static final int MAX_MARKERS = 65_535;
  private static final int MAX_KEY_BYTES = 65_535;

  private final Database database =
      Database.open(DatabaseOptions.DEFAULT.withShards(2).withMaxMemoryBytes(64L << 20));
  private final Session session = database.connect();

  @BeforeEach
  void createTables() {
    session.execute(
        "CREATE KEYSPACE ks"
            + " WITH replication = {'class': 'SimpleStrategy', 'replication_factor': 1}");
    session.execute("USE ks");
    session.execute("CREATE TABLE bytes (p blob, c blob, v blob, PRIMARY KEY (p, c))");
    session.execute("CREATE TABLE decimals (p int, c decimal, PRIMARY KEY (p, c))");
    session.execute("CREATE TABLE lists (p int PRIMARY KEY, l list<int>)");
  }

  @AfterEach
  void close() {
    database.close();
  }

  private String refusal(String cql, Object... values) {
    return String.valueOf(
        assertThrows(CqlException.class, () -> session.execute(cql, values)).getMessage());
  }

  private long count(String table) {
    ResultPage page = (ResultPage) session.execute("SELECT count(*) FROM " + table);
    return ByteBuffer.wrap(page.bytes()).getLong(page.offset(0, 0));
  }

  @Test
  void markers() {
    String head = "SELECT * FROM bytes WHERE p IN (?";
    assertEquals(
        MAX_MARKERS,
        session.prepare(head + ", ?".repeat(MAX_MARKERS - 1) + ")").parameters().size());
    assertEquals(
        "Too many markers(?). 65536 markers exceed the allowed maximum of 65535",
        refusal(head + ", ?".repeat(MAX_MARKERS) + ")"));
  }

  @Test
  void keys() {
    byte[] longest = new byte[MAX_KEY_BYTES];
    byte[] tooLong = new byte[MAX_KEY_BYTES + 1];
    byte[] one = new byte[1];
    String insert = "INSERT INTO bytes (p, c, v) VALUES (?, ?, 0x00)";
    session.execute(insert, longest, one);
    session.execute(insert, one, longest);
    String tooLongText = "Key length of 65536 is longer than maximum of 65535";
    assertEquals(tooLongText, refusal(insert, tooLong, one));
    assertEquals(tooLongText, refusal(insert, one, tooLong));
    assertEquals(tooLongText, refusal("SELECT * FROM bytes WHERE p = ?", (Object) tooLong));
    assertEquals(2, count("bytes"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "INSERT INTO lists (p, l) VALUES (1 %, [1 %])",
        "UPDATE lists SET l = [abs(1 %)] WHERE p = 1 %",
        "SELECT [1 %] FROM lists WHERE p IN (1 %, 2)"
      })
  @Timeout(60)
  void rowsOfAdditionsArePlannedInNoTime(String text) {
    session.execute(text.replace("%", "+ 1".repeat(150)));
    assertEquals(
        "Statement is nested more than 200 levels deep",
        refusal(text.replace("%", "+ 1".repeat(200))));
  }

  @Test
  void smallestTimestamp() {
    String insert = "INSERT INTO lists (p, l) VALUES (1, [%d]) USING TIMESTAMP %d";
    session.execute(String.format(insert, 1, Long.MIN_VALUE + 1));
    session.execute(String.format(insert, 2, Long.MIN_VALUE + 1));
    ResultPage page = (ResultPage) session.execute("SELECT l FROM lists");
    assertEquals(List.of(1, 2), page.columns().get(0).type().decode(page.value(0, 0)));
    String text = "Out of bound timestamp, must be in [-9223372036854775807, 9223372036854775807]";
    assertEquals(text, refusal(String.format(insert, 3, Long.MIN_VALUE)));
    CqlException e =
        assertThrows(CqlException.class, () -> new ExecutionOptions(1, null, Long.MIN_VALUE));
    assertEquals(ErrorCode.PROTOCOL_ERROR, e.code());
    assertEquals(text + " (got -9223372036854775808)", e.getMessage());
  }

  @Test
  void shortestDecimals() {
    String insert = "INSERT INTO decimals (p, c) VALUES (1, blob_as_decimal(%s))";
    session.execute(String.format(insert, "0x00000003"));
    refusal(String.format(insert, "0x000003"));
    assertEquals(1, count("decimals"));
    session.execute("SELECT * FROM decimals WHERE p = 1 AND c IN (blob_as_decimal(0x00000001), 1)");
  }

  @Test
  void objectsOfWrongClassesAreRefusedAsValues() {
    refusal("SELECT * FROM bytes WHERE p = ?", Collections.emptyList());
    refusal("INSERT INTO lists (p, l) VALUES (?, null)", Long.MAX_VALUE);
    assertEquals(0, count("lists"));
  }
}
