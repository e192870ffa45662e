package io.minicql.exec.describe;

import io.minicql.schema.KeyspaceMetadata;
import io.minicql.schema.TableMetadata;
import io.minicql.schema.ViewMetadata;
import io.minicql.schema.describe.CreateStatements;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * What is in one keyspace, in the order in which it is shown.
 *
 * @param keyspace the keyspace
 * @param internals whether tables and views are shown with what CQL does not need
 */
record KeyspaceElements(KeyspaceMetadata keyspace, boolean internals) {

  Element itself() {
    return Element.named(
        keyspace.name(), "keyspace", keyspace.name(), () -> CreateStatements.keyspace(keyspace));
  }

  /** The keyspace and all that is in it; a type comes after those that it uses. */
  List<Element> all() {
    List<Element> elements = new ArrayList<>();
    elements.add(itself());
    elements.addAll(typesInOrderOfUse());
    elements.addAll(functions());
    elements.addAll(aggregates());
    keyspace.tables().values().stream()
        .sorted(Comparator.comparing(TableMetadata::name, String.CASE_INSENSITIVE_ORDER))
        .forEach(table -> elements.addAll(tableWithDependents(table)));
    return elements;
  }

  List<Element> types() {
    return typesInOrderOfUse().stream().sorted(Element.ORDER).toList();
  }

  private List<Element> typesInOrderOfUse() {
    return keyspace.userTypes().values().stream()
        .map(
            type ->
                Element.named(
                    keyspace.name(), "type", type.name(), () -> CreateStatements.type(type)))
        .toList();
  }

  List<Element> functions() {
    return keyspace.functions().values().stream()
        .map(
            function ->
                new Element(
                    keyspace.name(),
                    "function",
                    function.name(),
                    CreateStatements.signature(function.argumentTypes()),
                    () -> CreateStatements.function(keyspace.name(), function)))
        .sorted(Element.ORDER)
        .toList();
  }

  List<Element> aggregates() {
    return keyspace.aggregates().values().stream()
        .map(
            aggregate ->
                new Element(
                    keyspace.name(),
                    "aggregate",
                    aggregate.name(),
                    CreateStatements.signature(aggregate.argumentTypes()),
                    () -> CreateStatements.aggregate(keyspace.name(), aggregate)))
        .sorted(Element.ORDER)
        .toList();
  }

  List<Element> tables() {
    return keyspace.tables().values().stream().map(this::table).sorted(Element.ORDER).toList();
  }

  /** A table, then its indexes, then its views. */
  List<Element> tableWithDependents(TableMetadata table) {
    List<Element> elements = new ArrayList<>();
    elements.add(table(table));
    elements.addAll(indexes(table));
    keyspace.views().values().stream()
        .filter(view -> view.baseTableId().equals(table.id()))
        .map(this::view)
        .sorted(Element.ORDER)
        .forEach(elements::add);
    return elements;
  }

  List<Element> indexes(TableMetadata table) {
    return table.indexes().values().stream()
        .map(
            index ->
                Element.named(
                    keyspace.name(),
                    "index",
                    index.name(),
                    () -> CreateStatements.index(table, index)))
        .sorted(Element.ORDER)
        .toList();
  }

  Element view(ViewMetadata view) {
    return Element.named(
        keyspace.name(),
        "materialized_view",
        view.name(),
        () -> internals ? CreateStatements.viewWithInternals(view) : CreateStatements.view(view));
  }

  private Element table(TableMetadata table) {
    return Element.named(
        keyspace.name(),
        "table",
        table.name(),
        () ->
            internals ? CreateStatements.tableWithInternals(table) : CreateStatements.table(table));
  }
}
