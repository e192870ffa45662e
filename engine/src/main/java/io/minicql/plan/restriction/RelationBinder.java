package io.minicql.plan.restriction;

import io.minicql.ColumnSpec;
import io.minicql.CqlException;
import io.minicql.grammar.ast.ComparisonOperator;
import io.minicql.grammar.ast.RawRelation;
import io.minicql.index.IndexDefinition;
import io.minicql.index.IndexOperator;
import io.minicql.plan.term.TermBinder;
import io.minicql.schema.ColumnMetadata;
import io.minicql.schema.TableMetadata;
import java.util.ArrayList;
import java.util.List;

/**
 * Binds one relation after the other to the table's columns and hands the restrictions on to the
 * parts they belong to.
 */
final class RelationBinder implements RawRelation.Visitor<Void> {
  private final TableMetadata table;
  private final TermBinder terms;
  private final RestrictionParts parts;
  private final RelationText text;

  RelationBinder(TableMetadata table, TermBinder terms, RestrictionParts parts) {
    this.table = table;
    this.terms = terms;
    this.parts = parts;
    this.text = new RelationText(terms, table);
  }

  void bind(RawRelation relation) {
    KindCheck.requireAllowed(parts.kind(), relation);
    relation.accept(this);
  }

  @Override
  public Void visitCompare(RawRelation.Compare compare) {
    ComparisonOperator operator = compare.operator();
    if (operator == ComparisonOperator.NEQ) {
      throw unsupportedOperator(compare);
    }
    ColumnMetadata column = Columns.require(table, compare.column());
    if (operator == ComparisonOperator.CONTAINS || operator == ComparisonOperator.CONTAINS_KEY) {
      parts.add(CollectionRelations.contains(column, operator, compare.value(), terms));
      return null;
    }
    if (Operators.isSlice(operator)) {
      OperandChecks.requireSliceable(column);
    }
    OperandChecks.requireComparable(column, operator.toString());
    TupleValue value = TupleValue.of(column, terms.bind(compare.value(), Columns.spec(column)));
    if (operator == ComparisonOperator.LIKE) {
      parts.add(like(column, compare, value));
      return null;
    }
    parts.add(
        operator == ComparisonOperator.EQ
            ? new EqualRestriction(List.of(column), value)
            : Operators.slice(column, operator, value));
    return null;
  }

  private Restriction like(ColumnMetadata column, RawRelation.Compare compare, TupleValue value) {
    for (IndexDefinition index : parts.indexes().all()) {
      if (index.supports(column, IndexOperator.LIKE)) {
        return new LikeRestriction(column, value, index.findsAnywhere());
      }
    }
    throw CqlException.invalid(
        "LIKE restriction is only supported on properly indexed columns. "
            + compare.accept(text)
            + " is not valid.");
  }

  @Override
  public Void visitIn(RawRelation.In in) {
    ColumnMetadata column = Columns.require(table, in.column());
    OperandChecks.requireComparable(column, "IN");
    ColumnSpec receiver = Columns.spec(column);
    if (in.values().size() == 1) {
      TupleValue value = TupleValue.of(column, terms.bind(in.values().get(0), receiver));
      parts.add(new EqualRestriction(List.of(column), value));
    } else {
      parts.add(new InRestriction(column, terms.bindList(in.values(), receiver)));
    }
    return null;
  }

  @Override
  public Void visitInMarker(RawRelation.InMarker in) {
    ColumnMetadata column = Columns.require(table, in.column());
    OperandChecks.requireComparable(column, "IN");
    parts.add(new InRestriction(column, terms.bindListMarker(in.marker(), Columns.spec(column))));
    return null;
  }

  @Override
  public Void visitIsNotNull(RawRelation.IsNotNull isNotNull) {
    throw CqlException.invalid("Unsupported restriction: " + isNotNull.accept(text));
  }

  @Override
  public Void visitCompareElement(RawRelation.CompareElement compare) {
    if (compare.operator() == ComparisonOperator.NEQ) {
      throw unsupportedOperator(compare);
    }
    ColumnMetadata column = Columns.require(table, compare.column());
    parts.add(CollectionRelations.entry(column, compare, terms));
    return null;
  }

  @Override
  public Void visitCompareToken(RawRelation.CompareToken compare) {
    if (compare.operator() == ComparisonOperator.NEQ) {
      throw unsupportedOperator(compare);
    }
    parts.add(TokenRelations.bind(table, compare, parts.partitioner(), terms));
    return null;
  }

  @Override
  public Void visitCompareTuple(RawRelation.CompareTuple compare) {
    ComparisonOperator operator = compare.operator();
    if (operator == ComparisonOperator.NEQ) {
      throw unsupportedOperator(compare);
    }
    List<ColumnMetadata> columns = tupleColumns(compare.columns(), compare);
    TupleValue value =
        TupleValue.of(columns, terms.bindTuple(compare.value(), Columns.specs(columns)));
    parts.add(
        operator == ComparisonOperator.EQ
            ? new EqualRestriction(columns, value)
            : Operators.slice(columns, operator, value));
    return null;
  }

  @Override
  public Void visitInTuples(RawRelation.InTuples in) {
    List<ColumnMetadata> columns = tupleColumns(in.columns(), in);
    List<ColumnSpec> receivers = Columns.specs(columns);
    if (in.values().size() == 1) {
      TupleValue value = TupleValue.of(columns, terms.bindTuple(in.values().get(0), receivers));
      parts.add(new EqualRestriction(columns, value));
    } else {
      parts.add(new TupleInRestriction(columns, terms.bindTuples(in.values(), receivers)));
    }
    return null;
  }

  @Override
  public Void visitInTuplesMarker(RawRelation.InTuplesMarker in) {
    List<ColumnMetadata> columns = tupleColumns(in.columns(), in);
    parts.add(
        new TupleInRestriction(
            columns, terms.bindTuplesMarker(in.marker(), Columns.specs(columns))));
    return null;
  }

  @Override
  public Void visitIndexExpression(RawRelation.IndexExpression expression) {
    if (table.indexes().containsKey(expression.index().name())) {
      throw CqlException.invalid(
          "Only CUSTOM indexes may be used in custom index expressions, "
              + expression.index().name()
              + " is not valid");
    }
    throw CqlException.invalid(
        "Invalid index expression, index "
            + expression.index().name()
            + " not found for "
            + table.keyspace()
            + "."
            + table.name());
  }

  private List<ColumnMetadata> tupleColumns(List<String> names, RawRelation relation) {
    List<ColumnMetadata> columns = new ArrayList<>();
    for (String name : names) {
      ColumnMetadata column = Columns.require(table, name);
      if (!column.isClustering()) {
        throw CqlException.invalid(
            "Multi-column relations can only be applied to clustering columns but was applied to: "
                + column.name());
      }
      if (columns.contains(column)) {
        throw CqlException.invalid(
            "Column \"" + name + "\" appeared twice in a relation: " + relation.accept(text));
      }
      if (!columns.isEmpty()
          && column.position() != columns.get(columns.size() - 1).position() + 1) {
        throw CqlException.invalid(
            "Clustering columns must appear in the PRIMARY KEY order in multi-column relations: "
                + relation.accept(text));
      }
      columns.add(column);
    }
    return columns;
  }

  private CqlException unsupportedOperator(RawRelation relation) {
    return CqlException.invalid("Unsupported \"!=\" relation: " + relation.accept(text));
  }
}
