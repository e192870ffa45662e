package io.minicql.schema.ddl;

import io.minicql.CqlException;
import io.minicql.grammar.ast.CreateIndex;
import io.minicql.grammar.ast.IndexTarget;
import io.minicql.schema.IndexMetadata;
import io.minicql.schema.IndexTargets;
import io.minicql.schema.KeyspaceMetadata;
import io.minicql.schema.TableMetadata;
import io.minicql.schema.ddl.SchemaEvent.Change;
import io.minicql.schema.ddl.SchemaEvent.Target;
import io.minicql.schema.options.IndexProperties;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/** CREATE INDEX. */
final class IndexCreation {
  private final Scope scope;
  private final CreateIndex statement;
  private final IndexProperties properties;

  private IndexCreation(Scope scope, CreateIndex statement, IndexProperties properties) {
    this.scope = scope;
    this.statement = statement;
    this.properties = properties;
  }

  static SchemaChange apply(Scope scope, CreateIndex statement) {
    String keyspaceName = scope.keyspaceOf(statement.table());
    SystemKeyspaces.refuse(
        keyspaceName, "ALTER", "table " + keyspaceName + "." + statement.table().name());
    IndexProperties properties =
        IndexProperties.of(statement.properties(), statement.isCustom(), statement.customClass());
    return new IndexCreation(scope, statement, properties).apply(keyspaceName);
  }

  private SchemaChange apply(String keyspaceName) {
    KeyspaceMetadata keyspace = scope.existingKeyspace(keyspaceName);
    TableMetadata table = keyspace.table(statement.table().name());
    if (table == null) {
      throw CqlException.invalid("Table '" + statement.table().name() + "' doesn't exist");
    }
    String given = statement.index();
    if (given != null && keyspace.tableOfIndex(given) != null) {
      return unlessItMayExist("Index '" + given + "' already exists");
    }
    if (table.isCounter()) {
      throw CqlException.invalid("Secondary indexes on counter tables aren't supported");
    }
    List<IndexTarget> targets = targets(table);
    String name =
        given != null
            ? given
            : IndexNames.generate(
                keyspace, table.name(), targets.size() == 1 ? targets.get(0).column() : null);
    IndexMetadata index = index(name, targets);
    for (IndexMetadata other : table.indexes().values()) {
      if (other.kind() == index.kind() && other.options().equals(index.options())) {
        return unlessItMayExist(
            "Index " + name + " is a duplicate of existing index " + other.name());
      }
    }
    IndexNames.check(name);
    properties.check(table, targets);
    return scope
        .changed(
            keyspace.withTable(table.toBuilder().index(index).build()),
            Change.UPDATED,
            Target.TABLE,
            table.name())
        .withWarnings(properties.warnings());
  }

  private SchemaChange unlessItMayExist(String message) {
    if (statement.ifNotExists()) {
      return scope.unchanged();
    }
    throw CqlException.invalid(message);
  }

  private List<IndexTarget> targets(TableMetadata table) {
    List<IndexTarget> targets = new ArrayList<>();
    statement.targets().forEach(one -> targets.add(IndexTargetCheck.resolve(table, one)));
    if (targets.isEmpty() && !properties.isCustom()) {
      throw CqlException.invalid(
          "Only CUSTOM indexes can be created without specifying a target column");
    }
    if (targets.size() > 1) {
      refuseSeveral(targets);
    }
    for (IndexTarget target : targets) {
      IndexTargetCheck.check(table, target, Objects.requireNonNull(table.column(target.column())));
    }
    return targets;
  }

  private void refuseSeveral(List<IndexTarget> targets) {
    if (!properties.isCustom()) {
      throw CqlException.invalid("Only CUSTOM indexes support multiple columns");
    }
    Set<String> columns = new HashSet<>();
    for (IndexTarget target : targets) {
      if (!columns.add(target.column())) {
        throw CqlException.invalid(
            "Duplicate column '" + target.column() + "' in index target list");
      }
    }
  }

  private IndexMetadata index(String name, List<IndexTarget> targets) {
    Map<String, String> options = new LinkedHashMap<>(properties.options());
    options.put(IndexTargets.OPTION, text(targets));
    return new IndexMetadata(
        name,
        properties.isCustom() ? IndexMetadata.Kind.CUSTOM : IndexMetadata.Kind.COMPOSITES,
        options);
  }

  private static String text(List<IndexTarget> targets) {
    List<String> texts = new ArrayList<>();
    targets.forEach(one -> texts.add(IndexTargets.text(one.kind(), one.column())));
    return String.join(",", texts);
  }
}
