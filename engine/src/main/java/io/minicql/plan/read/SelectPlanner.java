package io.minicql.plan.read;

import io.minicql.ColumnSpec;
import io.minicql.CqlException;
import io.minicql.grammar.ast.RawTerm;
import io.minicql.grammar.ast.Select;
import io.minicql.plan.PlanContext;
import io.minicql.plan.TableNames;
import io.minicql.plan.restriction.Restrictions;
import io.minicql.plan.restriction.StatementKind;
import io.minicql.plan.selection.Selection;
import io.minicql.plan.selection.SelectionClause;
import io.minicql.plan.term.Term;
import io.minicql.plan.term.TermBinder;
import io.minicql.ring.Partitioner;
import io.minicql.schema.TableMetadata;
import io.minicql.type.NativeType;
import java.nio.charset.StandardCharsets;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** Plans SELECT statements of one database; immutable. */
public final class SelectPlanner {
  private final Partitioner partitioner;

  public SelectPlanner(Partitioner partitioner) {
    this.partitioner = partitioner;
  }

  /**
   * Accepts or rejects a statement, in the order of Cassandra's checks.
   *
   * @param text the text of the statement, by which paging states know it again
   * @throws CqlException with Cassandra's code and text where it is refused
   */
  public SelectPlan plan(Select select, String text, PlanContext context) {
    TableMetadata table = TableNames.resolve(context, select.table());
    // Cassandra looks at the clause before WHERE only where it may select nothing but statics.
    SelectionClause early =
        table.hasStatics() ? SelectionClause.prepare(context, table, select) : null;
    OrderBinder ordering = OrderBinder.prepare(context, table, select.orderBy());
    Restrictions restrictions =
        Restrictions.bind(
            context,
            partitioner,
            table,
            new Restrictions.Rules(
                StatementKind.SELECT,
                early != null && early.selectsOnlyStatics(),
                select.allowFiltering()),
            select.where());
    SelectionClause clause =
        early == null ? SelectionClause.prepare(context, table, select) : early;
    Selection selection = clause.bind();
    if (select.isDistinct()) {
      refusePerPartitionLimit(
          select, "PER PARTITION LIMIT is not allowed with SELECT DISTINCT queries");
      DistinctCheck.require(selection, restrictions);
    }
    Grouping grouping = GroupingBinder.bind(context, select, selection, restrictions);
    if (grouping != null && grouping.isEverything()) {
      refusePerPartitionLimit(select, "PER PARTITION LIMIT is not allowed with aggregate queries.");
    }
    RowOrder order = ordering.bind(restrictions);
    restrictions.requireFilteringAllowed(select.allowFiltering());
    RowLimits limits = limits(select, table, context);
    return new SelectPlan(
        new SelectPlan.Parts(
            context.schema(),
            table,
            fingerprint(text, table),
            select.isDistinct(),
            restrictions,
            selection,
            grouping,
            order,
            limits),
        context.markers().toList(),
        context.markers().partitionKeyMarkers(table),
        context.warnings().toList());
  }

  private static void refusePerPartitionLimit(Select select, String message) {
    if (select.perPartitionLimit() != null) {
      throw CqlException.invalid(message);
    }
  }

  private static RowLimits limits(Select select, TableMetadata table, PlanContext context) {
    TermBinder terms = new TermBinder(context);
    return new RowLimits(
        limit(select.limit(), "[limit]", table, terms),
        limit(select.perPartitionLimit(), "[per_partition_limit]", table, terms));
  }

  private static @Nullable Term limit(
      @Nullable RawTerm raw, String name, TableMetadata table, TermBinder terms) {
    return raw == null
        ? null
        : terms.bind(raw, new ColumnSpec(table.keyspace(), table.name(), name, NativeType.INT));
  }

  private static long fingerprint(String text, TableMetadata table) {
    byte[] identity = (table.id() + text).getBytes(StandardCharsets.UTF_8);
    return UUID.nameUUIDFromBytes(identity).getMostSignificantBits();
  }
}
