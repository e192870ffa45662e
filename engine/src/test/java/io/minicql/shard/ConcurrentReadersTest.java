package io.minicql.shard;

import static io.minicql.store.SampleTable.L;
import static io.minicql.store.SampleTable.S;
import static io.minicql.store.SampleTable.TABLE;
import static io.minicql.store.SampleTable.V;
import static io.minicql.store.SampleTable.W;
import static io.minicql.store.SampleTable.at;
import static io.minicql.store.SampleTable.bytes;
import static io.minicql.store.SampleTable.clustering;
import static io.minicql.store.SampleTable.intOf;
import static io.minicql.store.SampleTable.key;
import static io.minicql.store.SampleTable.update;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import io.minicql.store.ClusteringSlices;
import io.minicql.store.Direction;
import io.minicql.store.PartitionUpdate;
import io.minicql.store.PartitionUpdateBuilder;
import io.minicql.store.PartitionView;
import io.minicql.store.ReadContext;
import io.minicql.store.RowCursor;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;

/**
 * Readers without locks see each update of a partition whole or not at all, also while the table is
 * truncated.
 */
class ConcurrentReadersTest {
  private static final int PARTITIONS = 4;
  private static final int ROWS = 40;
  private static final int GENERATIONS = Integer.getInteger("minicql.store.generations", 600);

  private final ShardFixture store = ShardFixture.ofShards(2);
  private final AtomicBoolean isDone = new AtomicBoolean();

  @Test
  void updatesAreSeenWholeOrNotAtAll() throws Exception {
    ExecutorService threads = Executors.newFixedThreadPool(4);
    try {
      List<Future<Integer>> readers = new ArrayList<>();
      for (int i = 0; i < 2; i++) {
        readers.add(threads.submit((Callable<Integer>) this::readAll));
      }
      List<Future<?>> writers = new ArrayList<>();
      for (int w = 0; w < 2; w++) {
        int first = w;
        writers.add(threads.submit(() -> writeEverySecond(first)));
      }
      for (Future<?> writer : writers) {
        writer.get();
      }
      isDone.set(true);
      for (Future<Integer> reader : readers) {
        assertNotEquals(0, reader.get(), "the reader saw something");
      }
    } finally {
      isDone.set(true);
      threads.shutdownNow();
    }
    store.close();
  }

  private void writeEverySecond(int first) {
    for (int generation = 1; generation <= GENERATIONS; generation++) {
      for (int p = first; p < PARTITIONS; p += 2) {
        store.router.apply(generation(p, generation));
      }
      if (first == 0 && generation % 200 == 0) {
        store.router.truncate(TABLE);
      }
    }
  }

  /**
   * Every row and the static row of the partition carry the generation; every third update deletes
   * all before.
   */
  private static PartitionUpdate generation(int p, int generation) {
    PartitionUpdateBuilder update = update(p);
    if (generation % 3 == 0) {
      update.deletePartition(at(generation * 2L - 1));
    }
    update.staticRow().cell(S, bytes(generation), at(generation * 2L));
    byte[] large = new byte[generation % 7 == 0 ? 5_000 : 5];
    for (int c = 0; c < ROWS; c++) {
      update
          .row(clustering(c))
          .cell(V, bytes(generation), at(generation * 2L))
          .cell(W, large, at(generation * 2L))
          .deleteElements(L, at(generation * 2L - 1));
    }
    return update.build();
  }

  private int readAll() {
    ReadContext context = new ReadContext();
    int seen = 0;
    int p = 0;
    while (!isDone.get()) {
      p = (p + 1) % PARTITIONS;
      int ticket = store.epochs.enter();
      try {
        PartitionView partition = store.router.reader(TABLE).partition(key(p), context.begin(0));
        if (partition != null) {
          assertWhole(partition, seen % 2 == 0 ? Direction.FORWARD : Direction.REVERSED);
          seen++;
        }
      } finally {
        store.epochs.exit(ticket);
      }
    }
    return seen;
  }

  private static void assertWhole(PartitionView partition, Direction direction) {
    int generation = intOf(partition.staticRow().value(S));
    int rows = 0;
    RowCursor cursor = partition.rows(ClusteringSlices.ALL, direction);
    while (cursor.advance()) {
      int c = direction == Direction.FORWARD ? rows : ROWS - 1 - rows;
      assertEquals(c, intOf(cursor.row().clusteringValue(0)));
      assertEquals(generation, intOf(cursor.row().value(V)));
      assertEquals(generation % 7 == 0 ? 5_000 : 5, cursor.row().value(W).length);
      rows++;
    }
    assertEquals(ROWS, rows);
  }
}
