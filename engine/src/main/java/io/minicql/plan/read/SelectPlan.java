package io.minicql.plan.read;

import io.minicql.ColumnSpec;
import io.minicql.plan.Plan;
import io.minicql.plan.PlanVisitor;
import io.minicql.plan.restriction.Restrictions;
import io.minicql.plan.selection.Selection;
import io.minicql.schema.SchemaSnapshot;
import io.minicql.schema.TableMetadata;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A SELECT that was accepted. */
public final class SelectPlan implements Plan {

  /**
   * What a plan is made of.
   *
   * @param schema the snapshot it was planned on
   * @param table the table it reads
   * @param fingerprint tells paging states of other statements apart
   * @param distinct whether partitions are asked for, not rows
   * @param restrictions WHERE
   * @param selection what is given for each row
   * @param grouping how rows are put together; null where each stands for itself
   * @param order ORDER BY
   * @param limits LIMIT and PER PARTITION LIMIT
   */
  public record Parts(
      SchemaSnapshot schema,
      TableMetadata table,
      long fingerprint,
      boolean distinct,
      Restrictions restrictions,
      Selection selection,
      @Nullable Grouping grouping,
      RowOrder order,
      RowLimits limits) {}

  private final Parts parts;
  private final AccessPath path;
  private final boolean isPlainPoint;
  private final List<ColumnSpec> markers;
  private final List<Integer> partitionKeyMarkers;
  private final List<String> warnings;

  SelectPlan(
      Parts parts,
      List<ColumnSpec> markers,
      List<Integer> partitionKeyMarkers,
      List<String> warnings) {
    this.parts = parts;
    this.path = AccessPath.of(parts.restrictions(), parts.distinct());
    this.isPlainPoint =
        path == AccessPath.POINT
            && parts.grouping() == null
            && !parts.restrictions().needsFiltering()
            && !parts.restrictions().partitionKey().isOnToken();
    this.markers = List.copyOf(markers);
    this.partitionKeyMarkers = List.copyOf(partitionKeyMarkers);
    this.warnings = List.copyOf(warnings);
  }

  public Parts parts() {
    return parts;
  }

  public TableMetadata table() {
    return parts.table();
  }

  public Restrictions restrictions() {
    return parts.restrictions();
  }

  /** How the rows are reached. */
  public AccessPath path() {
    return path;
  }

  /** Whether one row is read as it is, without filter or group. */
  public boolean isPlainPoint() {
    return isPlainPoint;
  }

  /** Whether rows of several partitions have to be merged to the order asked for (rule 7). */
  public boolean mergesPartitions() {
    return parts.order().isGiven() && parts.restrictions().partitionKey().hasIn();
  }

  @Override
  public List<ColumnSpec> markers() {
    return markers;
  }

  @Override
  public List<Integer> partitionKeyMarkers() {
    return partitionKeyMarkers;
  }

  @Override
  public List<ColumnSpec> resultColumns() {
    return parts.selection().columns();
  }

  @Override
  public List<String> warnings() {
    return warnings;
  }

  @Override
  public <R> R accept(PlanVisitor<R> visitor) {
    return visitor.visitSelect(this);
  }
}
