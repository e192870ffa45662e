package io.minicql.schema.ddl;

import io.minicql.CqlException;
import io.minicql.grammar.ast.ColumnDefinition;
import io.minicql.grammar.ast.PrimaryKey;
import io.minicql.schema.Names;
import io.minicql.schema.RawTypes;
import io.minicql.type.CqlType;
import io.minicql.type.UdtType;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/**
 * Which columns may be in a primary key.
 *
 * @param table the table's name
 * @param definitions the columns as written
 * @param types their types
 */
record PrimaryKeyCheck(
    String table, Map<String, ColumnDefinition> definitions, Map<String, CqlType> types) {

  void check(PrimaryKey key) {
    Set<String> seen = new HashSet<>();
    for (String column : key.partitionKey()) {
      check(column, seen);
    }
    for (String column : key.clusteringColumns()) {
      check(column, seen);
    }
  }

  private void check(String column, Set<String> seen) {
    CqlType type = types.get(column);
    ColumnDefinition definition = definitions.get(column);
    if (type == null || definition == null) {
      throw CqlException.invalid(
          "Unknown column '" + column + "' referenced in PRIMARY KEY for table '" + table + "'");
    }
    if (!seen.add(column)) {
      throw CqlException.invalid(
          "Duplicate column '" + column + "' in PRIMARY KEY clause for table '" + table + "'");
    }
    checkType(column, type, definition);
    if (definition.isStatic()) {
      throw CqlException.invalid(
          "Static column '" + column + "' cannot be part of the PRIMARY KEY");
    }
  }

  private static void checkType(String column, CqlType type, ColumnDefinition definition) {
    String suffix = " for PRIMARY KEY column '" + column + "'";
    if (type.isMultiCell()) {
      String what =
          type instanceof UdtType udt
              ? "user-defined type " + Names.quote(udt.keyspace() + "." + udt.name())
              : "collection type " + type.cql();
      throw CqlException.invalid("Invalid non-frozen " + what + suffix);
    }
    if (RawTypes.isCounter(definition.type())) {
      throw CqlException.invalid("counter type is not supported" + suffix);
    }
    if (type.referencesDuration()) {
      throw CqlException.invalid("duration type is not supported" + suffix);
    }
  }
}
