package io.minicql.store;

import static io.minicql.store.SampleTable.M;
import static io.minicql.store.SampleTable.S;
import static io.minicql.store.SampleTable.ST;
import static io.minicql.store.SampleTable.V;
import static io.minicql.store.SampleTable.W;
import static io.minicql.store.SampleTable.bytes;
import static io.minicql.store.SampleTable.clustering;
import static io.minicql.store.SampleTable.intOf;
import static io.minicql.store.SampleTable.key;
import static io.minicql.store.SampleTable.slice;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.minicql.memory.MemoryBudget;
import io.minicql.memory.SlabPool;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.NavigableMap;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Random writes give what the naive table gives, in one source and merged from several. */
class RandomOperationsTest {
  private static final int ROUNDS = Integer.getInteger("minicql.store.rounds", 25);
  private static final int WRITES = 120;
  private static final int ROWS = 12;
  private static final int TIMESTAMPS = 25;

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3})
  void storeAgreesWithTheNaiveTable(int sources) {
    for (int round = 0; round < ROUNDS; round++) {
      long seed = Long.getLong("minicql.seed", System.nanoTime());
      try {
        new Round(seed, sources).run();
      } catch (RuntimeException | AssertionError e) {
        throw new AssertionError(
            "failed with -Dminicql.seed=" + seed + " and sources " + sources, e);
      }
    }
  }

  private static final class Round {
    private final Random random;
    private final SlabPool pool = new SlabPool(new MemoryBudget(64 << 20));
    private final TableLayout layout = new TableLayout(SampleTable.TABLE);
    private final List<Memtable> memtables = new ArrayList<>();
    private final List<MemtableWriter> writers = new ArrayList<>();
    private final NaiveTable naive = new NaiveTable();
    private final ReadContext context = new ReadContext();
    private long now = 1000;

    Round(long seed, int sources) {
      random = new Random(seed);
      for (int i = 0; i < sources; i++) {
        memtables.add(new Memtable(pool));
        writers.add(new MemtableWriter(memtables.get(i), layout));
      }
    }

    void run() {
      for (int i = 0; i < WRITES; i++) {
        write();
        if (random.nextInt(10) == 0) {
          now += random.nextInt(4);
          check();
        }
      }
      check();
      memtables.forEach(memtable -> StoreChecker.check(memtable, SampleTable.TABLE));
      memtables.forEach(Memtable::close);
      assertEquals(0, pool.slabsInUse());
    }

    private void write() {
      PartitionUpdateBuilder update = SampleTable.update(1);
      int operations = 1 + random.nextInt(3);
      for (int i = 0; i < operations; i++) {
        operation(update);
      }
      MemtableWriter writer = writers.get(random.nextInt(writers.size()));
      writer.prepare(update.build());
      writer.publish();
    }

    private void operation(PartitionUpdateBuilder update) {
      int row = random.nextInt(ROWS);
      WriteStamp stamp = stamp();
      switch (random.nextInt(14)) {
        case 0 -> {
          naive.delete(candidate -> true, true, stamp);
          update.deletePartition(stamp);
        }
        case 1, 2 -> {
          int to = row + random.nextInt(5);
          naive.delete(candidate -> candidate >= row && candidate < to, false, stamp);
          update.deleteRange(slice(row, to), stamp);
        }
        case 3 -> {
          naive.delete(candidate -> candidate == row, false, stamp);
          update.row(clustering(row)).deleteRow(stamp);
        }
        case 4 -> {
          byte[] value = value();
          naive.cell(NaiveTable.STATIC, "s", "", value, stamp);
          update.staticRow().cell(S, value, stamp);
        }
        default -> row(row, update.row(clustering(row)), stamp);
      }
    }

    private void row(int row, RowBuilder builder, WriteStamp stamp) {
      if (random.nextBoolean()) {
        naive.marker(row, stamp);
        builder.marker(stamp);
      }
      for (int i = random.nextInt(4); i > 0; i--) {
        column(row, builder, random.nextBoolean() ? stamp : stamp());
      }
    }

    private void column(int row, RowBuilder builder, WriteStamp stamp) {
      byte[] value = value();
      byte[] path = bytes(random.nextInt(6) - 3);
      String pathText = HexFormat.of().formatHex(path);
      switch (random.nextInt(6)) {
        case 0, 1 -> {
          naive.cell(row, "v", "", value, stamp);
          builder.cell(V, value, stamp);
        }
        case 2 -> {
          byte[] text = value == null ? null : new byte[random.nextInt(3) * 3000 + 1];
          naive.cell(row, "w", "", text, stamp);
          builder.cell(W, text, stamp);
        }
        case 3 -> {
          byte[] present = value == null ? null : new byte[0];
          naive.cell(row, "st", pathText, present, stamp);
          builder.element(ST, path, present, stamp);
        }
        case 4 -> {
          naive.cell(row, "m", pathText, value, stamp);
          builder.element(M, path, value, stamp);
        }
        default -> {
          naive.deleteElements(row, "m", stamp);
          builder.deleteElements(M, stamp);
        }
      }
    }

    private byte[] value() {
      return random.nextInt(5) == 0 ? null : bytes(random.nextInt(4) - 2);
    }

    private WriteStamp stamp() {
      int ttl = random.nextInt(3) == 0 ? 1 + random.nextInt(5) : Expiration.NO_TTL;
      return new WriteStamp(random.nextInt(TIMESTAMPS) - 5, ttl, now);
    }

    private void check() {
      TreeMap<Integer, String> expected = naive.rows(now);
      PartitionReader partition = context.begin(now).partition();
      partition.open(new TableState(layout, memtables.toArray(Source[]::new)));
      if (!partition.find(key(1))) {
        Assertions.assertTrue(expected.isEmpty());
        return;
      }
      RowView staticRow = partition.staticRow();
      assertEquals(
          naive.row(NaiveTable.STATIC, now).orElse(null),
          staticRow == null ? null : RowText.of(staticRow));
      assertEquals(text(expected), read(partition, ClusteringSlices.ALL, Direction.FORWARD));
      assertEquals(
          text(expected.descendingMap()),
          read(partition, ClusteringSlices.ALL, Direction.REVERSED));
      int from = random.nextInt(ROWS);
      int to = random.nextInt(ROWS);
      ClusteringSlices slices = ClusteringSlices.of(slice(from, to));
      NavigableMap<Integer, String> part =
          from < to ? expected.subMap(from, true, to, false) : new TreeMap<>();
      assertEquals(text(part), read(partition, slices, Direction.FORWARD));
      assertEquals(text(part.descendingMap()), read(partition, slices, Direction.REVERSED));
      checkResumed(partition, expected, from);
      checkPoint(partition, expected, to);
    }

    private void checkResumed(
        PartitionReader partition, TreeMap<Integer, String> expected, int row) {
      assertEquals(
          text(expected.tailMap(row, false)),
          read(
              partition,
              ClusteringSlices.ALL.after(clustering(row), Direction.FORWARD),
              Direction.FORWARD));
      assertEquals(
          text(expected.headMap(row, false).descendingMap()),
          read(
              partition,
              ClusteringSlices.ALL.after(clustering(row), Direction.REVERSED),
              Direction.REVERSED));
    }

    private void checkPoint(PartitionReader partition, TreeMap<Integer, String> expected, int row) {
      RowView view = partition.row(clustering(row));
      assertEquals(expected.get(row), view == null ? null : RowText.of(view));
    }

    private static String text(NavigableMap<Integer, String> rows) {
      StringBuilder text = new StringBuilder();
      rows.forEach((row, cells) -> text.append(row).append(": ").append(cells).append('\n'));
      return text.toString();
    }

    private static String read(
        PartitionReader partition, ClusteringSlices slices, Direction direction) {
      StringBuilder text = new StringBuilder();
      RowCursor cursor = partition.rows(slices, direction);
      while (cursor.advance()) {
        RowView row = cursor.row();
        text.append(intOf(row.clusteringValue(0)))
            .append(": ")
            .append(RowText.of(row))
            .append('\n');
      }
      return text.toString();
    }
  }
}
