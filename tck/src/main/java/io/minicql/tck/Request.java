package io.minicql.tck;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;

/**
 * A statement and how to run it, as its directives say.
 *
 * @param pageSize rows in a page; empty to ask for all at once
 * @param bound literals for the markers, where {@code unset} stands for no value; empty to run the
 *     text unprepared
 * @param prepareOnly whether to prepare without executing
 * @param timestampMicros the client's timestamp for writes
 * @param advance how much time passes first
 */
public record Request(
    String cql,
    OptionalInt pageSize,
    Optional<List<String>> bound,
    boolean prepareOnly,
    String consistency,
    OptionalLong timestampMicros,
    Duration advance) {

  public static final int DEFAULT_PAGE_SIZE = 5000;
  public static final String DEFAULT_CONSISTENCY = "ONE";

  /** The same statement with another page size. */
  public Request withPageSize(int rows) {
    return new Request(
        cql, OptionalInt.of(rows), bound, prepareOnly, consistency, timestampMicros, advance);
  }

  /** The same statement, prepared first. */
  public Request prepared() {
    return new Request(
        cql,
        pageSize,
        bound.or(() -> Optional.of(List.of())),
        prepareOnly,
        consistency,
        timestampMicros,
        advance);
  }
}
