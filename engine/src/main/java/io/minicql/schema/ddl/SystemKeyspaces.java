package io.minicql.schema.ddl;

import io.minicql.CqlException;
import io.minicql.ErrorCode;
import java.util.Set;

/** The keyspaces that belong to the system, and what statements may do to them. */
public final class SystemKeyspaces {

  private static final Set<String> LOCAL_OR_VIRTUAL =
      Set.of("system", "system_schema", "system_views", "system_virtual_schema");
  private static final Set<String> REPLICATED =
      Set.of("system_auth", "system_distributed", "system_traces");

  private SystemKeyspaces() {}

  /** Whether the keyspace is computed by the system and nobody may write to it. */
  public static boolean isLocalOrVirtual(String keyspace) {
    return LOCAL_OR_VIRTUAL.contains(keyspace);
  }

  /** Whether the keyspace is not one of a user's. */
  public static boolean isSystem(String keyspace) {
    return isLocalOrVirtual(keyspace) || isReplicated(keyspace);
  }

  static boolean isReplicated(String keyspace) {
    return REPLICATED.contains(keyspace);
  }

  /** Refuses a change of a keyspace, table or type. */
  static void refuseLocalOrVirtual(String keyspace) {
    if (isLocalOrVirtual(keyspace)) {
      throw unauthorized(keyspace + " keyspace is not user-modifiable.");
    }
  }

  /** Refuses the change of something in a keyspace; the resource is named as Cassandra does. */
  static void refuse(String keyspace, String permission, String resource) {
    refuseLocalOrVirtual(keyspace);
    if (isReplicated(keyspace)) {
      throw unauthorized("Cannot " + permission + " <" + resource + ">");
    }
  }

  private static CqlException unauthorized(String message) {
    return new CqlException(ErrorCode.UNAUTHORIZED, message);
  }
}
