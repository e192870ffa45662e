package io.minicql.schema;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * A secondary index, as data.
 *
 * @param name the index's name, unique in its keyspace
 * @param kind how it is implemented
 * @param options its options; {@code target} names the indexed column in CQL, e.g. {@code
 *     values(m)}
 */
public record IndexMetadata(String name, Kind kind, Map<String, String> options) {

  /** The implementation of an index, as {@code system_schema.indexes.kind} names it. */
  public enum Kind {
    KEYS,
    COMPOSITES,
    CUSTOM
  }

  public IndexMetadata {
    options = Collections.unmodifiableMap(new LinkedHashMap<>(options));
  }
}
