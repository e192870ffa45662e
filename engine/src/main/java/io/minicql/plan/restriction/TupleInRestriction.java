package io.minicql.plan.restriction;

import io.minicql.CqlException;
import io.minicql.Values;
import io.minicql.plan.term.Bindings;
import io.minicql.plan.term.TupleTermList;
import io.minicql.schema.ColumnMetadata;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** {@code (a, b) IN ((1, 2), (3, 4))}. */
final class TupleInRestriction extends Restriction implements KeyValues {
  private final TupleTermList values;

  TupleInRestriction(List<ColumnMetadata> columns, TupleTermList values) {
    super(columns);
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
  public int columnCount() {
    return columns().size();
  }

  @Override
  public List<byte[][]> tuples(Bindings bindings) {
    List<@Nullable List<byte @Nullable []>> list = values.evaluate(bindings);
    if (list == null) {
      throw CqlException.invalid("Invalid null value for IN restriction");
    }
    List<byte[][]> tuples = new ArrayList<>(list.size());
    for (List<byte @Nullable []> tuple : list) {
      tuples.add(require(tuple));
    }
    return tuples;
  }

  private byte[][] require(@Nullable List<byte @Nullable []> tuple) {
    byte[][] present = new byte[columns().size()][];
    for (int i = 0; i < present.length; i++) {
      byte[] value = tuple == null || i >= tuple.size() ? null : tuple.get(i);
      if (value == null) {
        throw CqlException.invalid(
            "Invalid null value in condition for columns: "
                + columns().stream().map(ColumnMetadata::name).toList());
      }
      if (value == Values.UNSET) {
        throw CqlException.invalid("Invalid unset value for tuple field number " + i);
      }
      present[i] = value;
    }
    return present;
  }

  @Override
  void addConditions(Bindings bindings, RowFilter.Builder filter) {
    throw CqlException.invalid("Multicolumn IN filters are not supported");
  }
}
