package io.minicql.store;

import static io.minicql.store.SampleTable.L;
import static io.minicql.store.SampleTable.M;
import static io.minicql.store.SampleTable.ST;
import static io.minicql.store.SampleTable.TABLE;
import static io.minicql.store.SampleTable.V;
import static io.minicql.store.SampleTable.W;
import static io.minicql.store.SampleTable.at;
import static io.minicql.store.SampleTable.bytes;
import static io.minicql.store.SampleTable.clustering;
import static io.minicql.store.SampleTable.column;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.minicql.encoding.ClusteringColumn;
import io.minicql.encoding.ClusteringEncoder;
import io.minicql.schema.ColumnMetadata;
import io.minicql.schema.TableMetadata;
import io.minicql.type.NativeType;
import io.minicql.type.UdtType;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.UUID;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

class RowViewTest {
  private static final byte[] C = clustering(1);
  private final StoreFixture fixture = new StoreFixture(TABLE);

  @Test
  void emptyIsNotNull() {
    write(row -> row.cell(W, new byte[0], at(1)));
    assertArrayEquals(new byte[0], fixture.row(C).value(W));
    assertEquals(0, fixture.row(C).valueLength(W));
    assertNull(fixture.row(C).value(V));
  }

  @Test
  void valueIsCopiedIntoAPlaceOfTheCallers() {
    write(row -> row.cell(V, bytes(7), at(1)));
    byte[] target = new byte[6];
    assertEquals(4, fixture.row(C).copyValue(V, target, 2));
    assertArrayEquals(new byte[] {0, 0, 0, 0, 0, 7}, target);
    assertEquals(-1, fixture.row(C).copyValue(W, target, 0));
    assertThrows(IndexOutOfBoundsException.class, () -> fixture.row(C).copyValue(V, target, 3));
  }

  @Test
  void cellsTellTimestampAndExpiry() {
    write(row -> row.cell(V, bytes(7), new WriteStamp(5, 60, 990)).cell(W, bytes(1), at(6)));
    RowView row = fixture.row(C);
    assertEquals(5, row.timestampMicros(V));
    assertEquals(60, row.ttlSeconds(V));
    assertEquals(1050, row.expirySeconds(V));
    assertEquals(Expiration.NO_TTL, row.ttlSeconds(W));
    assertEquals(Expiration.NEVER_SECONDS, row.expirySeconds(W));
    assertThrows(NoSuchElementException.class, () -> row.timestampMicros(M));
  }

  @Test
  void cellDiesWithItsExpirySecond() {
    write(row -> row.cell(V, bytes(7), new WriteStamp(5, 60, 990)));
    assertTrue(fixture.rowAt(C, 1049).isLive(V));
    assertNull(fixture.rowAt(C, 1050));
  }

  @Test
  void elementsComeInTheOrderOfTheirType() {
    write(
        row -> row.element(M, bytes(1), bytes(10), at(1)).element(M, bytes(-1), bytes(20), at(2)));
    ElementCursor elements = fixture.row(C).elements(M);
    assertTrue(elements.advance());
    assertArrayEquals(bytes(-1), elements.path());
    assertArrayEquals(bytes(20), elements.value());
    assertEquals(2, elements.timestampMicros());
    assertTrue(elements.advance());
    assertFalse(elements.advance());
    assertFalse(elements.advance());
    assertTrue(elements.seek(bytes(1)));
    assertArrayEquals(bytes(10), elements.value());
    assertFalse(elements.seek(bytes(0)));
  }

  @Test
  void collectionsArePutTogether() {
    byte[] first = timeUuid(1);
    byte[] second = timeUuid(2);
    write(
        row ->
            row.element(L, second, bytes(8), at(1))
                .element(L, first, bytes(9), at(1))
                .element(ST, bytes(5), new byte[0], at(1))
                .element(M, bytes(1), bytes(2), at(1)));
    assertArrayEquals(ints(2, 4, 9, 4, 8), fixture.row(C).value(L));
    assertArrayEquals(ints(1, 4, 5), fixture.row(C).value(ST));
    assertArrayEquals(ints(1, 4, 1, 4, 2), fixture.row(C).value(M));
    assertEquals(20, fixture.row(C).valueLength(M));
  }

  @Test
  void userTypeHasNullForMissingFields() {
    UdtType type =
        new UdtType(
            "ks",
            "u",
            List.of("a", "b", "c"),
            List.of(NativeType.INT, NativeType.INT, NativeType.INT),
            false);
    TableMetadata table = TABLE.toBuilder().addRegular("u", type).build();
    ColumnMetadata u = column(table, "u");
    fixture.alter(table);
    write(row -> row.element(u, new byte[] {0, 1}, bytes(7), at(1)));
    assertArrayEquals(ints(-1, 4, 7, -1), fixture.row(C).value(u));
    assertEquals(16, fixture.row(C).valueLength(u));
  }

