package io.minicql.schema.ddl;

import io.minicql.CqlException;
import io.minicql.grammar.ast.AlterType;
import io.minicql.grammar.ast.FieldDefinition;
import io.minicql.grammar.ast.Renaming;
import io.minicql.grammar.ast.TypeChange;
import io.minicql.grammar.ast.TypeChange.AddField;
import io.minicql.grammar.ast.TypeChange.AlterFieldType;
import io.minicql.grammar.ast.TypeChange.RenameFields;
import io.minicql.schema.AggregateMetadata;
import io.minicql.schema.ColumnMetadata;
import io.minicql.schema.FunctionMetadata;
import io.minicql.schema.KeyspaceMetadata;
import io.minicql.schema.RawTypes;
import io.minicql.schema.TableMetadata;
import io.minicql.schema.TypeLimits;
import io.minicql.schema.TypeResolver;
import io.minicql.schema.ddl.SchemaEvent.Change;
import io.minicql.schema.ddl.SchemaEvent.Target;
import io.minicql.type.CqlType;
import io.minicql.type.UdtType;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** ALTER TYPE: the change reaches every type and column that mentions the type. */
final class TypeAlteration implements TypeChange.Visitor<SchemaChange> {

  private final Scope scope;
  private final KeyspaceMetadata keyspace;
  private final UdtType type;

  private TypeAlteration(Scope scope, KeyspaceMetadata keyspace, UdtType type) {
    this.scope = scope;
    this.keyspace = keyspace;
    this.type = type;
  }

  static SchemaChange apply(Scope scope, AlterType statement) {
    String keyspaceName = scope.keyspaceOf(statement.type());
    String name = statement.type().name();
    SystemKeyspaces.refuse(keyspaceName, "ALTER", "all tables in " + keyspaceName);
    KeyspaceMetadata keyspace = scope.before().keyspace(keyspaceName);
    UdtType type = keyspace == null ? null : keyspace.userType(name);
    if (keyspace == null || type == null) {
      if (statement.ifExists()) {
        return scope.unchanged();
      }
      throw CqlException.invalid("Type " + keyspaceName + "." + name + " doesn't exist");
    }
    return statement.change().accept(new TypeAlteration(scope, keyspace, type));
  }

  private void refuseInInitialCondition() {
    String aggregates =
        keyspace.aggregates().values().stream()
            .filter(aggregate -> aggregate.initialValue() != null)
            .filter(aggregate -> aggregate.stateType().references(type.keyspace(), type.name()))
            .map(aggregate -> keyspace.name() + "." + aggregate.name())
            .collect(Collectors.joining(", "));
    if (!aggregates.isEmpty()) {
      throw CqlException.invalid(
          "Cannot alter user type "
              + typeName()
              + " as it is still used in INITCOND by aggregates "
              + aggregates);
    }
  }

  @Override
  public SchemaChange visitAlterFieldType(AlterFieldType change) {
    throw CqlException.invalid("Altering field types is no longer supported");
  }

  @Override
  public SchemaChange visitAddField(AddField change) {
    FieldDefinition field = change.field();
    TypeCreation.checkRawField(field.type());
    if (type.fieldIndex(field.name()) >= 0) {
      if (change.ifNotExists()) {
        return scope.unchanged();
      }
      throw CqlException.invalid(
          "Cannot add field "
              + field.name()
              + " to type "
              + typeName()
              + ": a field with name "
              + field.name()
              + " already exists");
    }
    CqlType fieldType =
        new TypeResolver(keyspace.name(), keyspace.userTypes()).resolve(field.type());
    refuseCycle(field, fieldType);
    refuseInPartitionKey(field);
    List<String> names = new ArrayList<>(type.fieldNames());
    List<CqlType> types = new ArrayList<>(type.fieldTypes());
    names.add(field.name());
    types.add(fieldType);
    return replaced(names, types);
  }

  private void refuseCycle(FieldDefinition field, CqlType fieldType) {
    if (fieldType.references(type.keyspace(), type.name())) {
      throw CqlException.invalid(
          newField(field)
              + " to user type "
              + typeName()
              + " as it would create a circular reference");
    }
  }

