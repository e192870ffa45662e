package io.minicql.schema.ddl;

import io.minicql.CqlException;
import io.minicql.grammar.ast.AlterKeyspace;
import io.minicql.grammar.ast.CreateKeyspace;
import io.minicql.grammar.ast.DropKeyspace;
import io.minicql.schema.KeyspaceMetadata;
import io.minicql.schema.SchemaSnapshot;
import io.minicql.schema.ddl.SchemaEvent.Change;
import io.minicql.schema.ddl.SchemaEvent.Target;
import io.minicql.schema.options.KeyspaceProperties;
import io.minicql.schema.options.ReplicationStrategy;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** CREATE, ALTER and DROP KEYSPACE. */
final class KeyspaceChanges {

  private static final int NODES = 1;

  private KeyspaceChanges() {}

  static SchemaChange create(Scope scope, CreateKeyspace statement) {
    String name = statement.keyspace();
    KeyspaceProperties properties = new KeyspaceProperties(statement.properties());
    if (SystemKeyspaces.isLocalOrVirtual(name)) {
      throw CqlException.invalid("System keyspace '" + name + "' is not user-modifiable");
    }
    NameRules.checkKeyspace(name);
    if (!properties.hasReplication()) {
      throw CqlException.invalid("Missing mandatory option 'replication'");
    }
    boolean durable = properties.durableWrites(true);
    if (scope.before().keyspace(name) != null || SystemKeyspaces.isReplicated(name)) {
      if (statement.ifNotExists()) {
        return scope.unchanged();
      }
      throw CqlException.alreadyExists(name, "", "Cannot add existing keyspace \"" + name + "\"");
    }
    Map<String, String> replication =
        properties.replication(name, scope.context().dataCenter(), null);
    KeyspaceMetadata keyspace = KeyspaceMetadata.create(name, replication, durable);
    return scope
        .changed(keyspace, Change.CREATED, Target.KEYSPACE, "")
        .withWarnings(tooFewNodes(scope, keyspace));
  }

  static SchemaChange alter(Scope scope, AlterKeyspace statement) {
    String name = statement.keyspace();
    KeyspaceProperties properties = new KeyspaceProperties(statement.properties());
    SystemKeyspaces.refuseLocalOrVirtual(name);
    KeyspaceMetadata keyspace = scope.before().keyspace(name);
    if (keyspace == null && statement.ifExists()) {
      return scope.unchanged();
    }
    KeyspaceMetadata before = scope.existingKeyspace(name);
    Map<String, String> replication =
        properties.hasReplication()
            ? properties.replication(name, scope.context().dataCenter(), before.replication())
            : before.replication();
    KeyspaceMetadata after =
        before.withOptions(replication, properties.durableWrites(before.durableWrites()));
    if (after.equals(before)) {
      return scope.unchanged();
    }
    List<String> warnings = new ArrayList<>();
    if (properties.hasReplication()) {
      warnings.addAll(tooFewNodes(scope, after));
    }
    if (factor(scope, after) > factor(scope, before)) {
      warnings.add(
          "When increasing replication factor you need to run a full (-full) repair to distribute the data.");
    }
    return scope.changed(after, Change.UPDATED, Target.KEYSPACE, "").withWarnings(warnings);
  }

  static SchemaChange drop(Scope scope, DropKeyspace statement) {
    String name = statement.keyspace();
    SystemKeyspaces.refuse(name, "DROP", "keyspace " + name);
    if (scope.before().keyspace(name) == null && statement.ifExists()) {
      return scope.unchanged();
    }
    scope.existingKeyspace(name);
    SchemaSnapshot after = scope.before().withoutKeyspace(name, scope.context().uuids().get());
    return new SchemaChange(
        after, new SchemaEvent(Change.DROPPED, Target.KEYSPACE, name, ""), List.of());
  }

  private static int factor(Scope scope, KeyspaceMetadata keyspace) {
    return ReplicationStrategy.factor(keyspace.replication(), scope.context().dataCenter());
  }

  /** Cassandra warns of copies that have no node; a database has one. */
  private static List<String> tooFewNodes(Scope scope, KeyspaceMetadata keyspace) {
    int factor = factor(scope, keyspace);
    if (factor <= NODES) {
      return List.of();
    }
    boolean simple =
        ReplicationStrategy.SIMPLE.className().equals(keyspace.replication().get("class"));
    return List.of(
        "Your replication factor "
            + factor
            + " for keyspace "
            + keyspace.name()
            + " is higher than the number of nodes "
            + NODES
            + (simple ? "" : " for datacenter " + scope.context().dataCenter()));
  }
}
