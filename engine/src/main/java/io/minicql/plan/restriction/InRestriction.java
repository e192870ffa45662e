package io.minicql.plan.restriction;

import io.minicql.CqlException;
import io.minicql.Values;
import io.minicql.index.IndexDefinition;
import io.minicql.index.IndexOperator;
import io.minicql.plan.term.Bindings;
import io.minicql.plan.term.TermList;
import io.minicql.schema.ColumnMetadata;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** {@code column IN (...)} with any number of values but one, or with a marker for the list. */
final class InRestriction extends Restriction implements KeyValues {
  private final TermList values;

  InRestriction(ColumnMetadata column, TermList values) {
    super(List.of(column));
    this.values = values;
  }

  @Override
  boolean isIn() {
    return true;
  }

  @Override
  Restriction mergeWith(Restriction later) {
    throw CqlException.invalid(
        columnsInCommon(later)
            + " cannot be restricted by more than one relation if it includes a IN");
  }

  @Override
  boolean isSupportedBy(IndexDefinition index) {
    return index.supports(firstColumn(), IndexOperator.IN);
  }

  @Override
  public int columnCount() {
    return 1;
  }

  @Override
  public List<byte[][]> tuples(Bindings bindings) {
    List<byte @Nullable []> list = evaluate(bindings);
    List<byte[][]> tuples = new ArrayList<>(list.size());
    for (byte[] value : list) {
      if (value == null) {
        throw TupleValue.nullValue(firstColumn());
      }
      if (value == Values.UNSET) {
        throw TupleValue.unsetValue(firstColumn());
      }
      tuples.add(new byte[][] {value});
    }
    return tuples;
  }

  private List<byte @Nullable []> evaluate(Bindings bindings) {
    List<byte @Nullable []> list = values.evaluate(bindings);
    if (list == null) {
      throw CqlException.invalid("Invalid null value for column " + firstColumn().name());
    }
    return list;
  }

  /** A null is no error and ends the list: Cassandra reads no further. */
  @Override
  void addConditions(Bindings bindings, RowFilter.Builder filter) {
    List<byte[]> present = new ArrayList<>();
    for (byte[] value : evaluate(bindings)) {
      if (value == null || value == Values.UNSET) {
        break;
      }
      present.add(value);
    }
    filter.add(firstColumn(), new ValueTest.In(firstColumn().type(), present));
  }
}
