package io.minicql.schema.options;

import io.minicql.CqlException;
import java.util.HashSet;
import java.util.Locale;
import java.util.Set;

/** The options of one compaction strategy. */
abstract class CompactionStrategy {

  private static final Set<String> COMMON =
      Set.of(
          "enabled",
          "tombstone_threshold",
          "tombstone_compaction_interval",
          "unchecked_tombstone_compaction",
          "only_purge_repaired_tombstones",
          "log_all");

  /** The options of this strategy besides the common ones. */
  abstract Set<String> ownOptions();

  /** Checks the options of this strategy besides the common ones. */
  abstract void validateOwn(SubOptions options);

  /** Whether the strategy knows {@code min_threshold} and {@code max_threshold}. */
  boolean hasThresholds() {
    return true;
  }

  final Set<String> optionNames() {
    Set<String> names = new HashSet<>(COMMON);
    names.addAll(ownOptions());
    return names;
  }

  final void validate(SubOptions options) {
    validateCommon(options);
    validateOwn(options);
  }

  private static void validateCommon(SubOptions options) {
    double threshold = options.floating("tombstone_threshold", 0.2, "int (base10)");
    if (threshold < 0) {
      throw CqlException.config(
          String.format(
              Locale.ROOT, "tombstone_threshold must be greater than 0, but was %f", threshold));
    }
    long interval = options.integer("tombstone_compaction_interval", 86_400);
    if (interval < 0) {
      throw CqlException.config(
          "tombstone_compaction_interval must be greater than 0, but was " + interval);
    }
    String unchecked = options.get("unchecked_tombstone_compaction", "false");
    if (!SubOptions.isBoolean(unchecked)) {
      throw CqlException.config(
          "'unchecked_tombstone_compaction' should be either 'true' or 'false', not '"
              + unchecked
              + "'");
    }
    String logAll = options.get("log_all", "false");
    if (!SubOptions.isBoolean(logAll)) {
      throw CqlException.config("'log_all' should either be 'true' or 'false', not " + logAll);
    }
    String enabled = options.get("enabled", "true");
    if (!SubOptions.isBoolean(enabled)) {
      throw CqlException.config("enabled should either be 'true' or 'false', not " + enabled);
    }
  }
}
