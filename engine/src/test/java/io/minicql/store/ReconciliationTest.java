package io.minicql.store;

import static io.minicql.store.SampleTable.M;
import static io.minicql.store.SampleTable.S;
import static io.minicql.store.SampleTable.ST;
import static io.minicql.store.SampleTable.TABLE;
import static io.minicql.store.SampleTable.V;
import static io.minicql.store.SampleTable.W;
import static io.minicql.store.SampleTable.at;
import static io.minicql.store.SampleTable.bytes;
import static io.minicql.store.SampleTable.clustering;
import static io.minicql.store.SampleTable.intOf;
import static io.minicql.store.SampleTable.slice;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** The rules of time, deletion and ties, by their numbers. */
class ReconciliationTest {
  private static final byte[] C = clustering(1);
  private StoreFixture fixture = new StoreFixture(TABLE);

  @Test
  void markerHasItsOwnTtl() { // rule 21
    WriteStamp shortLived = new WriteStamp(1, 2, StoreFixture.NOW);
    write(row -> row.marker(shortLived).cell(V, bytes(1), shortLived));
    write(row -> row.cell(V, bytes(2), at(2)));
    assertTrue(fixture.rowAt(C, 1001).hasMarker());
    RowView later = fixture.rowAt(C, 1002);
    assertFalse(later.hasMarker());
    assertEquals(2, intOf(later.value(V)));
    write(row -> row.cell(V, null, at(3)));
    assertNull(fixture.rowAt(C, 1002));
  }

  @Test
  void rowWithMarkerStaysWhenItsCellExpires() { // rule 21
    write(row -> row.marker(at(1)).cell(V, bytes(1), at(1)));
    write(row -> row.cell(V, bytes(2), new WriteStamp(2, 2, StoreFixture.NOW)));
    RowView row = fixture.rowAt(C, 1002);
    assertNotNull(row);
    assertNull(row.value(V));
    assertEquals(-1, row.valueLength(V));
  }

  @Test
  void greaterSerializedValueWinsATie() { // rule 22
    assertTie(row -> row.cell(V, bytes(1), at(1)), row -> row.cell(V, bytes(2), at(1)), 2);
    assertTie(row -> row.cell(V, bytes(5), at(1)), row -> row.cell(V, bytes(-1), at(1)), -1);
  }

  @Test
  void expiringCellWinsATieAndTheLaterExpiryMore() { // rule 22
    WriteStamp soon = new WriteStamp(1, 10, StoreFixture.NOW);
    WriteStamp late = new WriteStamp(1, 20, StoreFixture.NOW);
    assertTie(row -> row.cell(V, bytes(9), at(1)), row -> row.cell(V, bytes(1), soon), 1);
    assertTie(row -> row.cell(V, bytes(9), soon), row -> row.cell(V, bytes(1), late), 1);
  }

  @Test
  void tombstoneWinsATie() { // rule 23
    WriteStamp expiring = new WriteStamp(1, 10, StoreFixture.NOW);
    assertTie(row -> row.cell(V, bytes(1), at(1)), row -> row.cell(V, null, at(1)), null);
    assertTie(row -> row.cell(V, bytes(1), expiring), row -> row.cell(V, null, at(1)), null);
    assertTie(row -> row.cell(V, bytes(1), at(1)), row -> row.deleteRow(at(1)), null);
    assertTie(row -> row.cell(V, bytes(1), at(2)), row -> row.deleteRow(at(1)), 1);
  }

  @Test
  void timestampsAreSigned() { // rule 24
    write(row -> row.cell(V, bytes(1), at(-5)).cell(W, bytes(2), at(Long.MIN_VALUE + 1)));
    assertEquals(-5, fixture.row(C).timestampMicros(V));
    assertEquals(Long.MIN_VALUE + 1, fixture.row(C).timestampMicros(W));
    write(row -> row.cell(V, bytes(2), at(Long.MAX_VALUE)));
    assertEquals(Long.MAX_VALUE, fixture.row(C).timestampMicros(V));
  }

  @Test
  void updateLeavesNoMarker() { // rule 25
    write(row -> row.cell(V, bytes(1), at(1)));
    write(row -> row.cell(V, null, at(2)));
    assertNull(fixture.row(C));
    write(row -> row.marker(at(3)));
    assertNull(fixture.row(C).value(V));
    assertTrue(fixture.row(C).hasMarker());
  }

