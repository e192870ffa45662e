package io.minicql.plan.write;

import io.minicql.CqlException;
import io.minicql.Values;
import io.minicql.plan.term.Term;
import io.minicql.schema.ColumnMetadata;
import io.minicql.type.CollectionBytes;

/** Operations on sets that are one cell for each element. */
final class SetOperations {
  /** The value of a set's cells: the element is the cell's path. */
  private static final byte[] NOTHING = {};

  private SetOperations() {}

  /** {@code column = {..}}. */
  static final class Set extends Operation {
    private final Term value;

    Set(ColumnMetadata column, Term value) {
      super(column);
      this.value = value;
    }

    @Override
    public void apply(RowTarget row) {
      byte[] set = value.evaluate(row.bindings());
      if (set == Values.UNSET) {
        return;
      }
      row.overwriteElements(column());
      if (set != null) {
        add(row, column(), set);
      }
    }
  }

  /** {@code column = column + {..}}. */
  static final class Add extends Operation {
    private final Term value;

    Add(ColumnMetadata column, Term value) {
      super(column);
      this.value = value;
    }

    @Override
    public void apply(RowTarget row) {
      byte[] set = value.evaluate(row.bindings());
      if (set != null && set != Values.UNSET) {
        add(row, column(), set);
      }
    }
  }

  /** {@code column = column - {..}} of a set, or of a map by a set of its keys. */
  static final class Discard extends Operation {
    private final Term value;

    Discard(ColumnMetadata column, Term value) {
      super(column);
      this.value = value;
    }

    @Override
    public void apply(RowTarget row) {
      byte[] set = value.evaluate(row.bindings());
      if (set == null || set == Values.UNSET) {
        return;
      }
      for (byte[] element : CollectionBytes.unpackList(set)) {
        if (element != null) {
          row.setElement(column(), element, null);
        }
      }
    }
  }

  /** {@code DELETE column[element]}. */
  static final class DeleteElement extends Operation {
    private final Term element;

    DeleteElement(ColumnMetadata column, Term element) {
      super(column);
      this.element = element;
    }

    @Override
    public void apply(RowTarget row) {
      byte[] path = element.evaluate(row.bindings());
      if (path == null) {
        throw CqlException.invalid("Invalid null set element");
      }
      if (path != Values.UNSET) {
        row.setElement(column(), path, null);
      }
    }
  }

  private static void add(RowTarget row, ColumnMetadata column, byte[] set) {
    for (byte[] element : CollectionBytes.unpackList(set)) {
      if (element != null) {
        row.setElement(column, element, NOTHING);
      }
    }
  }
}
