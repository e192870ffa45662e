package io.minicql.plan.term;

import io.minicql.grammar.ast.ConstantKind;
import io.minicql.grammar.ast.RawTerm.Constant;
import io.minicql.type.AssignmentFit;
import io.minicql.type.CqlType;
import io.minicql.type.NativeType;
import io.minicql.type.TupleType;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Map;
import java.util.Set;

/** Which constants suit which types. */
final class ConstantFit {
  private static final Map<ConstantKind, Set<NativeType>> RECEIVERS =
      Map.of(
          ConstantKind.STRING,
          Set.of(
              NativeType.ASCII,
              NativeType.TEXT,
              NativeType.INET,
              NativeType.DATE,
              NativeType.TIME,
              NativeType.TIMESTAMP),
          ConstantKind.INTEGER,
          Set.of(
              NativeType.BIGINT,
              NativeType.COUNTER,
              NativeType.DATE,
              NativeType.DECIMAL,
              NativeType.DOUBLE,
              NativeType.DURATION,
              NativeType.FLOAT,
              NativeType.INT,
              NativeType.SMALLINT,
              NativeType.TIME,
              NativeType.TIMESTAMP,
              NativeType.TINYINT,
              NativeType.VARINT),
          ConstantKind.FLOAT,
          Set.of(NativeType.DECIMAL, NativeType.DOUBLE, NativeType.FLOAT),
          ConstantKind.BOOLEAN,
          Set.of(NativeType.BOOLEAN),
          ConstantKind.UUID,
          Set.of(NativeType.UUID, NativeType.TIMEUUID),
          ConstantKind.HEX,
          Set.of(NativeType.BLOB),
          ConstantKind.DURATION,
          Set.of(NativeType.DURATION));

  private ConstantFit() {}

  static AssignmentFit of(Constant constant, CqlType receiver) {
    if (receiver instanceof TupleType) {
      // Cassandra lets tuples read any constant as their own text form, for example '1:a'.
      return AssignmentFit.CONVERTIBLE;
    }
    if (receiver == preferredType(constant)) {
      return AssignmentFit.EXACT;
    }
    return receiver instanceof NativeType type
            && RECEIVERS.getOrDefault(constant.kind(), Set.of()).contains(type)
        ? AssignmentFit.CONVERTIBLE
        : AssignmentFit.NONE;
  }

  /** The type of a constant that no receiver decides. */
  static NativeType preferredType(Constant constant) {
    String text = constant.text();
    return switch (constant.kind()) {
      case STRING -> isAscii(text) ? NativeType.ASCII : NativeType.TEXT;
      case INTEGER -> integerType(new BigInteger(text));
      case FLOAT -> floatType(text);
      case BOOLEAN -> NativeType.BOOLEAN;
      case UUID -> text.charAt(14) == '1' ? NativeType.TIMEUUID : NativeType.UUID;
      // Cassandra takes the type of one byte for the type of bytes, so that tinyint accepts 0x01.
      case HEX -> NativeType.TINYINT;
      case DURATION -> NativeType.DURATION;
    };
  }

  private static boolean isAscii(String text) {
    return text.chars().allMatch(c -> c < 0x80);
  }

  private static NativeType integerType(BigInteger value) {
    int bits = value.bitLength();
    if (bits < Integer.SIZE) {
      return NativeType.INT;
    }
    return bits < Long.SIZE ? NativeType.BIGINT : NativeType.VARINT;
  }

  private static NativeType floatType(String text) {
    if (text.endsWith("NaN") || text.endsWith("Infinity")) {
      return NativeType.DOUBLE;
    }
    BigDecimal exact = new BigDecimal(text);
    double rounded = exact.doubleValue();
    boolean fits =
        !Double.isInfinite(rounded)
            && exact.compareTo(new BigDecimal(Double.toString(rounded))) == 0;
    return fits ? NativeType.DOUBLE : NativeType.DECIMAL;
  }
}
