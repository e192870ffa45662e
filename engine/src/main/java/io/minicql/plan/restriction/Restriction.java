package io.minicql.plan.restriction;

import static java.util.stream.Collectors.joining;

import io.minicql.CqlException;
import io.minicql.index.IndexDefinition;
import io.minicql.plan.term.Bindings;
import io.minicql.schema.ColumnMetadata;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What relations demand of one column, or of neighbouring clustering columns taken as a tuple. */
abstract class Restriction {
  private final List<ColumnMetadata> columns;

  Restriction(List<ColumnMetadata> columns) {
    this.columns = List.copyOf(columns);
  }

  /** The restricted columns in key order. */
  final List<ColumnMetadata> columns() {
    return columns;
  }

  final ColumnMetadata firstColumn() {
    return columns.get(0);
  }

  final ColumnMetadata lastColumn() {
    return columns.get(columns.size() - 1);
  }

  /** Whether this fixes each of its columns to one value. */
  boolean isEquality() {
    return false;
  }

  boolean isIn() {
    return false;
  }

  boolean isSlice() {
    return false;
  }

  boolean isContains() {
    return false;
  }

  /** Whether an index finds rows for this. */
  boolean isSupportedBy(IndexDefinition index) {
    return false;
  }

  /** Whether an index finds exactly the rows of this. */
  boolean isAnsweredBy(IndexDefinition index) {
    return isSupportedBy(index);
  }

  /**
   * The value to look up in an index that supports this; null where one value is not enough and all
   * rows are tested.
   */
  byte @Nullable [] lookupValue(IndexDefinition index, Bindings bindings) {
    return null;
  }

  /**
   * This and a restriction that was written later and has a column in common.
   *
   * @throws CqlException where the two cannot stand together
   */
  abstract Restriction mergeWith(Restriction later);

  /** Adds this as conditions that rows are tested against. */
  abstract void addConditions(Bindings bindings, RowFilter.Builder filter);

  /** The names of the columns that both restrict, as error texts list them. */
  final String columnsInCommon(Restriction other) {
    return columns.stream()
        .filter(other.columns::contains)
        .map(ColumnMetadata::name)
        .collect(joining(" ,"));
  }

  final void requireSlice(Restriction later) {
    if (!later.isSlice()) {
      throw CqlException.invalid(
          "Column \""
              + columnsInCommon(later)
              + "\" cannot be restricted by both an equality and an inequality relation");
    }
  }
}
