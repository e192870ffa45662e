package io.minicql.schema;

import io.minicql.type.UdtType;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * A keyspace with all that is in it. Maps are immutable; tables, views and functions are ordered by
 * name, user types so that each comes after the types that it uses.
 *
 * @param name the keyspace's name
 * @param virtual whether its tables are computed and it has no replication, as {@code system_views}
 * @param replication the strategy's class (fully qualified, under {@code class}) and its options
 * @param durableWrites remembered only
 * @param tables tables by name
 * @param userTypes user types by name, not frozen
 * @param views materialized views by name
 * @param functions user functions by signature, e.g. {@code f(int, text)}
 * @param aggregates user aggregates by signature
 */
public record KeyspaceMetadata(
    String name,
    boolean virtual,
    Map<String, String> replication,
    boolean durableWrites,
    Map<String, TableMetadata> tables,
    Map<String, UdtType> userTypes,
    Map<String, ViewMetadata> views,
    Map<String, FunctionMetadata> functions,
    Map<String, AggregateMetadata> aggregates) {

  public KeyspaceMetadata {
    replication = Collections.unmodifiableMap(new LinkedHashMap<>(replication));
    tables = sorted(tables);
    userTypes = Collections.unmodifiableMap(UserTypes.inOrderOfUse(userTypes));
    views = sorted(views);
    functions = sorted(functions);
    aggregates = sorted(aggregates);
  }

  /** An empty keyspace. */
  public static KeyspaceMetadata create(
      String name, Map<String, String> replication, boolean durableWrites) {
    return new KeyspaceMetadata(
        name, false, replication, durableWrites, Map.of(), Map.of(), Map.of(), Map.of(), Map.of());
  }

  /** An empty virtual keyspace. */
  public static KeyspaceMetadata createVirtual(String name) {
    return new KeyspaceMetadata(
        name, true, Map.of(), true, Map.of(), Map.of(), Map.of(), Map.of(), Map.of());
  }

  /** The table of this name, or null; views are no tables. */
  public @Nullable TableMetadata table(String tableName) {
    return tables.get(tableName);
  }

  /** The user type of this name, not frozen, or null. */
  public @Nullable UdtType userType(String typeName) {
    return userTypes.get(typeName);
  }

  /** The table that has an index of this name, or null. */
  public @Nullable TableMetadata tableOfIndex(String indexName) {
    for (TableMetadata table : tables.values()) {
      if (table.indexes().containsKey(indexName)) {
        return table;
      }
    }
    return null;
  }

  /** This keyspace with other properties. */
  public KeyspaceMetadata withOptions(Map<String, String> newReplication, boolean newDurable) {
    return new KeyspaceMetadata(
        name, virtual, newReplication, newDurable, tables, userTypes, views, functions, aggregates);
  }

  /** This keyspace with the table added or replaced. */
  public KeyspaceMetadata withTable(TableMetadata table) {
    Map<String, TableMetadata> changed = copy(tables);
    changed.put(table.name(), table);
    return withTables(changed);
  }

  /** This keyspace without the table. */
  public KeyspaceMetadata withoutTable(String tableName) {
    Map<String, TableMetadata> changed = copy(tables);
    changed.remove(tableName);
    return withTables(changed);
  }

  /** This keyspace with these tables only. */
  public KeyspaceMetadata withTables(Map<String, TableMetadata> newTables) {
    return new KeyspaceMetadata(
        name,
        virtual,
        replication,
        durableWrites,
        newTables,
        userTypes,
        views,
        functions,
        aggregates);
  }

  /** This keyspace with these user types only. */
  public KeyspaceMetadata withUserTypes(Map<String, UdtType> newTypes) {
    return new KeyspaceMetadata(
        name, virtual, replication, durableWrites, tables, newTypes, views, functions, aggregates);
  }

  /** This keyspace with these functions only. */
  public KeyspaceMetadata withFunctions(Map<String, FunctionMetadata> newFunctions) {
    return new KeyspaceMetadata(
        name,
        virtual,
        replication,
        durableWrites,
        tables,
        userTypes,
        views,
        newFunctions,
        aggregates);
  }

  /** This keyspace with these aggregates only. */
  public KeyspaceMetadata withAggregates(Map<String, AggregateMetadata> newAggregates) {
    return new KeyspaceMetadata(
        name,
        virtual,
        replication,
        durableWrites,
        tables,
        userTypes,
        views,
        functions,
        newAggregates);
  }

  private static <V> Map<String, V> sorted(Map<String, V> map) {
    return Collections.unmodifiableSortedMap(copy(map));
  }

  /** Linear, without a comparison, where the map is a sorted one of this record. */
  private static <V> TreeMap<String, V> copy(Map<String, V> map) {
    TreeMap<String, V> copy = new TreeMap<>(Names.ORDER);
    copy.putAll(map);
    return copy;
  }
}
