package io.minicql.plan.restriction;

import static java.util.stream.Collectors.joining;

import io.minicql.ColumnSpec;
import io.minicql.grammar.ast.RawRelation;
import io.minicql.grammar.ast.RawTerm;
import io.minicql.plan.term.TermBinder;
import io.minicql.schema.Names;
import io.minicql.schema.TableMetadata;
import java.util.List;

/** Relations as Cassandra's error texts print them. */
final class RelationText implements RawRelation.Visitor<String> {
  private final TermBinder terms;
  private final ColumnSpec context;

  RelationText(TermBinder terms, TableMetadata table) {
    this.terms = terms;
    this.context = Columns.spec(table.columns().get(0));
  }

  @Override
  public String visitCompare(RawRelation.Compare compare) {
    return name(compare.column()) + " " + compare.operator() + " " + term(compare.value());
  }

  @Override
  public String visitIn(RawRelation.In in) {
    return name(in.column()) + " IN " + terms(in.values());
  }

  @Override
  public String visitInMarker(RawRelation.InMarker in) {
    return name(in.column()) + " IN ?";
  }

  @Override
  public String visitIsNotNull(RawRelation.IsNotNull isNotNull) {
    return name(isNotNull.column()) + " IS NOT NULL";
  }

  @Override
  public String visitCompareElement(RawRelation.CompareElement compare) {
    return name(compare.column())
        + "["
        + term(compare.key())
        + "] "
        + compare.operator()
        + " "
        + term(compare.value());
  }

  @Override
  public String visitCompareToken(RawRelation.CompareToken compare) {
    return "token"
        + names(compare.columns())
        + " "
        + compare.operator()
        + " "
        + term(compare.value());
  }

  @Override
  public String visitCompareTuple(RawRelation.CompareTuple compare) {
    return names(compare.columns()) + " " + compare.operator() + " " + term(compare.value());
  }

  @Override
  public String visitInTuples(RawRelation.InTuples in) {
    return names(in.columns()) + " IN " + terms(in.values());
  }

  @Override
  public String visitInTuplesMarker(RawRelation.InTuplesMarker in) {
    return names(in.columns()) + " IN ?";
  }

  @Override
  public String visitIndexExpression(RawRelation.IndexExpression expression) {
    return "expr(" + expression.index() + ", " + term(expression.value()) + ")";
  }

  private String term(RawTerm term) {
    return terms.text(term, context);
  }

  private String terms(List<RawTerm> list) {
    return list.stream().map(this::term).collect(joining(", ", "(", ")"));
  }

  private static String name(String column) {
    return Names.quoteIfNeeded(column);
  }

  private static String names(List<String> columns) {
    return columns.stream().map(RelationText::name).collect(joining(", ", "(", ")"));
  }
}
