package io.minicql.plan.restriction;

import io.minicql.CqlException;
import io.minicql.index.IndexDefinition;
import io.minicql.index.IndexOperator;
import io.minicql.plan.term.Bindings;
import io.minicql.schema.ColumnMetadata;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Inequalities: one bound or two, over one column or over a tuple of clustering columns. */
final class SliceRestriction extends Restriction {

  /** One end of a slice, by value and not by the order of storage. */
  record Bound(TupleValue value, boolean inclusive) {}

  private final @Nullable Bound start;
  private final @Nullable Bound end;
  private final boolean multiColumn;

  private SliceRestriction(
      List<ColumnMetadata> columns,
      boolean multiColumn,
      @Nullable Bound start,
      @Nullable Bound end) {
    super(columns);
    this.multiColumn = multiColumn;
    this.start = start;
    this.end = end;
  }

  static SliceRestriction over(ColumnMetadata column, @Nullable Bound start, @Nullable Bound end) {
    return new SliceRestriction(List.of(column), false, start, end);
  }

  static SliceRestriction over(
      List<ColumnMetadata> columns, @Nullable Bound start, @Nullable Bound end) {
    return new SliceRestriction(columns, true, start, end);
  }

  /** The bound that values must be above; null where there is none. */
  @Nullable Bound start() {
    return start;
  }

  /** The bound that values must be below; null where there is none. */
  @Nullable Bound end() {
    return end;
  }

  @Override
  boolean isSlice() {
    return true;
  }

  @Override
  boolean isSupportedBy(IndexDefinition index) {
    return columns().stream().anyMatch(column -> index.supports(column, IndexOperator.SLICE));
  }

  @Override
  Restriction mergeWith(Restriction later) {
    requireSlice(later);
    SliceRestriction slice = (SliceRestriction) later;
    if (!firstColumn().equals(slice.firstColumn())) {
      boolean laterBegins = slice.firstColumn().position() > firstColumn().position();
      throw CqlException.invalid(
          "Column \""
              + (laterBegins ? slice.firstColumn() : firstColumn()).name()
              + "\" cannot be restricted by two inequalities not starting with the same column");
    }
    requireOne("start", start, slice.start, slice);
    requireOne("end", end, slice.end, slice);
    return new SliceRestriction(
        columns().size() >= slice.columns().size() ? columns() : slice.columns(),
        multiColumn || slice.multiColumn,
        start == null ? slice.start : start,
        end == null ? slice.end : end);
  }

  private void requireOne(
      String side, @Nullable Bound mine, @Nullable Bound other, SliceRestriction later) {
    if (mine != null && other != null) {
      throw CqlException.invalid(
          "More than one restriction was found for the "
              + side
              + " bound on "
              + columnsInCommon(later));
    }
  }

  @Override
  void addConditions(Bindings bindings, RowFilter.Builder filter) {
    if (multiColumn) {
      throw CqlException.invalid("Multi-column slice restrictions cannot be used for filtering.");
    }
    addCondition(bindings, filter, start, 1);
    addCondition(bindings, filter, end, -1);
  }

  private void addCondition(
      Bindings bindings, RowFilter.Builder filter, @Nullable Bound bound, int sign) {
    if (bound != null) {
      ColumnMetadata column = firstColumn();
      byte[] value = FilterValues.require(column, bound.value().evaluate(bindings)[0]);
      filter.add(column, new ValueTest.Beyond(column.type(), value, sign, bound.inclusive()));
    }
  }
}
