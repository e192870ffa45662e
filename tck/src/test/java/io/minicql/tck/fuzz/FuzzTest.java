package io.minicql.tck.fuzz;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.fail;

import io.minicql.CqlException;
import io.minicql.Database;
import io.minicql.DatabaseOptions;
import io.minicql.ManualClock;
import io.minicql.Session;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/**
 * Whatever the statement, a session answers or throws a {@link CqlException}, JDBC answers or
 * throws an {@link java.sql.SQLException}, and a refused statement changes nothing.
 *
 * <p>{@code -Dfuzz.seed=N} repeats a run, {@code -Dfuzz.rounds=N} makes it N times as long.
 */
class FuzzTest {
  private static final Path SCRIPTS = Path.of("src", "test", "resources", "scripts");
  private static final int ROUNDS = Integer.getInteger("fuzz.rounds", 1);
  private static final int SCRIPTS_A_ROUND = 60;
  private static final int STATEMENTS_A_SCRIPT = 150;
  private static final int CHECK_EVERY = 10;

  private static List<List<String>> scripts = List.of();

  private final long seed = Long.getLong("fuzz.seed", System.nanoTime());
  private final Random random = new Random(seed);
  private final Mutator mutator = new Mutator(random);

  @BeforeAll
  static void readScripts() throws IOException {
    try (Stream<Path> files = Files.walk(SCRIPTS)) {
      List<List<String>> read = new ArrayList<>();
      for (Path file : files.filter(f -> f.toString().endsWith(".cql")).sorted().toList()) {
        read.add(Scripts.statements(file));
      }
      scripts = read;
    }
  }

  private interface Run {
    /** Whether the statement was accepted; throws what it must not throw. */
    boolean accepts(String cql) throws Exception;
  }

  /** Mutated statements of a script, on a database in which the script ran. */
  private void mutate(List<String> script, Checksum checksum, Run run) {
    script.forEach(statement -> attempt(run, statement));
    for (int i = 0; i < STATEMENTS_A_SCRIPT; i++) {
      String cql = nextText(script);
      // Of a text of several statements, JDBC has executed those before the refused one.
      if (i % CHECK_EVERY != 0 || cql.contains(";")) {
        attempt(run, cql);
        continue;
      }
      List<String> before = checksum.ofAllTables();
      if (!attempt(run, cql)) {
        assertEquals(before, checksum.ofAllTables(), () -> "seed " + seed + ", refused: " + cql);
      }
    }
  }

  private String nextText(List<String> script) {
    return switch (random.nextInt(10)) {
      case 0 -> mutator.noise();
      case 1 -> mutator.soup(script);
      case 2 -> mutator.mutated(mutator.oneOf(scripts));
      default -> mutator.mutated(script);
    };
  }

  private boolean attempt(Run run, String cql) {
    try {
      return run.accepts(cql);
    } catch (Exception | StackOverflowError | OutOfMemoryError e) {
      return fail("seed " + seed + ", statement: " + cql, e);
    }
  }

  private Database open() {
    List<String> partitioners =
        List.of("Murmur3Partitioner", "RandomPartitioner", "ByteOrderedPartitioner");
    return Database.open(
        DatabaseOptions.DEFAULT
            .withShards(1 + random.nextInt(4))
            .withNumTokens(1 + random.nextInt(8))
            .withPartitioner(mutator.oneOf(partitioners))
            .withMaxMemoryBytes(64L << 20)
            .withClock(new ManualClock(Instant.parse("2026-02-03T04:05:06Z"))));
  }

  @Test
  void throughSessions() {
    for (int i = 0; i < ROUNDS * SCRIPTS_A_ROUND; i++) {
      try (Database database = open()) {
        Session session = database.connect();
        SessionRun run = new SessionRun(session, random);
        mutate(mutator.oneOf(scripts), new Checksum(database.connect()), run::accepts);
      }
    }
  }

  @Test
  void throughJdbc() throws Exception {
    for (int i = 0; i < ROUNDS * SCRIPTS_A_ROUND / 2; i++) {
      try (JdbcRun run = new JdbcRun("fuzz" + i, random)) {
        mutate(mutator.oneOf(scripts), new Checksum(run.database().connect()), run::accepts);
      }
    }
  }
}
