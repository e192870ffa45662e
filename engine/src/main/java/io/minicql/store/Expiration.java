package io.minicql.store;

/**
 * The limits of TTLs and what follows from one.
 *
 * <p>Expiry dates end where Cassandra's do in the storage compatibility mode that it is shipped
 * with (CASSANDRA_4): one second before 2038-01-19T03:14:07Z. A write whose date would lie behind
 * that is an error, the policy REJECT that Cassandra has by default; the planner reports it, as it
 * knows the table's name.
 */
public final class Expiration {
  /** The TTL of what does not expire. */
  public static final int NO_TTL = 0;

  /** The largest TTL: 20 years of 365 days. */
  public static final int MAX_TTL_SECONDS = 630_720_000;

  /** The last second at which something may expire. */
  public static final long MAX_DATE_SECONDS = Integer.MAX_VALUE - 1L;

  /** The local deletion time of what does not expire. */
  public static final long NEVER_SECONDS = Long.MAX_VALUE;

  private Expiration() {}

  /** The second from which a cell written now is dead; {@link #NEVER_SECONDS} without a TTL. */
  public static long dateSeconds(long nowSeconds, int ttlSeconds) {
    return ttlSeconds == NO_TTL ? NEVER_SECONDS : nowSeconds + ttlSeconds;
  }

  /** Whether the expiry date of a write with this TTL cannot be represented. */
  public static boolean overflows(long nowSeconds, int ttlSeconds) {
    return ttlSeconds != NO_TTL && nowSeconds + ttlSeconds > MAX_DATE_SECONDS;
  }
}
