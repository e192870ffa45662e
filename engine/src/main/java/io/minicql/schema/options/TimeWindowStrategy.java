package io.minicql.schema.options;

import io.minicql.CqlException;
import java.util.HashSet;
import java.util.Set;

/** Options of TimeWindowCompactionStrategy. */
final class TimeWindowStrategy extends CompactionStrategy {

  private static final Set<String> WINDOW_UNITS = Set.of("MINUTES", "HOURS", "DAYS");
  private static final Set<String> RESOLUTIONS =
      Set.of("MICROSECONDS", "MILLISECONDS", "SECONDS", "NANOSECONDS");

  @Override
  Set<String> ownOptions() {
    Set<String> names = new HashSet<>(SizeTieredStrategy.OPTIONS);
    names.addAll(
        Set.of(
            "timestamp_resolution",
            "compaction_window_unit",
            "compaction_window_size",
            ExpiredTables.FREQUENCY,
            ExpiredTables.UNSAFE));
    return names;
  }

  @Override
  void validateOwn(SubOptions options) {
    oneOf(options, "timestamp_resolution", RESOLUTIONS, "MICROSECONDS");
    oneOf(options, "compaction_window_unit", WINDOW_UNITS, "DAYS");
    long size = options.integer("compaction_window_size", 1);
    if (size < 1) {
      throw CqlException.config(size + " must be greater than 1 for compaction_window_size");
    }
    ExpiredTables.validate(options);
    SizeTieredStrategy.validateSizeTiered(options);
  }

  private static void oneOf(
      SubOptions options, String name, Set<String> allowed, String otherwise) {
    String value = options.get(name, otherwise);
    if (!allowed.contains(value)) {
      throw CqlException.config(value + " is not valid for " + name);
    }
  }
}
