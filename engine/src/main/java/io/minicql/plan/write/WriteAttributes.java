package io.minicql.plan.write;

import io.minicql.ColumnSpec;
import io.minicql.CqlException;
import io.minicql.Values;
import io.minicql.grammar.ast.Attributes;
import io.minicql.plan.term.Bindings;
import io.minicql.plan.term.Term;
import io.minicql.plan.term.TermBinder;
import io.minicql.schema.TableMetadata;
import io.minicql.store.Expiration;
import io.minicql.type.NativeType;
import java.nio.ByteBuffer;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * USING TIMESTAMP and TTL of a statement or a batch.
 *
 * @param timestamp null where the statement gives none
 * @param timeToLive null where the statement gives none
 */
public record WriteAttributes(@Nullable Term timestamp, @Nullable Term timeToLive) {

  static WriteAttributes bind(TermBinder binder, Attributes raw, String keyspace, String table) {
    Term timestamp =
        raw.timestamp() == null
            ? null
            : binder.bind(
                raw.timestamp(), new ColumnSpec(keyspace, table, "[timestamp]", NativeType.BIGINT));
    Term timeToLive =
        raw.timeToLive() == null
            ? null
            : binder.bind(
                raw.timeToLive(), new ColumnSpec(keyspace, table, "[ttl]", NativeType.INT));
    return new WriteAttributes(timestamp, timeToLive);
  }

  /** Whether the statement gives its own timestamp. */
  public boolean hasTimestamp() {
    return timestamp != null;
  }

  /**
   * The write timestamp in microseconds; null where the statement gives none or its marker is
   * unset.
   *
   * @throws CqlException where it is null or out of bounds
   */
  public @Nullable Long evaluateTimestamp(Bindings bindings) {
    if (timestamp == null) {
      return null;
    }
    byte[] bytes = timestamp.evaluate(bindings);
    if (bytes == Values.UNSET) {
      return null;
    }
    if (bytes == null || bytes.length == 0) {
      throw CqlException.invalid("Invalid null value of timestamp");
    }
    long micros = ByteBuffer.wrap(bytes).getLong();
    if (micros == Long.MIN_VALUE) {
      throw CqlException.invalid(
          String.format(
              "Out of bound timestamp, must be in [%d, %d]", Long.MIN_VALUE + 1, Long.MAX_VALUE));
    }
    return micros;
  }

  /**
   * The TTL in seconds, {@link Expiration#NO_TTL} for none (rule 20).
   *
   * @throws CqlException where it is out of range or ends after the last date that can be stored
   */
  public int evaluateTimeToLive(Bindings bindings, TableMetadata table, long nowSeconds) {
    int defaultSeconds = table.options().defaultTimeToLiveSeconds();
    if (timeToLive == null) {
      return requireStorable(table, defaultSeconds, nowSeconds, "default ");
    }
    byte[] bytes = timeToLive.evaluate(bindings);
    if (bytes == Values.UNSET) {
      return requireStorable(table, defaultSeconds, nowSeconds, "default ");
    }
    if (bytes == null || bytes.length == 0) {
      return Expiration.NO_TTL;
    }
    int seconds = ByteBuffer.wrap(bytes).getInt();
    if (seconds < 0) {
      throw CqlException.invalid("A TTL must be greater or equal to 0, but was " + seconds);
    }
    if (seconds > Expiration.MAX_TTL_SECONDS) {
      throw CqlException.invalid(
          String.format(
              "ttl is too large. requested (%d) maximum (%d)",
              seconds, Expiration.MAX_TTL_SECONDS));
    }
    return requireStorable(table, seconds, nowSeconds, "");
  }

  private static int requireStorable(
      TableMetadata table, int seconds, long nowSeconds, String which) {
    if (Expiration.overflows(nowSeconds, seconds)) {
      throw CqlException.invalid(
          String.format(
              "Request on table %s with %sttl of %d seconds exceeds maximum supported expiration"
                  + " date of %s. In order to avoid this use a lower TTL, change the expiration"
                  + " date overflow policy or upgrade to a version where this limitation is fixed."
                  + " See CASSANDRA-14092 and CASSANDRA-14227 for more details.",
              table, which, seconds, lastDate()));
    }
    return seconds;
  }

  private static String lastDate() {
    return Instant.ofEpochSecond(Expiration.MAX_DATE_SECONDS).toString().replace("Z", "+00:00");
  }
}
