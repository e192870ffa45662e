package io.minicql.plan.write;

import io.minicql.CqlException;
import io.minicql.Values;
import io.minicql.plan.term.Bindings;
import io.minicql.plan.term.Term;
import io.minicql.schema.ColumnMetadata;
import io.minicql.type.CollectionBytes;

/** Operations on maps that are one cell for each entry. */
final class MapOperations {
  private MapOperations() {}

  /** {@code column = {..}}. */
  static final class Set extends Operation {
    private final Term value;

    Set(ColumnMetadata column, Term value) {
      super(column);
      this.value = value;
    }

    @Override
    public void apply(RowTarget row) {
      byte[] map = value.evaluate(row.bindings());
      if (map == Values.UNSET) {
        return;
      }
      row.overwriteElements(column());
      if (map != null) {
        put(row, column(), map);
      }
    }
  }

  /** {@code column = column + {..}}. */
  static final class Put extends Operation {
    private final Term value;

    Put(ColumnMetadata column, Term value) {
      super(column);
      this.value = value;
    }

    @Override
    public void apply(RowTarget row) {
      byte[] map = value.evaluate(row.bindings());
      if (map != null && map != Values.UNSET) {
        put(row, column(), map);
      }
    }
  }

  /** {@code column[key] = value}. */
  static final class SetKey extends Operation {
    private final Term key;
    private final Term value;

    SetKey(ColumnMetadata column, Term key, Term value) {
      super(column);
      this.key = key;
      this.value = value;
    }

    @Override
    public void apply(RowTarget row) {
      byte[] path = requireKey(key, row.bindings());
      byte[] bytes = value.evaluate(row.bindings());
      if (bytes != Values.UNSET) {
        row.setElement(column(), path, bytes);
      }
    }
  }

  /** {@code DELETE column[key]}. */
  static final class DeleteKey extends Operation {
    private final Term key;

    DeleteKey(ColumnMetadata column, Term key) {
      super(column);
      this.key = key;
    }

    @Override
    public void apply(RowTarget row) {
      row.setElement(column(), requireKey(key, row.bindings()), null);
    }
  }

  private static byte[] requireKey(Term key, Bindings bindings) {
    byte[] path = key.evaluate(bindings);
    if (path == null) {
      throw CqlException.invalid("Invalid null map key");
    }
    if (path == Values.UNSET) {
      throw CqlException.invalid("Invalid unset map key");
    }
    return path;
  }

  private static void put(RowTarget row, ColumnMetadata column, byte[] map) {
    CollectionBytes.unpackMap(map)
        .forEach(entry -> row.setElement(column, entry.getKey(), entry.getValue()));
  }
}
