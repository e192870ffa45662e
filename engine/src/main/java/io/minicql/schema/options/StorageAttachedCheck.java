package io.minicql.schema.options;

import static java.util.stream.Collectors.joining;

import io.minicql.CqlException;
import io.minicql.grammar.ast.IndexTarget;
import io.minicql.schema.ColumnMetadata;
import io.minicql.schema.IndexImplementations;
import io.minicql.schema.IndexMetadata;
import io.minicql.schema.IndexTargets;
import io.minicql.schema.TableMetadata;
import io.minicql.type.CqlType;
import io.minicql.type.NativeType;
import io.minicql.type.VectorType;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** What a storage-attached index may be made on, and its options. */
final class StorageAttachedCheck {
  private static final Set<String> ANALYSIS = Set.of("case_sensitive", "normalize", "ascii");
  private static final String SIMILARITY = "similarity_function";
  private static final Set<String> VECTOR =
      Set.of(
          SIMILARITY,
          "maximum_node_connections",
          "construction_beam_width",
          "optimize_for",
          "source_model");

  private final TableMetadata table;
  private final Map<String, String> options;

  private StorageAttachedCheck(TableMetadata table, Map<String, String> options) {
    this.table = table;
    this.options = options;
  }

  static void check(TableMetadata table, List<IndexTarget> targets, Map<String, String> options) {
    new StorageAttachedCheck(table, options).check(targets);
  }

  private void check(List<IndexTarget> targets) {
    refuseUnknown();
    if (targets.isEmpty()) {
      throw CqlException.invalid("Failed to retrieve target column for: ");
    }
    if (targets.size() > 1) {
      throw CqlException.invalid(
          "A storage-attached index cannot be created over multiple columns: "
              + targets.stream().map(IndexTarget::column).collect(joining(", ")));
    }
    IndexTarget target = targets.get(0);
    ColumnMetadata column = table.column(target.column());
    if (column == null) {
      throw new IllegalArgumentException("no column " + target.column());
    }
    refuseSecond(target);
    CqlType type = indexedType(column.type(), target.kind());
    refuseAnalysis(type);
    refuseVectorOptions(type);
    refuseType(type);
  }

  private void refuseUnknown() {
    Set<String> unknown = new TreeSet<>(options.keySet());
    unknown.remove(IndexImplementations.CLASS_NAME);
    unknown.remove(IndexTargets.OPTION);
    unknown.removeAll(ANALYSIS);
    unknown.removeAll(VECTOR);
    if (!unknown.isEmpty()) {
      throw CqlException.config(
          "Properties specified " + unknown + " are not understood by StorageAttachedIndex");
    }
  }

  private void refuseSecond(IndexTarget target) {
    for (IndexMetadata other : table.indexes().values()) {
      String implementation = other.options().get(IndexImplementations.CLASS_NAME);
      if (implementation != null
          && IndexImplementations.isStorageAttached(implementation)
          && IndexTargets.parse(other).equals(target)) {
        throw CqlException.invalid(
            "Cannot create more than one storage-attached index on the same column: "
                + target.column());
      }
    }
  }

  private static CqlType indexedType(CqlType type, IndexTarget.Kind kind) {
    List<CqlType> components = type.components();
    return switch (kind) {
      case KEYS -> components.get(0);
      case VALUES -> components.get(components.size() - 1);
      default -> type;
    };
  }

  private void refuseAnalysis(CqlType type) {
    boolean analyzed = ANALYSIS.stream().anyMatch(options::containsKey);
    if (analyzed && type != NativeType.TEXT && type != NativeType.ASCII) {
      throw CqlException.invalid("CQL type " + type.cql() + " cannot be analyzed.");
    }
    for (String option : ANALYSIS) {
      String value = options.get(option);
      if (value != null && !value.equalsIgnoreCase("true") && !value.equalsIgnoreCase("false")) {
        throw CqlException.invalid("Illegal value for boolean option '" + option + "': " + value);
      }
    }
  }

  private void refuseVectorOptions(CqlType type) {
    boolean given = VECTOR.stream().anyMatch(options::containsKey);
    if (given && !(type instanceof VectorType)) {
      throw CqlException.invalid("CQL type " + type.cql() + " cannot have vector options");
    }
  }

  private static void refuseType(CqlType type) {
    if (type == NativeType.BLOB) {
      throw CqlException.invalid("Unsupported type: " + type.cql());
    }
    if (type instanceof VectorType vector) {
      throw CqlException.invalid(
          vector.components().get(0) == NativeType.FLOAT
              ? "Indexes on vectors are not supported by this version of MiniCQL yet"
              : "SAI ANN indexes are only allowed on vector columns with float elements");
    }
  }
}
