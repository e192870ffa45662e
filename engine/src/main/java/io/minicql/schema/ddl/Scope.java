package io.minicql.schema.ddl;

import io.minicql.CqlException;
import io.minicql.grammar.ast.QualifiedName;
import io.minicql.schema.KeyspaceMetadata;
import io.minicql.schema.SchemaSnapshot;
import io.minicql.schema.ddl.SchemaEvent.Change;
import io.minicql.schema.ddl.SchemaEvent.Target;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What one statement works on: the snapshot, the session's keyspace and the context. */
record Scope(SchemaSnapshot before, @Nullable String currentKeyspace, DdlContext context) {

  /** The keyspace that a name is in. */
  String keyspaceOf(QualifiedName name) {
    String keyspace = name.keyspaceOr(currentKeyspace);
    if (keyspace == null) {
      throw CqlException.invalid(
          "No keyspace has been specified. USE a keyspace, or explicitly specify keyspace.tablename");
    }
    return keyspace;
  }

  KeyspaceMetadata existingKeyspace(String name) {
    KeyspaceMetadata keyspace = before.keyspace(name);
    if (keyspace == null) {
      throw CqlException.invalid("Keyspace '" + name + "' doesn't exist");
    }
    return keyspace;
  }

  SchemaChange unchanged() {
    return new SchemaChange(before, null, List.of());
  }

  /** The change to another state of a keyspace. */
  SchemaChange changed(KeyspaceMetadata keyspace, Change change, Target target, String name) {
    SchemaSnapshot after = before.withKeyspace(keyspace, context.uuids().get());
    return new SchemaChange(
        after, new SchemaEvent(change, target, keyspace.name(), name), List.of());
  }
}
