package io.minicql.schema.ddl;

import io.minicql.CqlException;
import io.minicql.grammar.ast.CreateType;
import io.minicql.grammar.ast.FieldDefinition;
import io.minicql.grammar.ast.RawType;
import io.minicql.schema.KeyspaceMetadata;
import io.minicql.schema.RawTypes;
import io.minicql.schema.TypeLimits;
import io.minicql.schema.TypeResolver;
import io.minicql.schema.ddl.SchemaEvent.Change;
import io.minicql.schema.ddl.SchemaEvent.Target;
import io.minicql.type.CqlType;
import io.minicql.type.UdtType;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** CREATE TYPE. */
final class TypeCreation {

  private TypeCreation() {}

  static SchemaChange apply(Scope scope, CreateType statement) {
    String keyspaceName = scope.keyspaceOf(statement.type());
    String name = statement.type().name();
    SystemKeyspaces.refuse(keyspaceName, "CREATE", "all tables in " + keyspaceName);
    KeyspaceMetadata keyspace = scope.existingKeyspace(keyspaceName);
    if (keyspace.userType(name) != null) {
      if (statement.ifNotExists()) {
        return scope.unchanged();
      }
      throw CqlException.invalid("A user type with name '" + name + "' already exists");
    }
    UdtType type =
        new UdtType(
            keyspaceName, name, fieldNames(statement), fieldTypes(statement, keyspace), false);
    TypeLimits.check(type);
    return scope.changed(withType(keyspace, type), Change.CREATED, Target.TYPE, name);
  }

  private static List<String> fieldNames(CreateType statement) {
    List<String> names = new ArrayList<>();
    for (FieldDefinition field : statement.fields()) {
      if (names.contains(field.name())) {
        throw CqlException.invalid(
            "Duplicate field name '"
                + field.name()
                + "' in type '"
                + statement.type().name()
                + "'");
      }
      names.add(field.name());
    }
    return names;
  }

  private static List<CqlType> fieldTypes(CreateType statement, KeyspaceMetadata keyspace) {
    statement.fields().forEach(field -> checkRawField(field.type()));
    TypeResolver resolver = new TypeResolver(keyspace.name(), keyspace.userTypes());
    return statement.fields().stream().map(field -> resolver.resolve(field.type())).toList();
  }

  static void checkRawField(RawType type) {
    if (RawTypes.isCounter(type)) {
      throw CqlException.invalid("A user type cannot contain counters");
    }
    if (RawTypes.isNonFrozenUserType(type)) {
      throw CqlException.invalid("A user type cannot contain non-frozen UDTs");
    }
  }

  static KeyspaceMetadata withType(KeyspaceMetadata keyspace, UdtType type) {
    Map<String, UdtType> types = new LinkedHashMap<>(keyspace.userTypes());
    types.put(type.name(), type);
    return keyspace.withUserTypes(types);
  }
}
