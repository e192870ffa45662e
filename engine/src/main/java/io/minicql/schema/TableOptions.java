package io.minicql.schema;

import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;

/**
 * The properties of a table ({@code WITH ...}), checked before they come here.
 *
 * @param additionalWritePolicy e.g. {@code 99p}, in the canonical form
 * @param allowAutoSnapshot whether a snapshot may be taken on drop and truncate
 * @param bloomFilterFpChance the effective chance, 0 to 1
 * @param caching {@code keys} and {@code rows_per_partition}
 * @param cdc whether change data capture is on
 * @param comment free text
 * @param compaction {@code class} and its options
 * @param compression {@code class} and its options; only {@code enabled} when it is off
 * @param crcCheckChance 0 to 1
 * @param defaultTimeToLiveSeconds the time to live of cells written without one, 0 for none
 * @param gcGraceSeconds how long tombstones are kept
 * @param incrementalBackups whether incremental backups include the table
 * @param maxIndexInterval greatest distance of index samples
 * @param memtableFlushPeriodMillis flush period, 0 for none
 * @param minIndexInterval smallest distance of index samples
 * @param readRepair {@code BLOCKING} or {@code NONE}
 * @param speculativeRetry e.g. {@code 99p}, in the canonical form
 */
public record TableOptions(
    String additionalWritePolicy,
    boolean allowAutoSnapshot,
    double bloomFilterFpChance,
    Map<String, String> caching,
    boolean cdc,
    String comment,
    Map<String, String> compaction,
    Map<String, String> compression,
    double crcCheckChance,
    int defaultTimeToLiveSeconds,
    int gcGraceSeconds,
    boolean incrementalBackups,
    int maxIndexInterval,
    int memtableFlushPeriodMillis,
    int minIndexInterval,
    String readRepair,
    String speculativeRetry) {

  /** The properties of a table that was created without any. */
  public static final TableOptions DEFAULT = new TableOptionsBuilder().build();

  /** The one memtable configuration there is. */
  public static final String MEMTABLE = "default";

  public TableOptions {
    caching = sorted(caching);
    compaction = sorted(compaction);
    compression = sorted(compression);
  }

  private static Map<String, String> sorted(Map<String, String> map) {
    return Collections.unmodifiableMap(new TreeMap<>(map));
  }
}
