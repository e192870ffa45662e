package io.minicql.schema.options;

import io.minicql.CqlException;
import io.minicql.grammar.ast.RawProperties;
import io.minicql.schema.ColumnMetadata;
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
    options.put("class_name", implementation);
    if (given != null) {
      options.putAll(given);
    }
    return new IndexProperties(implementation, options);
  }

  /** Whether it is another implementation than Cassandra's own tables. */
  public boolean isCustom() {
    return implementation != null;
  }

  /** Refuses what the implementation cannot do with these columns. */
  public void check(List<ColumnMetadata> columns) {
    if (implementation != null) {
      throw CqlException.config("Unable to find custom indexer class '" + implementation + "'");
    }
  }
}