  @Test
  void largeElementsAndValuesComeBack() {
    byte[] large = new byte[2_000_000];
    Arrays.fill(large, (byte) 3);
    write(row -> row.cell(W, large, at(1)).element(M, bytes(1), large, at(1)));
    assertArrayEquals(large, fixture.row(C).value(W));
    assertEquals(large.length + 16, fixture.row(C).valueLength(M));
    write(row -> row.cell(V, bytes(1), at(2)));
    assertArrayEquals(large, fixture.row(C).value(W));
    write(row -> row.cell(W, large, at(1)).cell(W, new byte[1], at(1)));
    assertArrayEquals(large, fixture.row(C).value(W));
  }

  @Test
  void hundredMegabytesAreAValue() {
    byte[] large = new byte[100_000_000];
    large[99_999_999] = 1;
    StoreFixture roomy = new StoreFixture(TABLE, 128L << 20);
    PartitionUpdateBuilder update = roomy.update();
    update.row(C).cell(W, large, at(1));
    roomy.apply(update);
    assertArrayEquals(large, roomy.row(C).value(W));
  }

  @Test
  void droppedColumnsAreHidden() {
    write(row -> row.marker(at(1)).cell(V, bytes(1), at(1)).cell(W, bytes(2), at(1)));
    TableMetadata dropped = TABLE.toBuilder().drop(V, NativeType.INT, 50).build();
    fixture.alter(dropped);
    assertArrayEquals(bytes(2), fixture.row(C).value(W));
    assertNull(fixture.row(C).value(V));
    TableMetadata again = dropped.toBuilder().addRegular("v", NativeType.INT).build();
    fixture.alter(again);
    ColumnMetadata newV = column(again, "v");
    assertNull(fixture.row(C).value(newV));
    write(row -> row.cell(newV, bytes(3), at(50)));
    assertNull(fixture.row(C).value(newV));
    write(row -> row.cell(newV, bytes(4), at(51)));
    assertArrayEquals(bytes(4), fixture.row(C).value(newV));
  }

  @Test
  void rowThatLivesByADroppedColumnIsGone() {
    write(row -> row.cell(V, bytes(1), at(1)));
    fixture.alter(TABLE.toBuilder().drop(V, NativeType.INT, 50).build());
    assertNull(fixture.row(C));
  }

  @Test
  void clusteringFirstWrittenStays() { // rule 47
    TableMetadata table =
        TableMetadata.builder("ks", "d", new UUID(3, 3))
            .addPartitionKey("p", NativeType.INT)
            .addClustering("c", NativeType.DECIMAL)
            .addRegular("v", NativeType.INT)
            .build();
    ClusteringEncoder encoder =
        ClusteringEncoder.of(List.of(new ClusteringColumn(NativeType.DECIMAL, false)));
    StoreFixture decimals = new StoreFixture(table);
    byte[] one = NativeType.DECIMAL.parse("1.0");
    byte[] same = NativeType.DECIMAL.parse("1.00");
    for (byte[] value : List.of(one, same)) {
      PartitionUpdateBuilder update = decimals.update();
      update.row(encoder.key(value), encoder.originals(value)).marker(at(1));
      decimals.apply(update);
    }
    RowView row = decimals.row(encoder.key(same));
    assertArrayEquals(one, row.clusteringValue(0));
    assertEquals(one.length, row.clusteringLength(0));
    assertEquals("1.0", NativeType.DECIMAL.format(row.clusteringValue(0)));
    assertArrayEquals(encoder.key(one), row.encodedClustering());
    assertEquals(0, row.compareClustering(encoder.key(one)));
  }

  @Test
  void tableWithoutClusteringHasOneRow() {
    TableMetadata table =
        TableMetadata.builder("ks", "k", new UUID(4, 4))
            .addPartitionKey("p", NativeType.INT)
            .addRegular("v", NativeType.INT)
            .build();
    byte[] key = ClusteringEncoder.of(List.of()).key();
    StoreFixture single = new StoreFixture(table);
    PartitionUpdateBuilder update = single.update();
    update.row(key).cell(column(table, "v"), bytes(1), at(1));
    single.apply(update);
    RowCursor rows = single.partitionAt(0).rows(ClusteringSlices.ALL, Direction.REVERSED);
    assertTrue(rows.advance());
    assertArrayEquals(key, rows.row().encodedClustering());
    assertFalse(rows.advance());
  }

  private static byte[] timeUuid(long time) {
    return ByteBuffer.allocate(16)
        .putLong(time << 32 | 0x1000)
        .putLong(0x8080808080808080L)
        .array();
  }

  private static byte[] ints(int... values) {
    ByteBuffer buffer = ByteBuffer.allocate(values.length * Integer.BYTES);
    for (int value : values) {
      buffer.putInt(value);
    }
    return buffer.array();
  }

  private void write(Consumer<RowBuilder> writes) {
    PartitionUpdateBuilder update = fixture.update();
    writes.accept(update.row(C));
    fixture.apply(update);
  }
}
