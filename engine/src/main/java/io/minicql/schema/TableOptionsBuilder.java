package io.minicql.schema;

import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Collects the properties of a table; starts from Cassandra's defaults or from other properties.
 */
public final class TableOptionsBuilder {

  private String additionalWritePolicy = "99p";
  private @Nullable Boolean allowAutoSnapshot;
  private double bloomFilterFpChance = 0.01;
  private Map<String, String> caching = sorted("keys", "ALL", "rows_per_partition", "NONE");
  private @Nullable Boolean cdc;
  private String comment = "";
  private Map<String, String> compaction =
      sorted(
          "class",
          "org.apache.cassandra.db.compaction.SizeTieredCompactionStrategy",
          "max_threshold",
          "32",
          "min_threshold",
          "4");
  private Map<String, String> compression =
      sorted("chunk_length_in_kb", "16", "class", "org.apache.cassandra.io.compress.LZ4Compressor");
  private double crcCheckChance = 1.0;
  private int defaultTimeToLiveSeconds = 0;
  private Map<String, String> extensions = Map.of();
  private int gcGraceSeconds = 864_000;
  private @Nullable Boolean incrementalBackups;
  private int maxIndexInterval = 2048;
  private @Nullable String memtable;
  private int memtableFlushPeriodMillis = 0;
  private int minIndexInterval = 128;
  private String readRepair = "BLOCKING";
  private String speculativeRetry = "99p";

  /** Starts from the defaults. */
  public TableOptionsBuilder() {}

  /** Starts from the properties of a table. */
  public TableOptionsBuilder(TableOptions from) {
    this.additionalWritePolicy = from.additionalWritePolicy();
    this.allowAutoSnapshot = from.allowAutoSnapshot();
    this.bloomFilterFpChance = from.bloomFilterFpChance();
    this.caching = from.caching();
    this.cdc = from.cdc();
    this.comment = from.comment();
    this.compaction = from.compaction();
    this.compression = from.compression();
    this.crcCheckChance = from.crcCheckChance();
    this.defaultTimeToLiveSeconds = from.defaultTimeToLiveSeconds();
    this.extensions = from.extensions();
    this.gcGraceSeconds = from.gcGraceSeconds();
    this.incrementalBackups = from.incrementalBackups();
    this.maxIndexInterval = from.maxIndexInterval();
    this.memtable = from.memtable();
    this.memtableFlushPeriodMillis = from.memtableFlushPeriodMillis();
    this.minIndexInterval = from.minIndexInterval();
    this.readRepair = from.readRepair();
    this.speculativeRetry = from.speculativeRetry();
  }

  public TableOptionsBuilder additionalWritePolicy(String value) {
    this.additionalWritePolicy = value;
    return this;
  }

  public TableOptionsBuilder allowAutoSnapshot(Boolean value) {
    this.allowAutoSnapshot = value;
    return this;
  }

  public TableOptionsBuilder bloomFilterFpChance(double value) {
    this.bloomFilterFpChance = value;
    return this;
  }

  public TableOptionsBuilder caching(Map<String, String> value) {
    this.caching = value;
    return this;
  }

  public TableOptionsBuilder cdc(Boolean value) {
    this.cdc = value;
    return this;
  }

  public TableOptionsBuilder comment(String value) {
    this.comment = value;
    return this;
  }

  public TableOptionsBuilder compaction(Map<String, String> value) {
    this.compaction = value;
    return this;
  }

  public TableOptionsBuilder compression(Map<String, String> value) {
    this.compression = value;
    return this;
  }

  public TableOptionsBuilder crcCheckChance(double value) {
    this.crcCheckChance = value;
    return this;
  }

  public TableOptionsBuilder defaultTimeToLiveSeconds(int value) {
    this.defaultTimeToLiveSeconds = value;
    return this;
  }

  public TableOptionsBuilder extensions(Map<String, String> value) {
    this.extensions = value;
    return this;
  }

  public TableOptionsBuilder gcGraceSeconds(int value) {
    this.gcGraceSeconds = value;
    return this;
  }

  public TableOptionsBuilder incrementalBackups(Boolean value) {
    this.incrementalBackups = value;
    return this;
  }

  public TableOptionsBuilder maxIndexInterval(int value) {
    this.maxIndexInterval = value;
    return this;
  }

  public TableOptionsBuilder memtable(String value) {
    this.memtable = value;
    return this;
  }

  public TableOptionsBuilder memtableFlushPeriodMillis(int value) {
    this.memtableFlushPeriodMillis = value;
    return this;
  }

  public TableOptionsBuilder minIndexInterval(int value) {
    this.minIndexInterval = value;
    return this;
  }

  public TableOptionsBuilder readRepair(String value) {
    this.readRepair = value;
    return this;
  }

  public TableOptionsBuilder speculativeRetry(String value) {
    this.speculativeRetry = value;
    return this;
  }

  /** The properties as they are now. */
  public TableOptions build() {
    return new TableOptions(
        additionalWritePolicy,
        allowAutoSnapshot,
        bloomFilterFpChance,
        caching,
        cdc,
        comment,
        compaction,
        compression,
        crcCheckChance,
        defaultTimeToLiveSeconds,
        extensions,
        gcGraceSeconds,
        incrementalBackups,
        maxIndexInterval,
        memtable,
        memtableFlushPeriodMillis,
        minIndexInterval,
        readRepair,
        speculativeRetry);
  }

  private static Map<String, String> sorted(String... keysAndValues) {
    Map<String, String> map = new TreeMap<>();
    for (int i = 0; i < keysAndValues.length; i += 2) {
      map.put(keysAndValues[i], keysAndValues[i + 1]);
    }
    return map;
  }
}
