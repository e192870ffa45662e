package io.minicql.store;

/**
 * What one statement gives to all that it writes.
 *
 * @param timestampMicros the write timestamp; not {@link Deletion#NO_TIMESTAMP}
 * @param ttlSeconds the TTL of values, {@link Expiration#NO_TTL} for none; deletions ignore it
 * @param nowSeconds the statement's now, from which TTLs and gc_grace_seconds run
 */
public record WriteStamp(long timestampMicros, int ttlSeconds, long nowSeconds) {

  public WriteStamp {
    if (timestampMicros == Deletion.NO_TIMESTAMP) {
      throw new IllegalArgumentException("timestamp " + timestampMicros + " is out of bounds");
    }
    if (ttlSeconds < 0 || Expiration.overflows(nowSeconds, ttlSeconds)) {
      throw new IllegalArgumentException("TTL " + ttlSeconds + " at second " + nowSeconds);
    }
  }

  /** A stamp without TTL. */
  public static WriteStamp of(long timestampMicros, long nowSeconds) {
    return new WriteStamp(timestampMicros, Expiration.NO_TTL, nowSeconds);
  }

  /** The second from which values are dead, {@link Expiration#NEVER_SECONDS} if never. */
  public long expirySeconds() {
    return Expiration.dateSeconds(nowSeconds, ttlSeconds);
  }

  /**
   * The same at another timestamp: overwriting a collection deletes it one microsecond earlier
   * (rule 28).
   */
  public WriteStamp withTimestampMicros(long micros) {
    return new WriteStamp(micros, ttlSeconds, nowSeconds);
  }

  /** The same with another TTL. */
  public WriteStamp withTtlSeconds(int ttl) {
    return new WriteStamp(timestampMicros, ttl, nowSeconds);
  }

  /** A deletion made by this statement. */
  public Deletion deletion() {
    return new Deletion(timestampMicros, nowSeconds);
  }
}
