package io.minicql.plan.restriction;

import io.minicql.CqlException;
import io.minicql.index.IndexDefinition;
import io.minicql.index.IndexOperator;
import io.minicql.plan.term.Bindings;
import io.minicql.schema.ColumnMetadata;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** {@code column = value} or {@code (a, b) = (1, 2)}; also IN with one value. */
final class EqualRestriction extends Restriction implements KeyValues {
  private final TupleValue value;

  EqualRestriction(List<ColumnMetadata> columns, TupleValue value) {
    super(columns);
    this.value = value;
  }

  @Override
  boolean isEquality() {
    return true;
  }

  @Override
  Restriction mergeWith(Restriction later) {
    throw CqlException.invalid(
        columnsInCommon(later)
            + " cannot be restricted by more than one relation if it includes an Equal");
  }

  @Override
  boolean isSupportedBy(IndexDefinition index) {
    return columns().stream().anyMatch(column -> index.supports(column, IndexOperator.EQ));
  }

  @Override
  boolean isAnsweredBy(IndexDefinition index) {
    return columns().size() == 1 && isSupportedBy(index);
  }

  @Override
  byte @Nullable [] lookupValue(IndexDefinition index, Bindings bindings) {
    byte[][] values = value.evaluate(bindings);
    int position = columns().indexOf(index.column());
    return index.termOfValue(FilterValues.require(index.column(), values[position]));
  }

  @Override
  public int columnCount() {
    return columns().size();
  }

  @Override
  public List<byte[][]> tuples(Bindings bindings) {
    return Collections.singletonList(value.requireKeyValues(bindings));
  }

  /** The values of all columns. */
  byte[][] values(Bindings bindings) {
    return value.requireKeyValues(bindings);
  }

  /** The value of the only column. */
  byte[] singleValue(Bindings bindings) {
    return value.requireSingleKeyValue(bindings);
  }

  @Override
  void addConditions(Bindings bindings, RowFilter.Builder filter) {
    byte[][] values = value.evaluate(bindings);
    for (int i = 0; i < values.length; i++) {
      ColumnMetadata column = columns().get(i);
      filter.addEqual(column, FilterValues.require(column, values[i]));
    }
  }
}
