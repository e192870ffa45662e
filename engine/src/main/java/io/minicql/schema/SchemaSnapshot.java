package io.minicql.schema;

import io.minicql.type.UdtType;
import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/**
 * The whole schema at one moment, system keyspaces included. Immutable; a change makes another
 * snapshot with another version and shares the keyspaces that it does not touch.
 *
 * @param version changes with every change of the schema
 * @param keyspaces keyspaces by name, ordered by name
 */
public record SchemaSnapshot(UUID version, Map<String, KeyspaceMetadata> keyspaces) {

  public SchemaSnapshot {
    keyspaces = Collections.unmodifiableSortedMap(copy(keyspaces));
  }

  /** The keyspace of this name, or null. */
  public @Nullable KeyspaceMetadata keyspace(String name) {
    return keyspaces.get(name);
  }

  /** The table of this name, or null when it or its keyspace is missing. */
  public @Nullable TableMetadata table(String keyspace, String table) {
    KeyspaceMetadata found = keyspaces.get(keyspace);
    return found == null ? null : found.table(table);
  }

  /** The user type of this name, not frozen, or null when it or its keyspace is missing. */
  public @Nullable UdtType userType(String keyspace, String type) {
    KeyspaceMetadata found = keyspaces.get(keyspace);
    return found == null ? null : found.userType(type);
  }

  /** A snapshot with the keyspace added or replaced. */
  public SchemaSnapshot withKeyspace(KeyspaceMetadata keyspace, UUID newVersion) {
    Map<String, KeyspaceMetadata> changed = copy(keyspaces);
    changed.put(keyspace.name(), keyspace);
    return new SchemaSnapshot(newVersion, changed);
  }

  /** A snapshot without the keyspace. */
  public SchemaSnapshot withoutKeyspace(String name, UUID newVersion) {
    Map<String, KeyspaceMetadata> changed = copy(keyspaces);
    changed.remove(name);
    return new SchemaSnapshot(newVersion, changed);
  }

  private static TreeMap<String, KeyspaceMetadata> copy(Map<String, KeyspaceMetadata> keyspaces) {
    TreeMap<String, KeyspaceMetadata> copy = new TreeMap<>(Names.ORDER);
    copy.putAll(keyspaces);
    return copy;
  }
}
