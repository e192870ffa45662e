package io.minicql.exec.describe;

import io.minicql.CqlException;
import io.minicql.grammar.ast.Describe;
import io.minicql.grammar.ast.QualifiedName;
import io.minicql.schema.KeyspaceMetadata;
import io.minicql.schema.SchemaSnapshot;
import io.minicql.schema.TableMetadata;
import io.minicql.schema.ViewMetadata;
import io.minicql.schema.ddl.SystemKeyspaces;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Finds what one DESCRIBE describes in one snapshot of the schema, or refuses it. */
final class ElementFinder {
  private static final Comparator<KeyspaceMetadata> KEYSPACE_ORDER =
      Comparator.comparing(KeyspaceMetadata::name, String.CASE_INSENSITIVE_ORDER);

  private final SchemaSnapshot schema;
  private final Describe statement;
  private final @Nullable String currentKeyspace;

  ElementFinder(SchemaSnapshot schema, Describe statement, @Nullable String currentKeyspace) {
    this.schema = schema;
    this.statement = statement;
    this.currentKeyspace = currentKeyspace;
  }

  List<Element> find() {
    return switch (statement.kind()) {
      case KEYSPACES -> sorted(schema.keyspaces().values().stream(), one -> List.of(one.itself()));
      case TABLES -> listed(KeyspaceElements::tables);
      case TYPES -> listed(KeyspaceElements::types);
      case FUNCTIONS -> listed(KeyspaceElements::functions);
      case AGGREGATES -> listed(KeyspaceElements::aggregates);
      case FULL_SCHEMA -> sorted(schema.keyspaces().values().stream(), KeyspaceElements::all);
      case SCHEMA -> sorted(userKeyspaces(), KeyspaceElements::all);
      case KEYSPACE -> elements(describedKeyspace()).all();
      case ONLY_KEYSPACE -> List.of(elements(describedKeyspace()).itself());
      case TABLE -> table();
      case INDEX -> index();
      case MATERIALIZED_VIEW -> view();
      case TYPE -> matching(KeyspaceElements::types, "User defined type");
      case FUNCTION -> matching(KeyspaceElements::functions, "User defined function");
      case AGGREGATE -> matching(KeyspaceElements::aggregates, "User defined aggregate");
      case ANY -> any();
      case CLUSTER -> throw new IllegalStateException("the cluster is no part of the schema");
    };
  }

  private Stream<KeyspaceMetadata> userKeyspaces() {
    return schema.keyspaces().values().stream()
        .filter(keyspace -> !SystemKeyspaces.isSystem(keyspace.name()));
  }

  /** Of the current keyspace, or of all where there is none. */
  private List<Element> listed(Function<KeyspaceElements, List<Element>> listing) {
    Stream<KeyspaceMetadata> keyspaces =
        currentKeyspace == null
            ? schema.keyspaces().values().stream()
            : Stream.of(existing(currentKeyspace));
    return sorted(keyspaces, listing);
  }

  private List<Element> sorted(
      Stream<KeyspaceMetadata> keyspaces, Function<KeyspaceElements, List<Element>> listing) {
    return keyspaces
        .sorted(KEYSPACE_ORDER)
        .flatMap(keyspace -> listing.apply(elements(keyspace)).stream())
        .toList();
  }

  private KeyspaceElements elements(KeyspaceMetadata keyspace) {
    return new KeyspaceElements(keyspace, statement.withInternals());
  }

  private KeyspaceMetadata describedKeyspace() {
    QualifiedName target = statement.target();
    return existing(target == null ? requireKeyspace(null) : target.name());
  }

  private KeyspaceMetadata keyspaceOfTarget() {
    return existing(requireKeyspace(target().keyspace()));
  }

  private QualifiedName target() {
    return Objects.requireNonNull(statement.target());
  }

  private String requireKeyspace(@Nullable String written) {
    String name = written == null ? currentKeyspace : written;
    if (name == null) {
      throw CqlException.invalid("No keyspace specified and no current keyspace");
    }
    return name;
  }

  private KeyspaceMetadata existing(String name) {
    KeyspaceMetadata keyspace = schema.keyspace(name);
    if (keyspace == null) {
      throw notInKeyspaces(name);
    }
    return keyspace;
  }

  private static CqlException notInKeyspaces(String name) {
    return CqlException.invalid("'" + name + "' not found in keyspaces");
  }

  private List<Element> table() {
    KeyspaceMetadata keyspace = keyspaceOfTarget();
    TableMetadata table = keyspace.table(target().name());
    if (table == null) {
      throw notFound("Table", "keyspace '" + keyspace.name() + "'");
    }
    return elements(keyspace).tableWithDependents(table);
  }

  private List<Element> index() {
    KeyspaceMetadata keyspace = keyspaceOfTarget();
    Element index = index(keyspace);
    if (index == null) {
      throw notFound("Table for existing index", "'" + keyspace.name() + "'");
    }
    return List.of(index);
  }

  private @Nullable Element index(KeyspaceMetadata keyspace) {
    String name = target().name();
    TableMetadata table = keyspace.tableOfIndex(name);
    return table == null
        ? null
        : elements(keyspace).indexes(table).stream()
            .filter(element -> element.name().equals(name))
            .findFirst()
            .orElseThrow();
  }

  private List<Element> view() {
    KeyspaceMetadata keyspace = keyspaceOfTarget();
    ViewMetadata view = keyspace.views().get(target().name());
    if (view == null) {
      throw notFound("Materialized view", "'" + keyspace.name() + "'");
    }
    return List.of(elements(keyspace).view(view));
  }

  /** All of a name: functions may have several. */
  private List<Element> matching(
      Function<KeyspaceElements, List<Element>> listing, String description) {
    KeyspaceMetadata keyspace = keyspaceOfTarget();
    String name = target().name();
    List<Element> found =
        listing.apply(elements(keyspace)).stream()
            .filter(element -> element.name().equals(name))
            .toList();
    if (found.isEmpty()) {
      throw notFound(description, "'" + keyspace.name() + "'");
    }
    return found;
  }

  /** A keyspace first, then what is in the current one, or in the one that was written. */
  private List<Element> any() {
    QualifiedName target = target();
    if (target.keyspace() == null) {
      KeyspaceMetadata keyspace = schema.keyspace(target.name());
      if (keyspace != null) {
        return elements(keyspace).all();
      }
      if (currentKeyspace == null) {
        throw notInKeyspaces(target.name());
      }
    }
    KeyspaceMetadata keyspace = keyspaceOfTarget();
    TableMetadata table = keyspace.table(target.name());
    if (table != null) {
      return elements(keyspace).tableWithDependents(table);
    }
    Element index = index(keyspace);
    if (index != null) {
      return List.of(index);
    }
    ViewMetadata view = keyspace.views().get(target.name());
    if (view == null) {
      throw CqlException.invalid(
          "'" + target.name() + "' not found in keyspace '" + keyspace.name() + "'");
    }
    return List.of(elements(keyspace).view(view));
  }

  private CqlException notFound(String what, String where) {
    return CqlException.invalid(what + " '" + target().name() + "' not found in " + where);
  }
}
