package io.minicql.plan.term;

import io.minicql.ColumnSpec;
import io.minicql.function.Argument;
import io.minicql.grammar.ast.RawTerm;
import io.minicql.plan.PlanContext;
import io.minicql.type.AssignmentFit;
import io.minicql.type.CqlType;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Binds the raw terms of one statement to the columns that receive them. Bind markers are noted in
 * the statement's {@link io.minicql.plan.MarkerSpecs} on the way. Used by one thread.
 */
public final class TermBinder {
  private final BindVisitor.Parts parts;

  public TermBinder(PlanContext context) {
    this.parts = new BindVisitor.Parts(this, context);
  }

  /**
   * Checks a term against its receiver.
   *
   * @throws io.minicql.CqlException with Cassandra's text where it does not fit
   */
  public Term bind(RawTerm term, ColumnSpec receiver) {
    return term.accept(new BindVisitor(parts, receiver));
  }

  /** How well a term fits a receiver. */
  public AssignmentFit fit(RawTerm term, ColumnSpec receiver) {
    return term.accept(new FitVisitor(parts, receiver));
  }

  /**
   * The type that a term has by itself; null where only a receiver decides it.
   *
   * @param context the table of the statement; its name and type do not matter
   */
  public @Nullable CqlType exactType(RawTerm term, ColumnSpec context) {
    return term.accept(new ExactTypeVisitor(parts, context)).orElse(null);
  }

  /** A term as Cassandra's errors print it. */
  public String text(RawTerm term, ColumnSpec context) {
    return new TermText(context.keyspace()).of(term);
  }

  /** What function resolution wants to know of a term. */
  public Argument argument(RawTerm term, ColumnSpec context) {
    return new TermArgument(this, term, context);
  }

  /** The values of {@code column IN (a, b)}. */
  public TermList bindList(List<RawTerm> terms, ColumnSpec receiver) {
    return new TermListLiteral(terms.stream().map(term -> bind(term, receiver)).toList());
  }

  /** The values of {@code column IN ?}. */
  public TermList bindListMarker(RawTerm.BindMarker marker, ColumnSpec receiver) {
    return TermListMarker.of(marker, receiver, parts.markers());
  }

  /** The value of {@code (a, b) op ...}: a tuple literal or a marker. */
  public TupleTerm bindTuple(RawTerm value, List<ColumnSpec> columns) {
    return TupleTerms.bind(this, parts.markers(), value, columns);
  }

  /** The tuples of {@code (a, b) IN (...)}: literals or markers. */
  public TupleTermList bindTuples(List<RawTerm> values, List<ColumnSpec> columns) {
    return new TupleListLiteral(values.stream().map(value -> bindTuple(value, columns)).toList());
  }

  /** The tuples of {@code (a, b) IN ?}. */
  public TupleTermList bindTuplesMarker(RawTerm.BindMarker marker, List<ColumnSpec> columns) {
    return TupleListMarker.of(marker, columns, parts.markers());
  }

  /** The worst fit of several terms; convertible for none, which say nothing of their type. */
  AssignmentFit fitOfAll(List<RawTerm> terms, ColumnSpec receiver) {
    AssignmentFit worst = terms.isEmpty() ? AssignmentFit.CONVERTIBLE : AssignmentFit.EXACT;
    for (RawTerm term : terms) {
      worst = worse(worst, fit(term, receiver));
    }
    return worst;
  }

  static AssignmentFit worse(AssignmentFit left, AssignmentFit right) {
    return left.compareTo(right) >= 0 ? left : right;
  }
}
