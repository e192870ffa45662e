package io.minicql.schema.ddl;

import io.minicql.CompatMode;
import io.minicql.CqlException;
import io.minicql.grammar.ast.ColumnDefinition;
import io.minicql.grammar.ast.CreateTable;
import io.minicql.grammar.ast.PrimaryKey;
import io.minicql.schema.KeyspaceMetadata;
import io.minicql.schema.RawTypes;
import io.minicql.schema.TableMetadata;
import io.minicql.schema.TableMetadataBuilder;
import io.minicql.schema.TableOptions;
import io.minicql.schema.TypeResolver;
import io.minicql.schema.ddl.SchemaEvent.Change;
import io.minicql.schema.ddl.SchemaEvent.Target;
import io.minicql.schema.options.TableProperties;
import io.minicql.type.CqlType;
import io.minicql.type.UdtType;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;

/** CREATE TABLE. */
final class TableCreation {

  private final Scope scope;
  private final CreateTable statement;
  private final String keyspaceName;
  private final String name;

  private TableCreation(Scope scope, CreateTable statement) {
    this.scope = scope;
    this.statement = statement;
    this.keyspaceName = scope.keyspaceOf(statement.table());
    this.name = statement.table().name();
  }

  static SchemaChange apply(Scope scope, CreateTable statement) {
    return new TableCreation(scope, statement).apply();
  }

  private SchemaChange apply() {
    Map<String, ColumnDefinition> definitions = definitions();
    PrimaryKey key = onlyPrimaryKey();
    ClusteringOrders orders = new ClusteringOrders(statement);
    SystemKeyspaces.refuse(keyspaceName, "CREATE", "all tables in " + keyspaceName);
    TableProperties properties =
        new TableProperties(statement.properties(), scope.context().compat());
    TableOptions options = properties.forNewTable();
    KeyspaceMetadata keyspace = scope.existingKeyspace(keyspaceName);
    if (keyspace.table(name) != null || keyspace.views().containsKey(name)) {
      return alreadyThere();
    }
    properties.refuseUnknown();
    TableProperties.validate(options);

    Map<String, CqlType> types = types(definitions, keyspace);
    new PrimaryKeyCheck(name, definitions, types).check(key);
    orders.check(key.clusteringColumns());
    checkStatics(definitions, key);
    boolean counter = checkCounters(definitions, types, key, options);
    List<String> warnings = new ArrayList<>(properties.warnings());
    compactStorage(warnings);
    NameRules.checkTable(keyspaceName, name);
    TableMetadataBuilder builder =
        TableMetadata.builder(keyspaceName, name, id(properties)).options(options);
    if (counter) {
      builder.counter();
    }
    addColumns(builder, definitions, types, key, orders);
    return scope
        .changed(keyspace.withTable(builder.build()), Change.CREATED, Target.TABLE, name)
        .withWarnings(warnings);
  }

  private SchemaChange alreadyThere() {
    if (statement.ifNotExists()) {
      return scope.unchanged();
    }
    throw CqlException.alreadyExists(
        keyspaceName,
        name,
        "Cannot add already existing table \"" + name + "\" to keyspace \"" + keyspaceName + "\"");
  }

  private Map<String, ColumnDefinition> definitions() {
    Map<String, ColumnDefinition> definitions = new LinkedHashMap<>();
    for (ColumnDefinition column : statement.columns()) {
      if (definitions.put(column.name(), column) != null) {
        throw CqlException.invalid(
            "Duplicate column '"
                + column.name()
                + "' declaration for table '"
                + statement.table()
                + "'");
      }
    }
    return definitions;
  }

  private PrimaryKey onlyPrimaryKey() {
    if (statement.primaryKeys().size() == 1) {
      return statement.primaryKeys().get(0);
    }
    throw CqlException.invalid(
        (statement.primaryKeys().isEmpty() ? "No" : "Multiple")
            + " PRIMARY KEY "
            // Cassandra's own spelling of the one text and not of the other.
            + (statement.primaryKeys().isEmpty() ? "specifed" : "specified")
            + " for table '"
            + statement.table()
            + "' (exactly one required)");
  }

