package io.minicql.exec;

import java.util.UUID;
import java.util.concurrent.ThreadLocalRandom;

/**
 * Ids of schema versions, tables and nodes: random UUIDs (version 4) that tell things apart and
 * keep no secret, so that a fresh JVM need not load its secure random numbers.
 */
final class RandomIds {
  private static final long VERSION_MASK = 0xF000L;
  private static final long VERSION_4 = 0x4000L;
  private static final long VARIANT_MASK = 0xC000000000000000L;
  private static final long VARIANT_2 = 0x8000000000000000L;

  private RandomIds() {}

  static UUID next() {
    ThreadLocalRandom random = ThreadLocalRandom.current();
    return new UUID(
        (random.nextLong() & ~VERSION_MASK) | VERSION_4,
        (random.nextLong() & ~VARIANT_MASK) | VARIANT_2);
  }
}
