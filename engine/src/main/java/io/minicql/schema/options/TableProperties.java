package io.minicql.schema.options;

import io.minicql.CompatMode;
import io.minicql.CqlException;
import io.minicql.grammar.ast.RawProperties;
import io.minicql.schema.TableOptions;
import io.minicql.schema.TableOptionsBuilder;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/**
 * The WITH clause of CREATE TABLE and ALTER TABLE. Cassandra checks it in steps between which other
 * checks come: the values' types first ({@link #forNewTable}, {@link #forAlteredTable}), then
 * unknown names ({@link #refuseUnknown}), last the values' ranges ({@link #validate}).
 */
public final class TableProperties {

  private static final Set<String> KNOWN =
      Set.of(
          "additional_write_policy",
          "allow_auto_snapshot",
          "bloom_filter_fp_chance",
          "caching",
          "cdc",
          "comment",
          "compaction",
          "compression",
          "crc_check_chance",
          "default_time_to_live",
          "extensions",
          "gc_grace_seconds",
          "id",
          "incremental_backups",
          "max_index_interval",
          "memtable",
          "memtable_flush_period_in_ms",
          "min_index_interval",
          "read_repair",
          "speculative_retry");

  /** Properties of versions 1.1 to 3.11 that 5.0 does not know any more. */
  private static final Set<String> OF_OLDER_VERSIONS =
      Set.of(
          "read_repair_chance",
          "dclocal_read_repair_chance",
          "local_read_repair_chance",
          "populate_io_cache_on_flush",
          "replicate_on_write",
          "index_interval",
          "min_compaction_threshold",
          "max_compaction_threshold",
          "compaction_strategy_class",
          "compaction_strategy_options",
          "compression_parameters",
          "row_cache_size",
          "key_cache_size",
          "row_cache_save_period_in_seconds",
          "key_cache_save_period_in_seconds",
          "default_validation",
          "comparator",
          "nodesync");

  private static final double MIN_BLOOM_FILTER_CHANCE = 6.71e-5;
  private static final double LEVELED_BLOOM_FILTER_CHANCE = 0.1;
  private static final double OTHER_BLOOM_FILTER_CHANCE = 0.01;
  private static final double BLOOM_FILTER_CHANCE_UNSET = -1;
  private static final int MAX_TIME_TO_LIVE_SECONDS = 20 * 365 * 24 * 60 * 60;

  private final Properties properties;
  private final List<String> warnings = new ArrayList<>();

  /** Takes the properties as they were written. */
  public TableProperties(RawProperties raw, CompatMode compat) {
    properties = new Properties(raw);
    if (compat == CompatMode.LENIENT) {
      dropOldOnes();
    }
  }

  private void dropOldOnes() {
    for (String name : OF_OLDER_VERSIONS) {
      if (properties.has(name)) {
        properties.remove(name);
        warnings.add("Property '" + name + "' of an older version is ignored");
      }
    }
    warnings.sort(null);
  }

  /** What was ignored, a sentence each. */
  public List<String> warnings() {
    return List.copyOf(warnings);
  }

  /** Refuses names that are no properties of tables. */
  public void refuseUnknown() {
    properties.refuseUnknown(KNOWN);
  }

  /** Whether an id is asked for. */
  public boolean hasId() {
    return properties.has("id");
  }

  /** The id that is asked for, or null. */
  public @Nullable UUID id() {
    String text = properties.string("id");
    if (text == null) {
      return null;
    }
    try {
      return UUID.fromString(text);
    } catch (IllegalArgumentException e) {
      throw CqlException.config("Invalid table id");
    }
  }

  /** The properties of a new table. */
  public TableOptions forNewTable() {
    TableOptionsBuilder options = readAllButBloomFilter(TableOptions.DEFAULT);
    double chance = properties.number("bloom_filter_fp_chance", BLOOM_FILTER_CHANCE_UNSET);
    return options.bloomFilterFpChance(effective(chance, options)).build();
  }

  /**
   * The properties of a table that is altered; the default of the bloom filter does not come back.
   */
  public TableOptions forAlteredTable(TableOptions base) {
    TableOptionsBuilder options = readAllButBloomFilter(base);
    double chance = properties.number("bloom_filter_fp_chance", base.bloomFilterFpChance());
    return options.bloomFilterFpChance(effective(chance, options)).build();
  }