  private Map<String, CqlType> types(
      Map<String, ColumnDefinition> definitions, KeyspaceMetadata keyspace) {
    TypeResolver resolver = new TypeResolver(keyspaceName, keyspace.userTypes());
    Map<String, CqlType> types = new LinkedHashMap<>();
    for (ColumnDefinition definition : definitions.values()) {
      types.put(definition.name(), resolver.resolve(definition.type()));
    }
    for (ColumnDefinition definition : definitions.values()) {
      refuseNestedMultiCell(typeOf(definition.name(), types));
      Masks.refuse(definition);
    }
    return types;
  }

  static void refuseNestedMultiCell(CqlType type) {
    if (type instanceof UdtType udt
        && udt.isMultiCell()
        && udt.fieldTypes().stream().anyMatch(CqlType::isMultiCell)) {
      throw CqlException.invalid(
          "Non-frozen UDTs with nested non-frozen collections are not supported");
    }
  }

  private static void checkStatics(Map<String, ColumnDefinition> definitions, PrimaryKey key) {
    for (ColumnDefinition definition : definitions.values()) {
      if (definition.isStatic() && key.clusteringColumns().isEmpty()) {
        throw staticWithoutClustering();
      }
    }
  }

  static CqlException staticWithoutClustering() {
    return CqlException.invalid(
        "Static columns are only useful (and thus allowed) if the table has at least one clustering column");
  }

  private static boolean checkCounters(
      Map<String, ColumnDefinition> definitions,
      Map<String, CqlType> types,
      PrimaryKey key,
      TableOptions options) {
    Set<String> others = new HashSet<>(types.keySet());
    others.removeAll(key.partitionKey());
    others.removeAll(key.clusteringColumns());
    int counters = 0;
    for (String column : others) {
      counters += isCounter(definitions, column) ? 1 : 0;
    }
    if (counters == 0) {
      return false;
    }
    if (counters != others.size()) {
      throw CqlException.invalid("Cannot mix counter and non counter columns in the same table");
    }
    if (options.defaultTimeToLiveSeconds() > 0) {
      throw timeToLiveOfCounters();
    }
    return true;
  }

  private static boolean isCounter(Map<String, ColumnDefinition> definitions, String column) {
    ColumnDefinition definition = definitions.get(column);
    return definition != null && RawTypes.isCounter(definition.type());
  }

  static CqlException timeToLiveOfCounters() {
    return CqlException.invalid("Cannot set default_time_to_live on a table with counters");
  }

  private void compactStorage(List<String> warnings) {
    if (!statement.compactStorage()) {
      return;
    }
    if (scope.context().compat() == CompatMode.STRICT) {
      throw CqlException.invalid("Creation of new COMPACT STORAGE tables is not allowed");
    }
    warnings.add("COMPACT STORAGE is ignored: the table is an ordinary one");
  }

  private UUID id(TableProperties properties) {
    UUID wanted = properties.id();
    if (wanted == null) {
      return scope.context().uuids().get();
    }
    for (KeyspaceMetadata keyspace : scope.before().keyspaces().values()) {
      for (TableMetadata table : keyspace.tables().values()) {
        if (table.id().equals(wanted)) {
          throw CqlException.config("Table id " + wanted + " is in use by " + table);
        }
      }
    }
    return wanted;
  }

  private static void addColumns(
      TableMetadataBuilder builder,
      Map<String, ColumnDefinition> definitions,
      Map<String, CqlType> types,
      PrimaryKey key,
      ClusteringOrders orders) {
    Map<String, CqlType> rest = new LinkedHashMap<>(types);
    for (String column : key.partitionKey()) {
      builder.addPartitionKey(column, take(rest, column));
    }
    for (String column : key.clusteringColumns()) {
      CqlType type = take(rest, column);
      if (orders.isDescending(column)) {
        builder.addClusteringDescending(column, type);
      } else {
        builder.addClustering(column, type);
      }
    }
    for (Map.Entry<String, CqlType> column : rest.entrySet()) {
      ColumnDefinition definition = definitions.get(column.getKey());
      if (definition != null && definition.isStatic()) {
        builder.addStatic(column.getKey(), column.getValue());
      } else {
        builder.addRegular(column.getKey(), column.getValue());
      }
    }
  }

  private static CqlType take(Map<String, CqlType> types, String column) {
    CqlType type = typeOf(column, types);
    types.remove(column);
    return type;
  }

  private static CqlType typeOf(String column, Map<String, CqlType> types) {
    CqlType type = types.get(column);
    if (type == null) {
      throw new IllegalStateException("no type for column " + column);
    }
    return type;
  }
}
