package io.minicql.store;

/**
 * Turns the increments of counters into sums, which then are cells like others. Runs under the
 * shard's lock, with the row as it is.
 *
 * <p>The rule that Cassandra leaves open (rule 36): a deleted counter starts again at zero with the
 * next increment. A sum is always newer than what it replaces, be it a sum or a deletion.
 */
final class CounterSums {
  private CounterSums() {}

  /**
   * Copies an update with sums in the place of increments.
   *
   * @param stored the row as it is
   * @param coveringTimestamp the timestamp up to which the row is deleted by its partition or a
   *     range
   */
  static void resolve(RowCells update, RowCells stored, long coveringTimestamp, RowCells into) {
    into.clear();
    into.clustering(update.clusteringBytes, update.clusteringOffset, update.clusteringLength);
    into.originals = update.originals;
    into.deleteRow(update.deletionTimestamp, update.deletionLocalTime);
    if (update.hasMarker) {
      into.marker(update.markerTimestamp, update.markerTtl, update.markerExpiry);
    }
    long deleted =
        Math.max(coveringTimestamp, Math.max(update.deletionTimestamp, stored.deletionTimestamp));
    for (int i = 0; i < update.size; i++) {
      if (update.kind(i) == CellKind.COUNTER_INCREMENT) {
        appendSum(update, i, stored, deleted, into);
      } else {
        into.appendFrom(update, i);
      }
    }
  }

  private static void appendSum(
      RowCells update, int index, RowCells stored, long deleted, RowCells into) {
    long sum = BigEndian.readLong(update, index);
    long newest = deleted;
    int present = stored.find(update.column(index));
    if (present >= 0) {
      boolean isLive = stored.kind(present) == CellKind.LIVE && stored.timestamp(present) > deleted;
      sum += isLive ? BigEndian.readLong(stored, present) : 0;
      newest = Math.max(newest, stored.timestamp(present));
    }
    long timestamp = Math.max(update.timestamp(index), newest + 1);
    int added =
        into.append(
            update.column(index),
            CellKind.LIVE,
            timestamp,
            Expiration.NO_TTL,
            Expiration.NEVER_SECONDS);
    into.value(added, BigEndian.bytes(sum), 0, Long.BYTES);
  }
}
