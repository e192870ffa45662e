package io.minicql.exec.write;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.minicql.CqlException;
import io.minicql.Database;
import io.minicql.DatabaseOptions;
import io.minicql.Session;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class BatchGuardTest {
  private static final int BASE_BYTES = 6_000;
  private static final int MAX_BYTES = 51_200;
  private static final int TWO_ROWS_BYTES = 140;

  private final Database database =
      Database.open(DatabaseOptions.DEFAULT.withShards(2).withMaxMemoryBytes(64L << 20));
  private final Session session = database.connect();

  @BeforeEach
  void createTables() {
    session.execute(
        "CREATE KEYSPACE ks"
            + " WITH replication = {'class': 'SimpleStrategy', 'replication_factor': 1}");
    session.execute("USE ks");
    session.execute("CREATE TYPE ad (a int, b text)");
    session.execute("CREATE TABLE x (p int PRIMARY KEY, v text)");
    session.execute(
        "CREATE TABLE k (p text, c text, d int, v text, w int, s int static, l list<int>,"
            + " m map<text,int>, st set<text>, u ad, fl frozen<list<int>>, PRIMARY KEY (p, c, d))");
    session.execute("CREATE TABLE k1 (p int, c int, v int, PRIMARY KEY (p, c))");
    session.execute("CREATE TABLE k2 (p int, q text, v int, PRIMARY KEY ((p, q)))");
  }

  @AfterEach
  void close() {
    database.close();
  }

  @Test
  void countsSizesAsCassandra() throws IOException {
    StringBuilder differences = new StringBuilder();
    for (String line : lines("batch_sizes.txt")) {
      int space = line.indexOf(' ');
      String statement = line.substring(space + 1);
      String batch = "BEGIN BATCH " + row(1, BASE_BYTES) + " " + statement + " APPLY BATCH";
      String warning = session.execute(batch).warnings().get(0);
      int size = Integer.parseInt(warning.replaceAll(".*of size (\\d+).*", "$1")) - BASE_BYTES;
      if (size != Integer.parseInt(line.substring(0, space))) {
        differences.append(size).append(" for ").append(line).append('\n');
      }
    }
    assertEquals("", differences.toString());
  }

  @Test
  void acceptsTheLargestBatchAndRefusesOneByteMore() {
    int largest = MAX_BYTES - TWO_ROWS_BYTES;
    session.execute("BEGIN BATCH " + row(1, largest) + row(2, 0) + " APPLY BATCH");
    String tooLarge = "BEGIN BATCH " + row(3, largest + 1) + row(4, 0) + " APPLY BATCH";
    CqlException e = assertThrows(CqlException.class, () -> session.execute(tooLarge));
    assertEquals("Batch too large", e.getMessage());
  }

  @Test
  void aBatchOfOnePartitionIsNeverTooLarge() {
    String batch = "BEGIN BATCH " + row(1, MAX_BYTES * 2) + row(1, 1) + " APPLY BATCH";
    assertEquals(List.of(), session.execute(batch).warnings());
  }

  @Test
  void warnsOfUnloggedBatchesOfMoreThanTenPartitions() {
    assertEquals(List.of(), session.execute(unlogged(10)).warnings());
    String warning = session.execute(unlogged(11)).warnings().get(0);
    assertTrue(
        warning.startsWith("Unlogged batch covering 11 partitions detected against table [ks.x]."),
        warning);
  }

  private static String unlogged(int partitions) {
    return IntStream.range(0, partitions)
        .mapToObj(key -> row(key, 1))
        .collect(Collectors.joining(" ", "BEGIN UNLOGGED BATCH ", " APPLY BATCH"));
  }

  private static String row(int key, int valueBytes) {
    return "INSERT INTO x (p, v) VALUES (" + key + ", '" + "y".repeat(valueBytes) + "');";
  }

  private static List<String> lines(String resource) throws IOException {
    try (InputStream in = BatchGuardTest.class.getResourceAsStream(resource)) {
      String text = new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
      return text.lines().filter(line -> !line.startsWith("#")).toList();
    }
  }
}