  private TableOptionsBuilder readAllButBloomFilter(TableOptions base) {
    TableOptionsBuilder options = new TableOptionsBuilder(base);
    options.allowAutoSnapshot(properties.bool("allow_auto_snapshot", base.allowAutoSnapshot()));
    readMaps(options);
    options.comment(orElse(properties.string("comment"), base.comment()));
    readMemtable();
    options
        .defaultTimeToLiveSeconds(
            properties.integer("default_time_to_live", base.defaultTimeToLiveSeconds()))
        .gcGraceSeconds(properties.integer("gc_grace_seconds", base.gcGraceSeconds()))
        .incrementalBackups(properties.bool("incremental_backups", base.incrementalBackups()))
        .maxIndexInterval(properties.integer("max_index_interval", base.maxIndexInterval()))
        .memtableFlushPeriodMillis(
            properties.integer("memtable_flush_period_in_ms", base.memtableFlushPeriodMillis()))
        .minIndexInterval(properties.integer("min_index_interval", base.minIndexInterval()))
        .crcCheckChance(properties.number("crc_check_chance", base.crcCheckChance()))
        .cdc(properties.bool("cdc", base.cdc()));
    readPolicies(options);
    return options;
  }

  private void readMaps(TableOptionsBuilder options) {
    Map<String, String> caching = properties.map("caching");
    if (caching != null) {
      options.caching(CachingOption.check(caching));
    }
    Map<String, String> compaction = properties.map("compaction");
    if (compaction != null) {
      options.compaction(CompactionOption.read(compaction));
    }
    Map<String, String> compression = properties.map("compression");
    if (compression != null) {
      options.compression(CompressionOption.check(compression));
    }
  }

  private void readMemtable() {
    String memtable = orElse(properties.string("memtable"), TableOptions.MEMTABLE);
    if (!memtable.equals(TableOptions.MEMTABLE)) {
      throw CqlException.config("Memtable configuration \"" + memtable + "\" not found.");
    }
  }

  private void readPolicies(TableOptionsBuilder options) {
    String speculativeRetry = properties.string("speculative_retry");
    if (speculativeRetry != null) {
      options.speculativeRetry(SpeculativeRetryOption.check(speculativeRetry));
    }
    String writePolicy = properties.string("additional_write_policy");
    if (writePolicy != null) {
      options.additionalWritePolicy(SpeculativeRetryOption.check(writePolicy));
    }
    String readRepair = properties.string("read_repair");
    if (readRepair != null) {
      String upper = readRepair.toUpperCase(Locale.ROOT);
      if (!upper.equals("BLOCKING") && !upper.equals("NONE")) {
        throw CqlException.config(
            "Invalid value "
                + readRepair
                + " for 'read_repair': only BLOCKING and NONE are allowed");
      }
      options.readRepair(upper);
    }
  }

  private static double effective(double chance, TableOptionsBuilder options) {
    if (chance != BLOOM_FILTER_CHANCE_UNSET) {
      return chance;
    }
    return CompactionOption.LEVELED.equals(options.build().compaction().get("class"))
        ? LEVELED_BLOOM_FILTER_CHANCE
        : OTHER_BLOOM_FILTER_CHANCE;
  }

  private static String orElse(@Nullable String value, String otherwise) {
    return value == null ? otherwise : value;
  }

  /** Checks the ranges of the values and how they fit together. */
  public static void validate(TableOptions options) {
    CompactionOption.validate(options.compaction());
    double chance = options.bloomFilterFpChance();
    if (chance <= MIN_BLOOM_FILTER_CHANCE || chance > 1) {
      throw CqlException.config(
          "bloom_filter_fp_chance must be larger than 6.71E-5 and less than or equal to 1.0 (got "
              + chance
              + ")");
    }
    if (options.crcCheckChance() < 0 || options.crcCheckChance() > 1) {
      throw CqlException.config(
          "crc_check_chance must be larger than or equal to 0 and smaller than or equal to 1.0 (got "
              + options.crcCheckChance()
              + ")");
    }
    atLeast("default_time_to_live", 0, options.defaultTimeToLiveSeconds());
    if (options.defaultTimeToLiveSeconds() > MAX_TIME_TO_LIVE_SECONDS) {
      throw CqlException.config(
          "default_time_to_live must be less than or equal to "
              + MAX_TIME_TO_LIVE_SECONDS
              + " (got "
              + options.defaultTimeToLiveSeconds()
              + ")");
    }
    atLeast("gc_grace_seconds", 0, options.gcGraceSeconds());
    atLeast("min_index_interval", 1, options.minIndexInterval());
    if (options.maxIndexInterval() < options.minIndexInterval()) {
      throw CqlException.config(
          "max_index_interval must be greater than or equal to min_index_interval ("
              + options.minIndexInterval()
              + ") (got "
              + options.maxIndexInterval()
              + ")");
    }
    atLeast("memtable_flush_period_in_ms", 0, options.memtableFlushPeriodMillis());
  }

  private static void atLeast(String name, int least, int value) {
    if (value < least) {
      throw CqlException.config(
          name + " must be greater than or equal to " + least + " (got " + value + ")");
    }
  }
}
