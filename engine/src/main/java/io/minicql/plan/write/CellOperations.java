package io.minicql.plan.write;

import io.minicql.CqlException;
import io.minicql.Values;
import io.minicql.plan.term.Term;
import io.minicql.schema.ColumnMetadata;
import io.minicql.type.CqlType;
import io.minicql.type.NativeType;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.util.Arrays;

/** Operations on columns that are one cell: native types and everything frozen. */
final class CellOperations {
  private CellOperations() {}

  /** {@code column = value}. */
  static final class Set extends Operation {
    private final Term value;

    Set(ColumnMetadata column, Term value) {
      super(column);
      this.value = value;
    }

    @Override
    public void apply(RowTarget row) {
      byte[] bytes = value.evaluate(row.bindings());
      if (bytes != Values.UNSET) {
        row.setCell(column(), bytes);
      }
    }
  }

  /** DELETE of a whole column, of whatever type. */
  static final class Delete extends Operation {
    Delete(ColumnMetadata column) {
      super(column);
    }

    @Override
    public void apply(RowTarget row) {
      if (column().type().isMultiCell()) {
        row.deleteElements(column());
      } else {
        row.setCell(column(), null);
      }
    }
  }

  /** {@code counter = counter + value}, or minus. */
  static final class Count extends Operation {
    private final Term value;
    private final boolean negative;

    private Count(ColumnMetadata column, Term value, boolean negative) {
      super(column);
      this.value = value;
      this.negative = negative;
    }

    static Count up(ColumnMetadata column, Term value) {
      return new Count(column, value, false);
    }

    static Count down(ColumnMetadata column, Term value) {
      return new Count(column, value, true);
    }

    @Override
    public void apply(RowTarget row) {
      byte[] bytes = value.evaluate(row.bindings());
      if (bytes != Values.UNSET && (bytes == null || bytes.length == 0)) {
        throw CqlException.invalid("Invalid null value for counter increment");
      }
      if (bytes != Values.UNSET) {
        long delta = ByteBuffer.wrap(bytes).getLong();
        row.increment(column(), negative ? negate(delta) : delta);
      }
    }

    private static long negate(long delta) {
      if (delta == Long.MIN_VALUE) {
        throw CqlException.invalid(
            "The negation of "
                + delta
                + " overflows supported counter precision (signed 8 bytes integer)");
      }
      return -delta;
    }
  }

  /**
   * {@code column = column + value} of a number or a text, which only statements with a condition
   * may have: they read the row anyway. Nothing is written where the column has no value.
   */
  static final class Add extends Operation {
    private final Term value;

    Add(ColumnMetadata column, Term value) {
      super(column);
      this.value = value;
    }

    static boolean suits(CqlType type) {
      return switch (type instanceof NativeType nativeType ? nativeType : NativeType.BLOB) {
        case TINYINT, SMALLINT, INT, BIGINT, VARINT, FLOAT, DOUBLE, DECIMAL, ASCII, TEXT -> true;
        default -> false;
      };
    }

    @Override
    public boolean readsRow() {
      return true;
    }

    @Override
    public void apply(RowTarget row) {
      byte[] bytes = value.evaluate(row.bindings());
      if (bytes == Values.UNSET) {
        return;
      }
      if (bytes == null) {
        throw CqlException.invalid("Invalid null value for addition to column " + column().name());
      }
      byte[] before = row.value(column());
      if (before != null) {
        row.setCell(column(), sum((NativeType) column().type(), before, bytes));
      }
    }

    private static byte[] sum(NativeType type, byte[] left, byte[] right) {
      if (type == NativeType.TEXT || type == NativeType.ASCII) {
        byte[] joined = Arrays.copyOf(left, left.length + right.length);
        System.arraycopy(right, 0, joined, left.length, right.length);
        return joined;
      }
      Object a = type.decode(left);
      Object b = type.decode(right);
      return a == null || b == null ? left : type.encode(sum(type, a, b));
    }

    private static Object sum(NativeType type, Object left, Object right) {
      return switch (type) {
        case TINYINT -> (byte) ((Byte) left + (Byte) right);
        case SMALLINT -> (short) ((Short) left + (Short) right);
        case INT -> (Integer) left + (Integer) right;
        case BIGINT -> (Long) left + (Long) right;
        case FLOAT -> (Float) left + (Float) right;
        case DOUBLE -> (Double) left + (Double) right;
        case VARINT -> ((BigInteger) left).add((BigInteger) right);
        case DECIMAL -> ((BigDecimal) left).add((BigDecimal) right);
        default -> throw new IllegalStateException("no addition for " + type);
      };
    }
  }
}
