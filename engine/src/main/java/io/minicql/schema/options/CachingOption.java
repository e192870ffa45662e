package io.minicql.schema.options;

import io.minicql.CqlException;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/** The table property {@code caching}. */
final class CachingOption {

  private static final String KEYS = "keys";
  private static final String ROWS = "rows_per_partition";
  private static final String ALL = "ALL";
  private static final String NONE = "NONE";

  private CachingOption() {}

  static Map<String, String> check(Map<String, String> written) {
    Map<String, String> unknown = new TreeMap<>(written);
    unknown.remove(KEYS);
    unknown.remove(ROWS);
    if (!unknown.isEmpty()) {
      throw CqlException.config(
          "Invalid caching sub-options "
              + unknown.keySet()
              + ": only 'keys' and 'rows_per_partition' are allowed");
    }
    Map<String, String> caching = new TreeMap<>();
    caching.put(KEYS, keys(written.getOrDefault(KEYS, NONE)));
    caching.put(ROWS, rows(written.getOrDefault(ROWS, NONE)));
    return caching;
  }

  private static String keys(String value) {
    String upper = value.toUpperCase(Locale.ROOT);
    if (upper.equals(ALL) || upper.equals(NONE)) {
      return upper;
    }
    throw CqlException.config(
        "Invalid value '"
            + value
            + "' for caching sub-option 'keys': only 'ALL' and 'NONE' are allowed");
  }

  private static String rows(String value) {
    String upper = value.toUpperCase(Locale.ROOT);
    if (upper.equals(ALL) || upper.equals(NONE)) {
      return upper;
    }
    if (!value.isEmpty() && value.chars().allMatch(c -> c >= '0' && c <= '9')) {
      return value.chars().allMatch(c -> c == '0') ? NONE : value;
    }
    throw CqlException.config(
        "Invalid value '"
            + value
            + "' for caching sub-option 'rows_per_partition': only 'ALL', 'NONE', and integer values are allowed");
  }
}
