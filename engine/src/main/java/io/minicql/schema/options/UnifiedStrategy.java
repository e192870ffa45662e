package io.minicql.schema.options;

import io.minicql.CqlException;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/** Options of UnifiedCompactionStrategy. */
final class UnifiedStrategy extends CompactionStrategy {

  private static final Pattern SCALING = Pattern.compile("N|L[0-9]+|T[0-9]+|[+-]?[0-9]+");
  private static final List<String> OVERLAP_METHODS = List.of("NONE", "SINGLE", "TRANSITIVE");
  private static final long MEBIBYTE = 1L << 20;
  private static final long DEFAULT_TARGET_BYTES = 1L << 30;
  private static final long DEFAULT_MIN_BYTES = 100L << 20;

  @Override
  Set<String> ownOptions() {
    return Set.of(
        "scaling_parameters",
        "target_sstable_size",
        "min_sstable_size",
        "base_shard_count",
        "sstable_growth",
        "flush_size_override",
        "max_sstables_to_compact",
        "overlap_inclusion_method",
        ExpiredTables.FREQUENCY,
        ExpiredTables.UNSAFE);
  }

  @Override
  boolean hasThresholds() {
    return false;
  }

  @Override
  void validateOwn(SubOptions options) {
    if (options.has("scaling_parameters")) {
      for (String parameter : options.get("scaling_parameters", "").split(",", -1)) {
        scaling(parameter.trim());
      }
    }
    baseShardCount(options);
    growth(options);
    long targetBytes = size(options, "target_sstable_size", DEFAULT_TARGET_BYTES);
    if (targetBytes < MEBIBYTE) {
      throw CqlException.config(
          "target_sstable_size "
              + options.get("target_sstable_size", "")
              + " is not acceptable, size must be at least "
              + ByteSizes.format(MEBIBYTE));
    }
    size(options, "flush_size_override", MEBIBYTE);
    long minBytes = size(options, "min_sstable_size", DEFAULT_MIN_BYTES);
    if (options.has("min_sstable_size") && minBytes > targetBytes * 0.7) {
      throw CqlException.config(
          "Invalid configuration, min_sstable_size ("
              + ByteSizes.format(minBytes)
              + ") should be less than 70% of the targetSSTableSize ("
              + ByteSizes.format(targetBytes)
              + ")");
    }
    options.integer("max_sstables_to_compact", 0);
    ExpiredTables.validate(options);
    overlapMethod(options.get("overlap_inclusion_method", "TRANSITIVE"));
  }

  private static void scaling(String parameter) {
    if (!SCALING.matcher(parameter).matches()) {
      throw CqlException.config(
          "Scaling parameter " + parameter + " must match " + SCALING.pattern());
    }
    boolean fan = parameter.startsWith("L") || parameter.startsWith("T");
    if (fan && Long.parseLong(parameter.substring(1)) < 2) {
      throw CqlException.config("Fan factor cannot be lower than 2 in " + parameter);
    }
  }

  private static void baseShardCount(SubOptions options) {
    long count = options.integer("base_shard_count", 4);
    if (count <= 0) {
      throw CqlException.config(
          "Invalid configuration, base_shard_count should be positive: " + count);
    }
  }

  private static void growth(SubOptions options) {
    String text = options.get("sstable_growth", "0.333");
    double growth;
    try {
      growth = Double.parseDouble(text);
    } catch (NumberFormatException e) {
      throw CqlException.config(
          "sstable_growth is not a valid number between 0 and 1: " + e.getMessage());
    }
    if (growth < 0 || growth > 1) {
      throw CqlException.config("sstable_growth " + text + " must be between 0 and 1");
    }
  }

  private static long size(SubOptions options, String name, long otherwise) {
    return options.has(name) ? ByteSizes.parse(options.get(name, ""), name) : otherwise;
  }

  private static void overlapMethod(String method) {
    if (!OVERLAP_METHODS.contains(method.toUpperCase(Locale.ROOT))) {
      throw CqlException.config(
          "Invalid overlap inclusion method "
              + method
              + ". The valid options are "
              + OVERLAP_METHODS
              + ".");
    }
  }
}
