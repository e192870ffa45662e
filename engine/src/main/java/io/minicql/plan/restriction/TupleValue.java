package io.minicql.plan.restriction;

import io.minicql.CqlException;
import io.minicql.Values;
import io.minicql.plan.term.Bindings;
import io.minicql.plan.term.Term;
import io.minicql.plan.term.TupleTerm;
import io.minicql.schema.ColumnMetadata;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A value for each column of a restriction. The texts of its errors differ for one and for many.
 */
abstract class TupleValue {
  final List<ColumnMetadata> columns;

  private TupleValue(List<ColumnMetadata> columns) {
    this.columns = List.copyOf(columns);
  }

  static TupleValue of(ColumnMetadata column, Term term) {
    return new Single(column, term);
  }

  static TupleValue of(List<ColumnMetadata> columns, TupleTerm term) {
    return new Many(columns, term);
  }

  /** The values as they were bound: null and unset ones included. */
  abstract byte[] @Nullable [] evaluate(Bindings bindings);

  /** The values of key columns, none of them null or unset. */
  abstract byte[][] requireKeyValues(Bindings bindings);

  /** The value of the only key column. */
  abstract byte[] requireSingleKeyValue(Bindings bindings);

  /** The values of a bound of a slice; null where one of them is null and so no row can match. */
  abstract byte @Nullable [][] sliceBound(Bindings bindings);

  final int size() {
    return columns.size();
  }

  static CqlException nullValue(ColumnMetadata column) {
    return CqlException.invalid("Invalid null value in condition for column " + column.name());
  }

  static CqlException unsetValue(ColumnMetadata column) {
    return CqlException.invalid("Invalid unset value for column " + column.name());
  }

  private static final class Single extends TupleValue {
    private final Term term;

    Single(ColumnMetadata column, Term term) {
      super(List.of(column));
      this.term = term;
    }

    @Override
    byte[] @Nullable [] evaluate(Bindings bindings) {
      return new byte[][] {term.evaluate(bindings)};
    }

    @Override
    byte[][] requireKeyValues(Bindings bindings) {
      return new byte[][] {requireSingleKeyValue(bindings)};
    }

    @Override
    byte[] requireSingleKeyValue(Bindings bindings) {
      byte[] value = term.evaluate(bindings);
      if (value == null) {
        throw nullValue(columns.get(0));
      }
      return requireSet(value);
    }

    @Override
    byte @Nullable [][] sliceBound(Bindings bindings) {
      byte[] value = term.evaluate(bindings);
      return value == null ? null : new byte[][] {requireSet(value)};
    }

    private byte[] requireSet(byte[] value) {
      if (value == Values.UNSET) {
        throw unsetValue(columns.get(0));
      }
      return value;
    }
  }

  private static final class Many extends TupleValue {
    private final TupleTerm term;

    Many(List<ColumnMetadata> columns, TupleTerm term) {
      super(columns);
      this.term = term;
    }

    @Override
    byte[] @Nullable [] evaluate(Bindings bindings) {
      List<byte @Nullable []> tuple = term.evaluate(bindings);
      if (tuple == null) {
        throw CqlException.invalid("Invalid null value for tuple " + names(columns));
      }
      byte[] @Nullable [] values = new byte[columns.size()][];
      for (int i = 0; i < values.length; i++) {
        values[i] = i < tuple.size() ? tuple.get(i) : null;
      }
      return values;
    }

    @Override
    byte[][] requireKeyValues(Bindings bindings) {
      return require(bindings, "Invalid null value for column ");
    }

    @Override
    byte[] requireSingleKeyValue(Bindings bindings) {
      return requireKeyValues(bindings)[0];
    }

    @Override
    byte[][] sliceBound(Bindings bindings) {
      return require(bindings, "Invalid null value in condition for column ");
    }

    private byte[][] require(Bindings bindings, String nullText) {
      byte[] @Nullable [] values = evaluate(bindings);
      byte[][] present = new byte[values.length][];
      for (int i = 0; i < values.length; i++) {
        byte[] value = values[i];
        if (value == null) {
          throw CqlException.invalid(nullText + columns.get(i).name());
        }
        if (value == Values.UNSET) {
          throw CqlException.invalid("Invalid unset value for tuple field number " + i);
        }
        present[i] = value;
      }
      return present;
    }
  }

  /** The columns as the name of a tuple: {@code (a,b)}. */
  static String names(List<ColumnMetadata> columns) {
    return columns.stream()
        .map(ColumnMetadata::name)
        .collect(java.util.stream.Collectors.joining(",", "(", ")"));
  }
}
