package io.minicql.schema.ddl;

import io.minicql.CqlException;
import io.minicql.grammar.ast.CreateFunction;
import io.minicql.grammar.ast.FieldDefinition;
import io.minicql.grammar.ast.RawType;
import io.minicql.schema.FunctionMetadata;
import io.minicql.schema.KeyspaceMetadata;
import io.minicql.schema.RawTypes;
import io.minicql.schema.ddl.SchemaEvent.Change;
import io.minicql.schema.ddl.SchemaEvent.Target;
import io.minicql.type.CqlType;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** CREATE FUNCTION. */
final class FunctionCreation {

  private FunctionCreation() {}

  static SchemaChange apply(Scope scope, CreateFunction statement) {
    String keyspaceName = scope.keyspaceOf(statement.function());
    String name = statement.function().name();
    FunctionRules.refuseSystemKeyspace(keyspaceName);
    FunctionRules.refuseBothDirectives(statement.orReplace(), statement.ifNotExists());
    checkLanguage(statement);
    List<RawType> types = statement.arguments().stream().map(FieldDefinition::type).toList();
    checkArguments(statement, types, keyspaceName);
    KeyspaceMetadata keyspace = scope.existingKeyspace(keyspaceName);
    FunctionMetadata function = function(statement, types, keyspace);
    scope.context().userCode().check(keyspaceName, function);
    String key = FunctionRules.signature(name, function.argumentTypes());
    if (keyspace.aggregates().containsKey(key)) {
      throw CqlException.invalid("Function '" + name + "' cannot replace an aggregate");
    }
    FunctionMetadata existing = keyspace.functions().get(key);
    if (existing != null) {
      if (statement.ifNotExists() || statement.orReplace() && existing.equals(function)) {
        return scope.unchanged();
      }
      checkReplacement(statement, existing, function);
    }
    Map<String, FunctionMetadata> functions = new LinkedHashMap<>(keyspace.functions());
    functions.put(key, function);
    return scope.changed(
        keyspace.withFunctions(functions),
        existing == null ? Change.CREATED : Change.UPDATED,
        Target.FUNCTION,
        FunctionRules.writtenSignature(name, types, keyspaceName));
  }

  private static void checkLanguage(CreateFunction statement) {
    if (!statement.language().equals(FunctionMetadata.JAVA)) {
      throw CqlException.invalid(
          "Currently only Java UDFs are available in Cassandra. For more information -"
              + " CASSANDRA-18252 and CASSANDRA-17281");
    }
  }

  private static void checkArguments(
      CreateFunction statement, List<RawType> types, String keyspace) {
    List<String> names = statement.arguments().stream().map(FieldDefinition::name).toList();
    if (new HashSet<>(names).size() < names.size()) {
      throw CqlException.invalid(
          "Duplicate argument names for given function "
              + statement.function().name()
              + " with argument names "
              + names);
    }
    FunctionRules.refuseFrozenArguments(types, keyspace);
    FunctionRules.refuseFrozen(
        "Return type", statement.returnType(), RawTypes.text(statement.returnType()));
  }

  private static FunctionMetadata function(
      CreateFunction statement, List<RawType> types, KeyspaceMetadata keyspace) {
    List<CqlType> argumentTypes = FunctionRules.resolve(types, keyspace);
    CqlType returnType = FunctionRules.resolve(List.of(statement.returnType()), keyspace).get(0);
    return new FunctionMetadata(
        statement.function().name(),
        statement.arguments().stream().map(FieldDefinition::name).toList(),
        argumentTypes,
        returnType,
        statement.calledOnNullInput(),
        statement.language(),
        statement.body());
  }

  private static void checkReplacement(
      CreateFunction statement, FunctionMetadata existing, FunctionMetadata function) {
    String name = function.name();
    if (!statement.orReplace()) {
      throw CqlException.invalid("Function '" + name + "' already exists");
    }
    if (existing.calledOnNullInput() != function.calledOnNullInput()) {
      throw CqlException.invalid(
          "Function '"
              + name
              + "' must have "
              + (function.calledOnNullInput() ? "CALLED" : "RETURNS NULL")
              + " ON NULL INPUT directive");
    }
    if (!FunctionRules.isCompatible(function.returnType(), existing.returnType())) {
      throw CqlException.invalid(
          "Cannot replace function '"
              + name
              + "', the new return type "
              + function.returnType().cql()
              + " is not compatible with the return type "
              + existing.returnType().cql()
              + " of existing function");
    }
  }
}
