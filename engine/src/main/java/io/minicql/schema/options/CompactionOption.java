package io.minicql.schema.options;

import io.minicql.CqlException;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * The table property {@code compaction}. The strategies have no effect here, but their options are
 * checked as Cassandra checks them, so that a schema that loads here loads there.
 */
final class CompactionOption {

  static final String PACKAGE = "org.apache.cassandra.db.compaction.";
  static final String LEVELED = PACKAGE + "LeveledCompactionStrategy";

  private static final String CLASS = "class";
  private static final String MIN_THRESHOLD = "min_threshold";
  private static final String MAX_THRESHOLD = "max_threshold";
  private static final String PROVIDE_TOMBSTONES = "provide_overlapping_tombstones";
  private static final int DEFAULT_MIN_THRESHOLD = 4;
  private static final int DEFAULT_MAX_THRESHOLD = 32;

  private static final Map<String, CompactionStrategy> STRATEGIES =
      Map.of(
          "SizeTieredCompactionStrategy", new SizeTieredStrategy(),
          "LeveledCompactionStrategy", new LeveledStrategy(),
          "TimeWindowCompactionStrategy", new TimeWindowStrategy(),
          "UnifiedCompactionStrategy", new UnifiedStrategy());

  private CompactionOption() {}

  /** Finds the strategy's class and completes the options; what is inside them is checked later. */
  static Map<String, String> read(Map<String, String> written) {
    String className = written.get(CLASS);
    if (className == null) {
      throw CqlException.config("Missing sub-option 'class' for the 'compaction' option");
    }
    String full = className.contains(".") ? className : PACKAGE + className;
    CompactionStrategy strategy = strategyOf(full);
    if (strategy == null) {
      throw CqlException.config("Unable to find compaction strategy class '" + full + "'");
    }
    checkProvideTombstones(written.get(PROVIDE_TOMBSTONES));
    Map<String, String> compaction = new TreeMap<>(written);
    compaction.put(CLASS, full);
    if (strategy.hasThresholds()) {
      compaction.putIfAbsent(MIN_THRESHOLD, Integer.toString(DEFAULT_MIN_THRESHOLD));
      compaction.putIfAbsent(MAX_THRESHOLD, Integer.toString(DEFAULT_MAX_THRESHOLD));
    }
    return compaction;
  }

  /** Checks the options of a map that {@link #read} gave. */
  static void validate(Map<String, String> compaction) {
    String className = compaction.getOrDefault(CLASS, "");
    CompactionStrategy strategy = strategyOf(className);
    if (strategy == null) {
      throw new IllegalStateException("not a checked compaction: " + compaction);
    }
    strategy.validate(new SubOptions(compaction));
    Set<String> unknown = new TreeSet<>(compaction.keySet());
    unknown.removeAll(strategy.optionNames());
    unknown.removeAll(Set.of(CLASS, PROVIDE_TOMBSTONES));
    if (strategy.hasThresholds()) {
      unknown.removeAll(Set.of(MIN_THRESHOLD, MAX_THRESHOLD));
    }
    if (!unknown.isEmpty()) {
      throw CqlException.config(
          "Properties specified "
              + unknown
              + " are not understood by "
              + className.substring(PACKAGE.length()));
    }
    if (strategy.hasThresholds()) {
      checkThresholds(
          threshold(compaction, MIN_THRESHOLD, DEFAULT_MIN_THRESHOLD),
          threshold(compaction, MAX_THRESHOLD, DEFAULT_MAX_THRESHOLD));
    }
  }

  private static @Nullable CompactionStrategy strategyOf(String className) {
    return className.startsWith(PACKAGE)
        ? STRATEGIES.get(className.substring(PACKAGE.length()))
        : null;
  }

  private static void checkProvideTombstones(@Nullable String value) {
    List<String> known = List.of("NONE", "ROW", "CELL");
    if (value != null && !known.contains(value.toUpperCase(Locale.ROOT))) {
      throw CqlException.config(
          "Invalid value "
              + value.toUpperCase(Locale.ROOT)
              + " for 'provide_overlapping_tombstones' compaction sub-option - must be one of the following "
              + known
              + ".");
    }
  }

  private static int threshold(Map<String, String> compaction, String name, int otherwise) {
    String value = compaction.getOrDefault(name, Integer.toString(otherwise));
    if (value.isEmpty() || !value.chars().allMatch(c -> c >= '0' && c <= '9')) {
      throw notAnInteger(value, name);
    }
    try {
      return Integer.parseInt(value);
    } catch (NumberFormatException e) {
      throw notAnInteger(value, name);
    }
  }

  private static CqlException notAnInteger(String value, String name) {
    return CqlException.config(
        "Invalid value "
            + value
            + " for '"
            + name
            + "' compaction sub-option - must be an integer");
  }

  private static void checkThresholds(int min, int max) {
    if (min <= 0 || max <= 0) {
      throw CqlException.config(
          "Disabling compaction by setting compaction thresholds to 0 has been removed, set the compaction option 'enabled' to false instead.");
    }
    if (min <= 1) {
      throw CqlException.config("Min compaction threshold cannot be less than 2 (got " + min + ")");
    }
    if (min > max) {
      throw CqlException.config(
          "Min compaction threshold (got "
              + min
              + ") cannot be greater than max compaction threshold (got "
              + max
              + ")");
    }
  }
}
