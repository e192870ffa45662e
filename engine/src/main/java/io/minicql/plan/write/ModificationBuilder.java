package io.minicql.plan.write;

import io.minicql.CqlException;
import io.minicql.grammar.ast.Attributes;
import io.minicql.grammar.ast.RawRelation;
import io.minicql.plan.PlanContext;
import io.minicql.plan.restriction.Restrictions;
import io.minicql.plan.restriction.StatementKind;
import io.minicql.plan.term.Term;
import io.minicql.plan.term.TermBinder;
import io.minicql.ring.Partitioner;
import io.minicql.schema.ColumnMetadata;
import io.minicql.schema.TableMetadata;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** Puts one modification together; what all three kinds have in common. */
final class ModificationBuilder {
  private final PlanContext context;
  private final Partitioner partitioner;
  private final Modification.Kind kind;
  final TableMetadata table;
  final TermBinder binder;
  final WriteAttributes attributes;
  final Conditions conditions;
  private final List<Operation> onRow = new ArrayList<>();
  private final List<Operation> onStatics = new ArrayList<>();

  ModificationBuilder(
      WriteScope scope,
      Modification.Kind kind,
      TableMetadata table,
      Attributes attributes,
      ConditionSource conditions) {
    this.context = scope.context();
    this.partitioner = scope.partitioner();
    this.kind = kind;
    this.table = table;
    this.binder = new TermBinder(context);
    this.attributes = WriteAttributes.bind(binder, attributes, table.keyspace(), table.name());
    this.conditions = conditions.bind(new ConditionBinder(table, binder));
    if (this.conditions.kind() == Conditions.Kind.COLUMNS && this.attributes.hasTimestamp()) {
      throw conditionalTimestamp();
    }
  }

  /** Where the conditions come from: IF NOT EXISTS or an IF clause. */
  interface ConditionSource {
    Conditions bind(ConditionBinder binder);
  }

  void add(Operation operation) {
    (operation.column().isStatic() ? onStatics : onRow).add(operation);
  }

  /** Whether nothing but static columns is written and asked about. */
  boolean isOnlyOnStatics() {
    boolean onRows = !onRow.isEmpty() || (kind == Modification.Kind.DELETE && onStatics.isEmpty());
    return !onRows
        && conditions.onRow().isEmpty()
        && (!onStatics.isEmpty() || !conditions.onStatics().isEmpty());
  }

  Modification build(List<RawRelation> where, boolean onlyStatics) {
    StatementKind restricted =
        kind == Modification.Kind.DELETE ? StatementKind.DELETE : StatementKind.UPDATE;
    Restrictions restrictions =
        Restrictions.bind(
            context,
            partitioner,
            table,
            new Restrictions.Rules(restricted, onlyStatics, false),
            where);
    return build(restrictions);
  }

  /** The modification of the row that a whole primary key names. */
  Modification build(Map<ColumnMetadata, Term> key) {
    return build(Restrictions.ofKey(partitioner, table, key));
  }

  private Modification build(Restrictions restrictions) {
    requireUnconditionalCounters();
    return new Modification(
        kind,
        table,
        attributes,
        restrictions,
        List.copyOf(onRow),
        List.copyOf(onStatics),
        conditions,
        Stream.concat(onRow.stream(), onStatics.stream()).anyMatch(Operation::readsRow));
  }

  private void requireUnconditionalCounters() {
    if (!conditions.isPresent()) {
      return;
    }
    if (table.isCounter()) {
      throw CqlException.invalid("Conditional updates are not supported on counter tables");
    }
    if (attributes.hasTimestamp()) {
      throw conditionalTimestamp();
    }
  }

  private static CqlException conditionalTimestamp() {
    return CqlException.invalid("Cannot provide custom timestamp for conditional updates");
  }
}
