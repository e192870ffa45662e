package io.minicql.store;

import static io.minicql.store.SampleTable.at;
import static io.minicql.store.SampleTable.clustering;
import static io.minicql.store.SampleTable.column;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.minicql.schema.ColumnMetadata;
import io.minicql.schema.TableMetadata;
import io.minicql.type.NativeType;
import java.util.UUID;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** Counters are sums; a deleted counter starts again at zero (our reading of rule 36). */
class CounterTest {
  private static final TableMetadata TABLE =
      TableMetadata.builder("ks", "n", new UUID(5, 5))
          .counter()
          .addPartitionKey("p", NativeType.INT)
          .addClustering("c", NativeType.INT)
          .addStatic("s", NativeType.COUNTER)
          .addRegular("n", NativeType.COUNTER)
          .build();
  private static final ColumnMetadata N = column(TABLE, "n");
  private static final ColumnMetadata S = column(TABLE, "s");
  private static final byte[] C = clustering(1);

  private final StoreFixture fixture = new StoreFixture(TABLE);

  @Test
  void incrementsAddUp() {
    write(row -> row.increment(N, 5, at(1)));
    write(row -> row.increment(N, -2, at(2)));
    assertEquals(3, fixture.row(C).counter(N));
    assertFalse(fixture.row(C).hasMarker());
  }

  @Test
  void incrementsAddUpWhateverTheirTimestamps() {
    write(row -> row.increment(N, 5, at(10)));
    write(row -> row.increment(N, 5, at(3)));
    write(row -> row.increment(N, 5, at(10)));
    assertEquals(15, fixture.row(C).counter(N));
  }

  @Test
  void incrementByZeroCreatesTheCounter() { // rule 35
    write(row -> row.increment(N, 0, at(1)));
    assertEquals(0, fixture.row(C).counter(N));
  }

  @Test
  void overflowWraps() { // rule 35
    write(row -> row.increment(N, Long.MAX_VALUE, at(1)));
    write(row -> row.increment(N, 1, at(2)));
    assertEquals(Long.MIN_VALUE, fixture.row(C).counter(N));
  }

  @Test
  void oneBatchMayIncrementTwice() { // rule 35
    PartitionUpdateBuilder batch = fixture.update();
    batch.row(C).increment(N, 1, at(1)).increment(N, 2, at(1));
    batch.row(C).increment(N, 4, at(1));
    batch.staticRow().increment(S, 7, at(1));
    fixture.apply(batch);
    assertEquals(7, fixture.row(C).counter(N));
    assertEquals(7, fixture.partitionAt(0).staticRow().counter(S));
  }

  @Test
  void deletedCounterStartsAgainAtZero() { // rule 36
    write(row -> row.increment(N, 5, at(10)));
    write(row -> row.cell(N, null, at(20)));
    assertNull(fixture.row(C));
    write(row -> row.increment(N, 3, at(20)));
    assertEquals(3, fixture.row(C).counter(N));
    write(row -> row.deleteRow(at(30)));
    write(row -> row.increment(N, 1, at(30)));
    assertEquals(1, fixture.row(C).counter(N));
    assertTrue(fixture.row(C).timestampMicros(N) > 30);
    fixture.apply(fixture.update().deletePartition(at(100)));
    write(row -> row.increment(N, 2, at(31)));
    assertEquals(2, fixture.row(C).counter(N));
    fixture.apply(fixture.update().deleteRange(ClusteringSlice.ALL, at(200)));
    write(row -> row.increment(N, 9, at(32)));
    assertEquals(9, fixture.row(C).counter(N));
  }

  private void write(Consumer<RowBuilder> writes) {
    PartitionUpdateBuilder update = fixture.update();
    writes.accept(update.row(C));
    fixture.apply(update);
  }
}
