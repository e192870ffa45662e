package io.minicql.schema.options;

import io.minicql.CqlException;
import java.util.Set;

/** Options of SizeTieredCompactionStrategy; other strategies accept them too. */
class SizeTieredStrategy extends CompactionStrategy {

  static final Set<String> OPTIONS = Set.of("min_sstable_size", "bucket_low", "bucket_high");

  @Override
  Set<String> ownOptions() {
    return OPTIONS;
  }

  @Override
  void validateOwn(SubOptions options) {
    validateSizeTiered(options);
  }

  static void validateSizeTiered(SubOptions options) {
    long minSize = options.integer("min_sstable_size", 50L << 20);
    if (minSize < 0) {
      throw CqlException.config("min_sstable_size must be non negative: " + minSize);
    }
    double low = options.floating("bucket_low", 0.5, "float");
    double high = options.floating("bucket_high", 1.5, "float");
    if (high <= low) {
      throw CqlException.config(
          "bucket_high value ("
              + high
              + ") is less than or equal to the bucket_low value ("
              + low
              + ")");
    }
  }
}
