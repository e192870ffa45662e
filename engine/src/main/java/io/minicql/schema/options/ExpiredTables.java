package io.minicql.schema.options;

import io.minicql.CqlException;

/** The options about expired tables that two strategies share. */
final class ExpiredTables {

  static final String FREQUENCY = "expired_sstable_check_frequency_seconds";
  static final String UNSAFE = "unsafe_aggressive_sstable_expiration";

  private static final int DEFAULT_SECONDS = 600;

  private ExpiredTables() {}

  static void validate(SubOptions options) {
    long seconds = options.integer(FREQUENCY, DEFAULT_SECONDS);
    if (seconds < 0) {
      throw CqlException.config(FREQUENCY + " must not be negative, but was " + seconds);
    }
    String unsafe = options.get(UNSAFE, "false");
    if (!SubOptions.isBoolean(unsafe)) {
      throw CqlException.config(UNSAFE + " is not 'true' or 'false' (" + unsafe + ")");
    }
    if (Boolean.parseBoolean(unsafe)) {
      throw CqlException.config(
          UNSAFE
              + " is requested but not allowed, restart cassandra with -Dcassandra.allow_unsafe_aggressive_sstable_expiration=true to allow it");
    }
  }
}
