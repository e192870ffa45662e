package io.minicql.plan.restriction;

import io.minicql.index.TextAnalysis;
import io.minicql.type.CqlType;
import java.nio.ByteBuffer;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A condition on the serialized value of a column; no value (null) satisfies none. */
interface ValueTest {
  boolean test(byte[] value);

  /** Equal in the order of the type, as Cassandra compares. */
  record Equal(CqlType type, byte[] operand) implements ValueTest {
    @Override
    public boolean test(byte[] value) {
      return type.compare(value, operand) == 0;
    }
  }

  /** Equal to a value, where text is compared as an index sees it. */
  static ValueTest equalTo(CqlType type, @Nullable TextAnalysis analysis, byte[] operand) {
    return analysis == null
        ? new Equal(type, operand)
        : new Matches(TextPattern.equalTo(analysis.apply(operand)), analysis);
  }

  /** Text that fits a pattern, both as an index sees them. */
  record Matches(TextPattern pattern, @Nullable TextAnalysis analysis) implements ValueTest {
    @Override
    public boolean test(byte[] value) {
      return pattern.matches(analysis == null ? value : analysis.apply(value));
    }
  }

  /** Equal to any of some values. */
  record In(CqlType type, List<byte[]> operands) implements ValueTest {
    @Override
    public boolean test(byte[] value) {
      for (byte[] operand : operands) {
        if (type.compare(value, operand) == 0) {
          return true;
        }
      }
      return false;
    }
  }

  /** Above (sign 1) or below (sign -1) a value. */
  record Beyond(CqlType type, byte[] operand, int sign, boolean inclusive) implements ValueTest {
    @Override
    public boolean test(byte[] value) {
      int order = type.compare(value, operand) * sign;
      return order > 0 || (inclusive && order == 0);
    }
  }

  /** A list or set that has an element. */
  record ElementsHave(CqlType element, byte[] operand) implements ValueTest {
    @Override
    public boolean test(byte[] value) {
      ByteBuffer in = ByteBuffer.wrap(value);
      for (int left = in.getInt(); left > 0; left--) {
        if (nextEquals(in, value, element, operand)) {
          return true;
        }
      }
      return false;
    }
  }

  /** A map that has an entry of a key, of a value or of both; null leaves that side open. */
  record MapHas(
      CqlType keyType, byte @Nullable [] key, CqlType valueType, byte @Nullable [] operand)
      implements ValueTest {
    @Override
    public boolean test(byte[] value) {
      ByteBuffer in = ByteBuffer.wrap(value);
      for (int left = in.getInt(); left > 0; left--) {
        boolean keyFits = nextEquals(in, value, keyType, key);
        if (nextEquals(in, value, valueType, operand) && keyFits) {
          return true;
        }
      }
      return false;
    }
  }

  /** Reads the next value with its length; whether it equals the operand, or none is given. */
  private static boolean nextEquals(
      ByteBuffer in, byte[] bytes, CqlType type, byte @Nullable [] operand) {
    int length = in.getInt();
    int offset = in.position();
    in.position(offset + Math.max(0, length));
    return operand == null
        || (length >= 0 && type.compare(bytes, offset, length, operand, 0, operand.length) == 0);
  }
}
