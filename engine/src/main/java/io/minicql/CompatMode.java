package io.minicql;

/** What happens to table options that older versions of Cassandra had. */
public enum CompatMode {
  /** Refused, as Cassandra 5.0 does. */
  STRICT,
  /** Accepted with a warning and without effect. */
  LENIENT
}