  private void refuseInPartitionKey(FieldDefinition field) {
    String tables =
        keyspace.tables().values().stream()
            .filter(this::usesTypeInPartitionKey)
            .map(TableMetadata::toString)
            .collect(Collectors.joining(", "));
    if (!tables.isEmpty()) {
      throw CqlException.invalid(
          newField(field)
              + " to user type "
              + typeName()
              + " as the type is being used in partition key by the following tables: "
              + tables);
    }
  }

  private boolean usesTypeInPartitionKey(TableMetadata table) {
    return table.partitionKey().stream()
        .map(ColumnMetadata::type)
        .anyMatch(column -> column.references(type.keyspace(), type.name()));
  }

  private String newField(FieldDefinition field) {
    return "Cannot add new field "
        + field.name()
        + " of type "
        + RawTypes.qualifiedText(field.type(), keyspace.name());
  }

  @Override
  public SchemaChange visitRenameFields(RenameFields change) {
    refuseInInitialCondition();
    Map<String, String> renamings = new LinkedHashMap<>();
    for (Renaming renaming : change.renamings()) {
      renamings.put(renaming.from(), renaming.to());
    }
    List<String> names = new ArrayList<>(type.fieldNames());
    renamings.forEach((from, to) -> rename(names, from, to, change.ifExists()));
    Set<String> seen = new HashSet<>();
    for (String name : names) {
      if (!seen.add(name)) {
        // Cassandra names the keyspace here, not the type.
        throw CqlException.invalid("Duplicate field name " + name + " in type " + keyspace.name());
      }
    }
    return names.equals(type.fieldNames()) ? scope.unchanged() : replaced(names, type.fieldTypes());
  }

  private void rename(List<String> names, String from, String to, boolean ifExists) {
    int index = type.fieldIndex(from);
    if (index >= 0) {
      names.set(index, to);
    } else if (!ifExists) {
      throw CqlException.invalid("Unkown field " + from + " in user type " + typeName());
    }
  }

  private String typeName() {
    return type.keyspace() + "." + type.name();
  }

  private SchemaChange replaced(List<String> names, List<CqlType> types) {
    UdtType changed = new UdtType(type.keyspace(), type.name(), names, types, false);
    Map<String, UdtType> userTypes = new LinkedHashMap<>();
    keyspace
        .userTypes()
        .forEach((name, other) -> userTypes.put(name, replaceFields(other, changed)));
    TypeLimits.check(changed);
    userTypes.put(changed.name(), changed);
    Map<String, TableMetadata> tables = new LinkedHashMap<>();
    keyspace.tables().forEach((name, table) -> tables.put(name, replaceIn(table, changed)));
    Map<String, FunctionMetadata> functions = new LinkedHashMap<>(keyspace.functions());
    functions.replaceAll((signature, function) -> function.replaceUdt(changed));
    Map<String, AggregateMetadata> aggregates = new LinkedHashMap<>(keyspace.aggregates());
    aggregates.replaceAll((signature, aggregate) -> aggregate.replaceUdt(changed));
    return scope.changed(
        keyspace
            .withUserTypes(userTypes)
            .withTables(tables)
            .withFunctions(functions)
            .withAggregates(aggregates),
        Change.UPDATED,
        Target.TYPE,
        type.name());
  }

  private static UdtType replaceFields(UdtType other, UdtType changed) {
    List<CqlType> fields =
        other.fieldTypes().stream().map(field -> field.replaceUdt(changed)).toList();
    UdtType replaced =
        new UdtType(other.keyspace(), other.name(), other.fieldNames(), fields, false);
    TypeLimits.check(replaced);
    return replaced;
  }

  private TableMetadata replaceIn(TableMetadata table, UdtType changed) {
    boolean mentions =
        table.columns().stream()
            .anyMatch(column -> column.type().references(type.keyspace(), type.name()));
    return mentions
        ? table.toBuilder().mapTypes(column -> replaceIn(column, changed)).build()
        : table;
  }

  private static CqlType replaceIn(CqlType column, UdtType changed) {
    CqlType replaced = column.replaceUdt(changed);
    TypeLimits.check(replaced);
    return replaced;
  }
}
