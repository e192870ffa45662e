package io.minicql.store;

/**
 * How much a table, or a part of it, has stored.
 *
 * @param partitions partitions of which anything is stored, live or not
 * @param rows rows of which anything is stored, live or not, static rows not counted
 * @param rowBytes bytes off the heap of what readers can reach
 * @param usedBytes bytes off the heap that were written, also those that newer versions replaced
 * @param reservedBytes bytes of the slabs that are held
 */
public record StoreStatistics(
    long partitions, long rows, long rowBytes, long usedBytes, long reservedBytes) {

  /** Of an empty table. */
  public static final StoreStatistics NONE = new StoreStatistics(0, 0, 0, 0, 0);

  /** Both together. */
  public StoreStatistics plus(StoreStatistics other) {
    return new StoreStatistics(
        partitions + other.partitions,
        rows + other.rows,
        rowBytes + other.rowBytes,
        usedBytes + other.usedBytes,
        reservedBytes + other.reservedBytes);
  }
}
