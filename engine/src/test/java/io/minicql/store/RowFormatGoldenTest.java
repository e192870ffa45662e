package io.minicql.store;

import static io.minicql.store.SampleTable.M;
import static io.minicql.store.SampleTable.ST;
import static io.minicql.store.SampleTable.V;
import static io.minicql.store.SampleTable.W;
import static io.minicql.store.SampleTable.bytes;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.minicql.memory.MemoryBudget;
import io.minicql.memory.SlabPool;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/**
 * The bytes of rows: whoever changes one of these changes the format. Column ids: s 0, v 1, w 2, l
 * 3, st 4, m 5.
 */
class RowFormatGoldenTest {
  private static final byte[] KEY = {0x40, (byte) 0x80, 0, 0, 7, 0x38};
  private static final String KEY_HEX = "06 408000000738 ";

  private final SlabPool pool = new SlabPool(new MemoryBudget(1 << 20));

  @Test
  void markerAndCellsOfOneTimestamp() {
    assertRow(
        row -> row.marker(at(1)).cell(V, bytes(5), at(1)).cell(W, text("ab"), at(1)),
        KEY_HEX + "11 02" + "02 18 04 00000005" + "08 02 6162");
  }

  @Test
  void cellsOfOtherTimestamps() {
    assertRow(
        row -> row.cell(V, bytes(5), at(-3)).cell(W, text(""), at(64)),
        KEY_HEX + "10 05" + "02 18 04 00000005" + "00 8080 00");
  }

  @Test
  void expiringMarkerAndCell() {
    WriteStamp stamp = new WriteStamp(2_000_000, 300, 3);
    assertRow(
        row -> row.marker(stamp).cell(V, bytes(5), stamp),
        KEY_HEX + "13 E03D0900 812C 02" + "01 19 812C 02 04 00000005");
  }

  @Test
  void tombstonesOfCellRowAndCollection() {
    assertRow(
        row ->
            row.deleteRow(WriteStamp.of(1, 10))
                .cell(V, null, WriteStamp.of(2, 9))
                .deleteElements(M, WriteStamp.of(3, 8)),
        KEY_HEX + "14 04 02 14" + "02 1A 12" + "34 06 10 00");
  }

  @Test
  void elementsOfCollections() {
    assertRow(
        row ->
            row.element(ST, bytes(1), new byte[0], at(1))
                .element(M, bytes(2), text("x"), at(1))
                .element(M, bytes(3), null, WriteStamp.of(1, 0)),
        KEY_HEX
            + "10 02 02"
            + "43 01 08 04 00000001 00"
            + "03 02 08 04 00000002 01 78 0A 04 00000003 00");
  }

  @Test
  void originalsOfTheClustering() {
    RowCells cells = new RowCells();
    cells.clustering(KEY, 0, KEY.length);
    cells.originals = new byte[] {3, 1, 2};
    cells.marker(0, Expiration.NO_TTL, Expiration.NEVER_SECONDS);
    assertCells(cells, KEY_HEX + "09 03 030102 00");
  }

  @Test
  void timestampsAreRelativeToTheBase() {
    RowCells cells = new RowBuilder().marker(at(1_700_000_000_000_001L)).cells;
    RowWriter writer = new RowWriter(1_700_000_000_000_000L, (row, index) -> 0);
    writer.write(cells);
    assertEquals("00 01 02", hex(Arrays.copyOf(writer.bytes(), writer.length())));
  }

  @Test
  void valuesAboveTheLimitAreKeptApart() {
    byte[] inline = new byte[RowFormat.MAX_INLINE_BYTES];
    byte[] apart = new byte[RowFormat.MAX_INLINE_BYTES + 1];
    assertEquals(0, countApart(inline));
    assertEquals(1, countApart(apart));
  }

  private int countApart(byte[] value) {
    int[] count = new int[1];
    RowWriter writer = new RowWriter(0, (row, index) -> ++count[0]);
    writer.write(new RowBuilder().cell(W, value, at(1)).cells);
    RowCells read = new RowCells();
    new RowReader().read(pool.bytes(), 0, writer.bytes(), read);
    assertEquals(value.length, read.valueLength(0));
    assertEquals(count[0] == 1, read.isApart(0));
    return count[0];
  }

  private static WriteStamp at(long timestampMicros) {
    return WriteStamp.of(timestampMicros, 0);
  }

  private static byte[] text(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  private void assertRow(Consumer<RowBuilder> writes, String expected) {
    RowBuilder builder = new RowBuilder();
    builder.cells.clustering(KEY, 0, KEY.length);
    writes.accept(builder);
    assertCells(builder.cells, expected);
  }

  private void assertCells(RowCells cells, String expected) {
    byte[] written = write(cells);
    assertEquals(hex(HexFormat.of().parseHex(expected.replace(" ", ""))), hex(written));
    RowCells read = new RowCells();
    new RowReader().read(pool.bytes(), 0, written, read);
    assertArrayEquals(written, write(read), "reads what it wrote");
  }

  private static byte[] write(RowCells cells) {
    RowWriter writer = new RowWriter(0, (row, index) -> 0);
    writer.write(cells);
    return Arrays.copyOf(writer.bytes(), writer.length());
  }

  private static String hex(byte[] bytes) {
    return HexFormat.ofDelimiter(" ").withUpperCase().formatHex(bytes);
  }
}
