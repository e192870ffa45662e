package io.minicql.plan.restriction;

import io.minicql.ColumnSpec;
import io.minicql.CqlException;
import io.minicql.grammar.ast.ComparisonOperator;
import io.minicql.grammar.ast.RawRelation;
import io.minicql.grammar.ast.RawTerm;
import io.minicql.plan.term.Receivers;
import io.minicql.plan.term.Term;
import io.minicql.plan.term.TermBinder;
import io.minicql.schema.ColumnMetadata;
import io.minicql.type.CqlType;
import io.minicql.type.ListType;
import io.minicql.type.MapType;
import java.util.List;

/** Relations that look into a collection. */
final class CollectionRelations {
  private CollectionRelations() {}

  static Restriction contains(
      ColumnMetadata column, ComparisonOperator operator, RawTerm value, TermBinder terms) {
    boolean key = operator == ComparisonOperator.CONTAINS_KEY;
    if (key && !(column.type() instanceof MapType)) {
      throw CqlException.invalid("Cannot use CONTAINS KEY on non-map column " + column.name());
    }
    if (!key && !OperandChecks.isCollection(column.type())) {
      throw CqlException.invalid("Cannot use CONTAINS on non-collection column " + column.name());
    }
    Term term = terms.bind(value, key ? keyOf(column) : valueOf(column));
    ContainsRestriction.Wanted wanted =
        key
            ? new ContainsRestriction.Wanted(term, null)
            : new ContainsRestriction.Wanted(null, term);
    return new ContainsRestriction(column, List.of(wanted));
  }

  static Restriction entry(
      ColumnMetadata column, RawRelation.CompareElement compare, TermBinder terms) {
    if (Operators.isSlice(compare.operator())) {
      OperandChecks.requireSliceable(column);
    }
    if (column.type() instanceof ListType) {
      throw CqlException.invalid(
          "Indexes on list entries ("
              + column.name()
              + "[index] = value) are not currently supported.");
    }
    if (!(column.type() instanceof MapType)) {
      throw CqlException.invalid("Column " + column.name() + " cannot be used as a map");
    }
    if (!column.type().isMultiCell()) {
      throw CqlException.invalid(
          "Map-entry equality predicates on frozen map column "
              + column.name()
              + " are not supported");
    }
    if (compare.operator() != ComparisonOperator.EQ) {
      throw CqlException.invalid("Only EQ relations are supported on map entries");
    }
    Term key = terms.bind(compare.key(), keyOf(column));
    Term value = terms.bind(compare.value(), valueOf(column));
    return new ContainsRestriction(column, List.of(new ContainsRestriction.Wanted(key, value)));
  }

  private static ColumnSpec keyOf(ColumnMetadata column) {
    return Receivers.key(Columns.spec(column), column.type().components().get(0));
  }

  /** The element of a list or set, the value of a map. */
  private static ColumnSpec valueOf(ColumnMetadata column) {
    List<CqlType> components = column.type().components();
    return Receivers.value(Columns.spec(column), components.get(components.size() - 1));
  }
}
