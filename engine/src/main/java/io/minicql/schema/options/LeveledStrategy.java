package io.minicql.schema.options;

import io.minicql.CqlException;
import java.math.BigInteger;
import java.util.HashSet;
import java.util.Set;

/** Options of LeveledCompactionStrategy. */
final class LeveledStrategy extends CompactionStrategy {

  private static final int DEFAULT_SIZE_MIB = 160;
  private static final int DEFAULT_FANOUT = 10;
  private static final int LAST_LEVEL = 8;

  @Override
  Set<String> ownOptions() {
    Set<String> names = new HashSet<>(SizeTieredStrategy.OPTIONS);
    names.addAll(Set.of("sstable_size_in_mb", "fanout_size", "single_sstable_uplevel"));
    return names;
  }

  @Override
  void validateOwn(SubOptions options) {
    long sizeMib = positive(options, "sstable_size_in_mb", DEFAULT_SIZE_MIB);
    long fanout = positive(options, "fanout_size", DEFAULT_FANOUT);
    BigInteger levelBytes =
        BigInteger.valueOf(sizeMib)
            .shiftLeft(20)
            .multiply(BigInteger.valueOf(fanout).pow(LAST_LEVEL));
    if (levelBytes.bitLength() >= Long.SIZE) {
      throw CqlException.config(
          "At most "
              + Long.MAX_VALUE
              + " bytes may be in a compaction level; your maxSSTableSize must be absurdly high to compute "
              + levelBytes);
    }
    SizeTieredStrategy.validateSizeTiered(options);
  }

  private static long positive(SubOptions options, String name, int otherwise) {
    long value = options.integer(name, otherwise);
    if (value < 1) {
      throw CqlException.config(name + " must be larger than 0, but was " + value);
    }
    return value;
  }
}
