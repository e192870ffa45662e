package io.minicql.exec.read;

import org.jspecify.annotations.Nullable;

/**
 * Where a reading goes on.
 *
 * @param key the serialized key of the partition that was read last
 * @param clustering the encoded clustering, or bound, behind which the partition goes on; null
 *     where the partition is done
 * @param remainingInPartition the rows that PER PARTITION LIMIT still allows there
 */
record Position(byte[] key, byte @Nullable [] clustering, int remainingInPartition) {
  static Position afterPartition(byte[] key) {
    return new Position(key, null, 0);
  }
}
