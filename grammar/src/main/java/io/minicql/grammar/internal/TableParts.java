package io.minicql.grammar.internal;

import io.minicql.grammar.ast.ClusteringOrder;
import io.minicql.grammar.ast.ColumnDefinition;
import io.minicql.grammar.ast.PrimaryKey;
import io.minicql.grammar.ast.PropertyValue;
import io.minicql.grammar.ast.RawProperties;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What CREATE TABLE and CREATE MATERIALIZED VIEW gather on their way. */
final class TableParts {
  final List<ColumnDefinition> columns = new ArrayList<>();
  final List<PrimaryKey> keys = new ArrayList<>();
  final List<ClusteringOrder> order = new ArrayList<>();
  final Map<String, PropertyValue> properties = new LinkedHashMap<>();
  boolean compact;

  void setCompact() {
    compact = true;
  }

  RawProperties properties() {
    return new RawProperties(properties);
  }
}
