package io.minicql.plan.restriction;

import static java.util.stream.Collectors.joining;

import io.minicql.ColumnSpec;
import io.minicql.CqlException;
import io.minicql.grammar.ast.ComparisonOperator;
import io.minicql.grammar.ast.RawRelation;
import io.minicql.plan.term.Term;
import io.minicql.plan.term.TermBinder;
import io.minicql.ring.Partitioner;
import io.minicql.schema.ColumnMetadata;
import io.minicql.schema.TableMetadata;
import java.util.HashSet;
import java.util.List;

/** Relations on the token of the partition key (rule 45). */
final class TokenRelations {
  private TokenRelations() {}

  static TokenRestriction bind(
      TableMetadata table,
      RawRelation.CompareToken compare,
      Partitioner partitioner,
      TermBinder terms) {
    List<ColumnMetadata> columns =
        compare.columns().stream().map(name -> Columns.require(table, name)).toList();
    List<ColumnMetadata> key = table.partitionKey();
    requirePartitionKey(columns, key);
    ColumnSpec receiver =
        new ColumnSpec(
            table.keyspace(), table.name(), "partition key token", partitioner.tokenType());
    Term value = terms.bind(compare.value(), receiver);
    ComparisonOperator operator = compare.operator();
    if (operator == ComparisonOperator.EQ) {
      return TokenRestriction.equalTo(key, value);
    }
    TokenRestriction.Bound bound =
        new TokenRestriction.Bound(value, Operators.isInclusive(operator));
    return Operators.isStart(operator)
        ? TokenRestriction.between(key, bound, null)
        : TokenRestriction.between(key, null, bound);
  }

  private static void requirePartitionKey(List<ColumnMetadata> columns, List<ColumnMetadata> key) {
    if (columns.equals(key)) {
      return;
    }
    if (!columns.containsAll(key)) {
      throw CqlException.invalid(
          "The token() function must be applied to all partition key components or none of them");
    }
    if (new HashSet<>(columns).size() != columns.size()) {
      throw CqlException.invalid(
          "The token() function contains duplicate partition key components");
    }
    if (!key.containsAll(columns)) {
      throw CqlException.invalid(
          "The token() function must contains only partition key components");
    }
    throw CqlException.invalid(
        "The token function arguments must be in the partition key order: "
            + key.stream().map(ColumnMetadata::name).collect(joining(", ")));
  }
}