  @Test
  void rangeTombstoneHidesWhatIsNotNewer() { // rule 26
    write(row -> row.cell(V, bytes(1), at(10)));
    fixture.apply(fixture.update().deleteRange(slice(0, 5), at(11)));
    assertNull(fixture.row(C));
    write(row -> row.cell(V, bytes(2), at(11)));
    assertNull(fixture.row(C));
    write(row -> row.cell(V, bytes(3), at(12)));
    assertEquals(3, intOf(fixture.row(C).value(V)));
  }

  @Test
  void partitionDeletionHidesTheStaticRowToo() { // rule 26
    fixture.apply(fixture.update().deletePartition(at(20)));
    PartitionUpdateBuilder update = fixture.update();
    update.staticRow().cell(S, bytes(1), at(20));
    fixture.apply(update);
    assertNull(fixture.partitionAt(StoreFixture.NOW).staticRow());
    update = fixture.update();
    update.staticRow().cell(S, bytes(1), at(21));
    fixture.apply(update);
    assertEquals(1, intOf(fixture.partitionAt(StoreFixture.NOW).staticRow().value(S)));
  }

  @Test
  void deletingRowsKeepsTheStaticRow() { // rule 17
    PartitionUpdateBuilder update = fixture.update();
    update.staticRow().cell(S, bytes(1), at(1));
    update.row(C).marker(at(1));
    fixture.apply(update);
    fixture.apply(fixture.update().deleteRange(ClusteringSlice.ALL, at(2)));
    PartitionView partition = fixture.partitionAt(StoreFixture.NOW);
    assertNotNull(partition.staticRow());
    assertFalse(partition.rows(ClusteringSlices.ALL, Direction.FORWARD).advance());
  }

  @Test
  void insertAndDeleteOfOneBatchIsDeleted() { // rule 27
    PartitionUpdateBuilder batch = fixture.update();
    batch.row(C).deleteRow(at(5));
    batch.row(C).marker(at(5)).cell(V, bytes(1), at(5));
    fixture.apply(batch);
    assertNull(fixture.row(C));
    batch = fixture.update();
    batch.row(C).cell(V, bytes(5), at(6));
    batch.row(C).cell(V, bytes(2), at(6));
    fixture.apply(batch);
    assertEquals(5, intOf(fixture.row(C).value(V)));
  }

  @Test
  void overwritingACollectionDeletesWhatIsOlder() { // rule 28
    insertSet(1, 100);
    insertSet(2, 100);
    assertEquals(2, countElements());
    insertSet(3, 101);
    assertEquals(1, countElements());
    write(row -> row.element(M, bytes(1), bytes(1), at(200)));
    write(row -> row.deleteElements(M, at(200)));
    assertFalse(fixture.row(C).isLive(M));
  }

  private void insertSet(int element, long timestampMicros) {
    write(
        row ->
            row.deleteElements(ST, at(timestampMicros - 1))
                .element(ST, bytes(element), new byte[0], at(timestampMicros)));
  }

  private int countElements() {
    ElementCursor elements = fixture.row(C).elements(ST);
    int count = 0;
    while (elements.advance()) {
      count++;
    }
    return count;
  }

  @Test
  void tombstonesMetAreCounted() {
    write(row -> row.marker(at(1)).cell(V, null, at(1)).cell(W, bytes(1), new WriteStamp(1, 1, 0)));
    fixture.row(C);
    assertEquals(2, fixture.context.tombstones());
    assertEquals(1, fixture.context.liveRows());
    write(row -> row.deleteRow(at(2)));
    fixture.row(C);
    assertEquals(1, fixture.context.tombstones());
    assertEquals(0, fixture.context.liveRows());
    fixture.apply(fixture.update().deleteRange(slice(0, 9), at(3)));
    fixture.partitionAt(StoreFixture.NOW).rows(ClusteringSlices.ALL, Direction.FORWARD).advance();
    assertEquals(2, fixture.context.tombstones());
  }

  private void assertTie(Consumer<RowBuilder> one, Consumer<RowBuilder> other, Integer expected) {
    assertAfter(one, other, expected);
    assertAfter(other, one, expected);
  }

  private void assertAfter(
      Consumer<RowBuilder> first, Consumer<RowBuilder> second, Integer expected) {
    fixture = new StoreFixture(TABLE);
    write(first);
    write(second);
    RowView row = fixture.row(C);
    assertEquals(
        expected,
        row == null || row.value(V) == null ? null : Integer.valueOf(intOf(row.value(V))));
  }

  private void write(Consumer<RowBuilder> writes) {
    PartitionUpdateBuilder update = fixture.update();
    writes.accept(update.row(C));
    fixture.apply(update);
  }
}
