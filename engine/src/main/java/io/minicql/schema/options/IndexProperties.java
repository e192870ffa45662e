package io.minicql.schema.options;

import io.minicql.CqlException;
import io.minicql.grammar.ast.IndexTarget;
import io.minicql.grammar.ast.RawProperties;
import io.minicql.schema.IndexImplementations;
import io.minicql.schema.IndexTargets;
import io.minicql.schema.TableMetadata;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The implementation of an index and its options.
 *
 * @param implementation the class that was asked for; null for Cassandra's own tables
 * @param options the class and the options that the schema keeps
 */
public record IndexProperties(@Nullable String implementation, Map<String, String> options) {
  private static final String DEFAULT_CLASS = "legacy_local_table";

  /**
   * Reads what CREATE INDEX says.
   *
   * @throws CqlException where it cannot be
   */
  public static IndexProperties of(
      RawProperties raw, boolean isCustom, @Nullable String customClass) {
    Properties properties = new Properties(raw);
    properties.refuseUnknown(Set.of("options"));
    Map<String, String> given = properties.map("options");
    boolean custom = isCustom || (customClass != null && !customClass.equals(DEFAULT_CLASS));
    if (!custom) {
      if (given != null) {
        throw CqlException.invalid("Cannot specify options for a non-CUSTOM index");
      }
      return new IndexProperties(null, Map.of());
    }
    String implementation = customClass == null ? DEFAULT_CLASS : customClass;
    Map<String, String> options = new LinkedHashMap<>();
    options.put(IndexImplementations.CLASS_NAME, implementation);
    if (given != null) {
      refuseReserved(given);
      options.putAll(given);
    }
    return new IndexProperties(implementation, options);
  }

  private static void refuseReserved(Map<String, String> given) {
    for (String reserved : List.of(IndexImplementations.CLASS_NAME, IndexTargets.OPTION)) {
      if (given.containsKey(reserved)) {
        throw CqlException.invalid("Cannot specify " + reserved + " as a CUSTOM option");
      }
    }
  }

  /** What to warn of. */
  public List<String> warnings() {
    return implementation != null && IndexImplementations.isSstableAttached(implementation)
        ? List.of("SASI indexes are experimental and are not recommended for production use.")
        : List.of();
  }

  /** Whether it is another implementation than Cassandra's own tables. */
  public boolean isCustom() {
    return implementation != null;
  }

  /**
   * Refuses what the implementation cannot do.
   *
   * @param targets the columns as the statement lists them
   */
  public void check(TableMetadata table, List<IndexTarget> targets) {
    if (implementation == null) {
      return;
    }
    if (IndexImplementations.isStorageAttached(implementation)) {
      StorageAttachedCheck.check(table, targets, options);
    } else if (IndexImplementations.isSstableAttached(implementation)) {
      SstableAttachedCheck.check(table, targets, options);
    } else {
      throw CqlException.config("Unable to find custom indexer class '" + implementation + "'");
    }
  }
}
