package io.minicql.schema.options;

import io.minicql.CqlException;
import io.minicql.grammar.ast.RawProperties;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The WITH clause of CREATE KEYSPACE and ALTER KEYSPACE. */
public final class KeyspaceProperties {

  private static final String REPLICATION = "replication";
  private static final String CLASS = "class";

  private final Properties properties;

  /** Takes the properties as they were written and refuses unknown ones. */
  public KeyspaceProperties(RawProperties raw) {
    properties = new Properties(raw);
    properties.refuseUnknown(Set.of(REPLICATION, "durable_writes"));
    Map<String, String> replication = properties.map(REPLICATION);
    if (replication != null && !replication.containsKey(CLASS)) {
      throw CqlException.config("Missing replication strategy class");
    }
  }

  /** Whether replication is given. */
  public boolean hasReplication() {
    return properties.has(REPLICATION);
  }

  /** The value of durable_writes, or what it was. */
  public boolean durableWrites(boolean otherwise) {
    return properties.bool("durable_writes", otherwise);
  }

  /**
   * The replication with the strategy's full class name and all data centers.
   *
   * @param previous the replication of the keyspace before, if it is altered
   */
  public Map<String, String> replication(
      String keyspace, String dataCenter, @Nullable Map<String, String> previous) {
    Map<String, String> written = properties.map(REPLICATION);
    if (written == null) {
      throw new IllegalStateException("no replication was given");
    }
    Map<String, String> options = new LinkedHashMap<>(written);
    String className = options.remove(CLASS);
    return ReplicationStrategy.of(className == null ? "" : className)
        .check(new ReplicationStrategy.Context(keyspace, dataCenter, previous), options);
  }
}
