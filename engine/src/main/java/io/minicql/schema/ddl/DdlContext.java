package io.minicql.schema.ddl;

import io.minicql.CompatMode;
import java.util.UUID;
import java.util.function.Supplier;

/**
 * What a change of the schema depends on besides the schema.
 *
 * @param nowMillis the time of the change, milliseconds since the epoch
 * @param compat what happens to properties of older versions
 * @param uuids makes the ids of new tables and the versions of new snapshots
 * @param dataCenter the name of the one data center
 * @param constants evaluates the first states of aggregates
 * @param userCode checks the sources of functions
 */
public record DdlContext(
    long nowMillis,
    CompatMode compat,
    Supplier<UUID> uuids,
    String dataCenter,
    TermConstants constants,
    UserCode userCode) {

  /** The name of the data center of a node with default settings. */
  public static final String DEFAULT_DATA_CENTER = "datacenter1";

  /** The data center of a node with default settings. */
  public DdlContext(
      long nowMillis,
      CompatMode compat,
      Supplier<UUID> uuids,
      TermConstants constants,
      UserCode userCode) {
    this(nowMillis, compat, uuids, DEFAULT_DATA_CENTER, constants, userCode);
  }
}
