package io.minicql;

import java.util.List;

/** What a statement answered, in the four kinds of the native protocol. */
public sealed interface Result permits ResultPage, Result.Done, Result.UsedKeyspace, Result.Schema {

  /** Warnings as Cassandra sends them to clients; often empty. */
  List<String> warnings();

  /** A write, or another statement without an answer. */
  record Done(List<String> warnings) implements Result {
    /** Without warnings. */
    public static final Done QUIET = new Done(List.of());
  }

  /** The session now uses this keyspace. */
  record UsedKeyspace(String keyspace, List<String> warnings) implements Result {}

  /**
   * The schema changed.
   *
   * @param change CREATED, UPDATED or DROPPED
   * @param target KEYSPACE, TABLE, TYPE, FUNCTION or AGGREGATE
   * @param keyspace the keyspace of the change
   * @param name the name of what changed inside the keyspace; "" for a keyspace
   */
  record Schema(String change, String target, String keyspace, String name, List<String> warnings)
      implements Result {}
}
