package io.minicql;

import java.time.InstantSource;

/**
 * What a database is created with; nothing of it can be changed later.
 *
 * @param shards in-process shards on the token ring, 1 to {@value #MAX_SHARDS}
 * @param numTokens virtual nodes of each shard, 1 to {@value #MAX_NUM_TOKENS}
 * @param partitioner Murmur3Partitioner, RandomPartitioner or ByteOrderedPartitioner, with or
 *     without its package
 * @param maxMemoryBytes the budget for stored data off the heap
 * @param compat what happens to options of older versions
 * @param userFunctions whether users' functions are compiled and executed, with all rights of the
 *     process; else they are only kept and described
 * @param clock the source of write timestamps and of the time that TTLs are measured by
 */
public record DatabaseOptions(
    int shards,
    int numTokens,
    String partitioner,
    long maxMemoryBytes,
    CompatMode compat,
    boolean userFunctions,
    InstantSource clock) {

  public static final int MAX_SHARDS = 64;
  public static final int MAX_NUM_TOKENS = 256;
  public static final int DEFAULT_NUM_TOKENS = 16;

  /** A shard for each processor, 16 virtual nodes, Murmur3, three quarters of the largest heap. */
  public static final DatabaseOptions DEFAULT =
      new DatabaseOptions(
          Math.min(MAX_SHARDS, Runtime.getRuntime().availableProcessors()),
          DEFAULT_NUM_TOKENS,
          "Murmur3Partitioner",
          Runtime.getRuntime().maxMemory() / 4 * 3,
          CompatMode.STRICT,
          false,
          InstantSource.system());

  public DatabaseOptions {
    requireRange("shards", shards, 1, MAX_SHARDS);
    requireRange("num_tokens", numTokens, 1, MAX_NUM_TOKENS);
    requireRange("max_memory", maxMemoryBytes, 1, Long.MAX_VALUE);
  }

  private static void requireRange(String name, long value, long min, long max) {
    if (value < min || value > max) {
      throw CqlException.config(
          name + " must be between " + min + " and " + max + ", but was " + value);
    }
  }

  public DatabaseOptions withShards(int count) {
    return new DatabaseOptions(
        count, numTokens, partitioner, maxMemoryBytes, compat, userFunctions, clock);
  }

  public DatabaseOptions withNumTokens(int count) {
    return new DatabaseOptions(
        shards, count, partitioner, maxMemoryBytes, compat, userFunctions, clock);
  }

  public DatabaseOptions withPartitioner(String name) {
    return new DatabaseOptions(
        shards, numTokens, name, maxMemoryBytes, compat, userFunctions, clock);
  }

  public DatabaseOptions withMaxMemoryBytes(long bytes) {
    return new DatabaseOptions(shards, numTokens, partitioner, bytes, compat, userFunctions, clock);
  }

  public DatabaseOptions withCompat(CompatMode mode) {
    return new DatabaseOptions(
        shards, numTokens, partitioner, maxMemoryBytes, mode, userFunctions, clock);
  }

  public DatabaseOptions withClock(InstantSource source) {
    return new DatabaseOptions(
        shards, numTokens, partitioner, maxMemoryBytes, compat, userFunctions, source);
  }

  public DatabaseOptions withUserFunctions(boolean executed) {
    return new DatabaseOptions(
        shards, numTokens, partitioner, maxMemoryBytes, compat, executed, clock);
  }
}
