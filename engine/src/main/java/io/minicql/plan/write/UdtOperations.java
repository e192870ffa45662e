package io.minicql.plan.write;

import io.minicql.Values;
import io.minicql.plan.term.Term;
import io.minicql.schema.ColumnMetadata;
import io.minicql.type.CollectionBytes;
import io.minicql.type.UdtType;
import java.util.List;

/** Operations on user types that are one cell for each field. */
final class UdtOperations {
  private UdtOperations() {}

  /** {@code column = {..}}. */
  static final class Set extends Operation {
    private final Term value;

    Set(ColumnMetadata column, Term value) {
      super(column);
      this.value = value;
    }

    @Override
    public void apply(RowTarget row) {
      byte[] udt = value.evaluate(row.bindings());
      if (udt == Values.UNSET) {
        return;
      }
      row.overwriteElements(column());
      if (udt != null) {
        int fieldCount = ((UdtType) column().type()).fieldNames().size();
        setFields(row, CollectionBytes.unpackTuple(udt, fieldCount));
      }
    }

    private void setFields(RowTarget row, List<byte[]> fields) {
      for (int i = 0; i < fields.size(); i++) {
        if (fields.get(i) != null) {
          row.setElement(column(), path(i), fields.get(i));
        }
      }
    }
  }

  /** {@code column.field = value}. */
  static final class SetField extends Operation {
    private final int field;
    private final Term value;

    SetField(ColumnMetadata column, int field, Term value) {
      super(column);
      this.field = field;
      this.value = value;
    }

    @Override
    public void apply(RowTarget row) {
      byte[] bytes = value.evaluate(row.bindings());
      if (bytes != Values.UNSET) {
        row.setElement(column(), path(field), bytes);
      }
    }
  }

  /** {@code DELETE column.field}. */
  static final class DeleteField extends Operation {
    private final int field;

    DeleteField(ColumnMetadata column, int field) {
      super(column);
      this.field = field;
    }

    @Override
    public void apply(RowTarget row) {
      row.setElement(column(), path(field), null);
    }
  }

  /** The path of a field's cell: its position as a smallint. */
  private static byte[] path(int field) {
    return new byte[] {(byte) (field >>> 8), (byte) field};
  }
}
