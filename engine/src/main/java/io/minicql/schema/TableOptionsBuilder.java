package io.minicql.schema;

import java.util.Map;

/**
 * Collects the properties of a table; starts from Cassandra's defaults or from other properties.
 */
public final class TableOptionsBuilder {

  private String additionalWritePolicy = "99p";
  private boolean allowAutoSnapshot = true;
  private double bloomFilterFpChance = 0.01;
  private Map<String, String> caching = Map.of("keys", "ALL", "rows_per_partition", "NONE");
  private boolean cdc;
  private String comment = "";
  private Map<String, String> compaction =
      Map.of(
          "class",
          "org.apache.cassandra.db.compaction.SizeTieredCompactionStrategy",
          "max_threshold",
          "32",
          "min_threshold",
          "4");
  private Map<String, String> compression =
      Map.of("chunk_length_in_kb", "16", "class", "org.apache.cassandra.io.compress.LZ4Compressor");
  private double crcCheckChance = 1.0;
  private int defaultTimeToLiveSeconds;
  private int gcGraceSeconds = 864_000;
  private boolean incrementalBackups = true;
  private int maxIndexInterval = 2048;
  private int memtableFlushPeriodMillis;
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
    this.gcGraceSeconds = from.gcGraceSeconds();
    this.incrementalBackups = from.incrementalBackups();
    this.maxIndexInterval = from.maxIndexInterval();
    this.memtableFlushPeriodMillis = from.memtableFlushPeriodMillis();
    this.minIndexInterval = from.minIndexInterval();
    this.readRepair = from.readRepair();
    this.speculativeRetry = from.speculativeRetry();
  }

  public TableOptionsBuilder additionalWritePolicy(String value) {
    this.additionalWritePolicy = value;
    return this;
  }

  public TableOptionsBuilder allowAutoSnapshot(boolean value) {
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

  public TableOptionsBuilder cdc(boolean value) {
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

  public TableOptionsBuilder gcGraceSeconds(int value) {
    this.gcGraceSeconds = value;
    return this;
  }

  public TableOptionsBuilder incrementalBackups(boolean value) {
    this.incrementalBackups = value;
    return this;
  }

  public TableOptionsBuilder maxIndexInterval(int value) {
    this.maxIndexInterval = value;
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
        gcGraceSeconds,
        incrementalBackups,
        maxIndexInterval,
        memtableFlushPeriodMillis,
        minIndexInterval,
        readRepair,
        speculativeRetry);
  }
}
