package io.minicql.store;

/**
 * A deletion of a partition, a range, a row or a whole collection: it covers what has its timestamp
 * or an older one.
 *
 * @param timestampMicros the write timestamp of the DELETE
 * @param localTimeSeconds when it was executed, from which gc_grace_seconds are counted
 */
public record Deletion(long timestampMicros, long localTimeSeconds) {

  /** The timestamp that no write may have, so that a deletion with it covers nothing. */
  public static final long NO_TIMESTAMP = Long.MIN_VALUE;

  /** Nothing is deleted. */
  public static final Deletion NONE = new Deletion(NO_TIMESTAMP, Long.MIN_VALUE);

  /** Whether this deletes nothing. */
  public boolean isNone() {
    return timestampMicros == NO_TIMESTAMP;
  }

  /** Whether a write of this timestamp is deleted by this. */
  public boolean covers(long writeTimestampMicros) {
    return writeTimestampMicros <= timestampMicros;
  }

  /** Whether this one stays when both apply: the later timestamp, then the later local time. */
  public boolean supersedes(Deletion other) {
    return supersedes(
        timestampMicros, localTimeSeconds, other.timestampMicros, other.localTimeSeconds);
  }

  /** The one of the two that stays. */
  public Deletion merge(Deletion other) {
    return other.supersedes(this) ? other : this;
  }

  static boolean supersedes(
      long timestamp, long localTime, long otherTimestamp, long otherLocalTime) {
    return timestamp > otherTimestamp
        || (timestamp == otherTimestamp && localTime > otherLocalTime);
  }
}
