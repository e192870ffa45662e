package io.minicql.schema.describe;

import io.minicql.schema.AggregateMetadata;
import io.minicql.schema.FunctionMetadata;
import io.minicql.schema.IndexMetadata;
import io.minicql.schema.KeyspaceMetadata;
import io.minicql.schema.Names;
import io.minicql.schema.TableMetadata;
import io.minicql.schema.ViewMetadata;
import io.minicql.type.CqlType;
import io.minicql.type.UdtType;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * CREATE statements as Cassandra's DESCRIBE prints them, with line ends inside and a semicolon at
 * the end.
 */
public final class CreateStatements {

  private static final String STRATEGY_PACKAGE = "org.apache.cassandra.locator.";

  private CreateStatements() {}

  /** CREATE KEYSPACE; for a virtual keyspace a comment that shows its structure. */
  public static String keyspace(KeyspaceMetadata keyspace) {
    String name = Names.quoteIfNeeded(keyspace.name());
    if (keyspace.virtual()) {
      return "/*\nWarning: Keyspace "
          + name
          + " is a virtual keyspace and cannot be recreated with CQL.\nStructure, for reference:\n"
          + "VIRTUAL KEYSPACE "
          + name
          + ";\n*/";
    }
    Map<String, String> replication = new LinkedHashMap<>();
    replication.put("class", "");
    replication.putAll(keyspace.replication());
    replication.computeIfPresent("class", (key, value) -> shortClass(value));
    return "CREATE KEYSPACE "
        + name
        + " WITH replication = "
        + Literals.map(replication)
        // Two spaces, as Cassandra has it.
        + "  AND durable_writes = "
        + keyspace.durableWrites()
        + ";";
  }

  private static String shortClass(String className) {
    return className.startsWith(STRATEGY_PACKAGE)
        ? className.substring(STRATEGY_PACKAGE.length())
        : className;
  }

  /** CREATE TYPE. */
  public static String type(UdtType type) {
    List<String> fields = new ArrayList<>();
    List<CqlType> types = type.fieldTypes();
    for (int i = 0; i < types.size(); i++) {
      fields.add("    " + Names.quoteIfNeeded(type.fieldNames().get(i)) + " " + types.get(i).cql());
    }
    return "CREATE TYPE "
        + Names.quoteIfNeeded(type.keyspace())
        + "."
        + Names.quoteIfNeeded(type.name())
        + " (\n"
        + String.join(",\n", fields)
        + "\n);";
  }

  /** CREATE TABLE; for a virtual table a comment that shows its structure. */
  public static String table(TableMetadata table) {
    return TableStatement.plain(table);
  }

  /**
   * CREATE TABLE with the table's id, and the statements that dropped columns and added them again.
   */
  public static String tableWithInternals(TableMetadata table) {
    return TableStatement.withInternals(table);
  }

  /** CREATE INDEX; its options are in the order of their names. */
  public static String index(TableMetadata table, IndexMetadata index) {
    return IndexStatement.of(table, index);
  }

  /** CREATE MATERIALIZED VIEW. */
  public static String view(ViewMetadata view) {
    return ViewStatement.plain(view);
  }

  /** CREATE MATERIALIZED VIEW with the view's id. */
  public static String viewWithInternals(ViewMetadata view) {
    return ViewStatement.withInternals(view);
  }

  /** CREATE FUNCTION. */
  public static String function(String keyspace, FunctionMetadata function) {
    return FunctionStatement.function(keyspace, function);
  }

  /** The types of a function's arguments in brackets. */
  public static String signature(List<CqlType> argumentTypes) {
    return FunctionStatement.signature(argumentTypes);
  }

  /** CREATE AGGREGATE. */
  public static String aggregate(String keyspace, AggregateMetadata aggregate) {
    return FunctionStatement.aggregate(keyspace, aggregate);
  }
}
