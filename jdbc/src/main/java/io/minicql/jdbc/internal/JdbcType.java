package io.minicql.jdbc.internal;

import io.minicql.type.CqlType;
import io.minicql.type.ListType;
import io.minicql.type.MapType;
import io.minicql.type.NativeType;
import io.minicql.type.SetType;
import io.minicql.type.VectorType;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.sql.Array;
import java.sql.Date;
import java.sql.Time;
import java.sql.Timestamp;
import java.sql.Types;
import java.util.Map;
import java.util.UUID;

/**
 * How a CQL type looks in JDBC.
 *
 * @param code the constant of {@link Types}
 * @param javaClass the class of getObject
 * @param precision digits of a number, characters of a text form; 0 where there is no limit
 * @param scale digits after the point; 0 where it is not fixed
 * @param displaySize the longest text form in characters
 * @param isSigned whether values are signed numbers
 */
record JdbcType(
    int code, Class<?> javaClass, int precision, int scale, int displaySize, boolean isSigned) {

  static JdbcType of(CqlType type) {
    if (type instanceof NativeType nativeType) {
      return ofNative(nativeType);
    }
    if (type instanceof ListType || type instanceof SetType || type instanceof VectorType) {
      return other(Types.ARRAY, Array.class);
    }
    return other(Types.JAVA_OBJECT, type instanceof MapType ? Map.class : type.javaClass());
  }

  private static JdbcType ofNative(NativeType type) {
    return switch (type) {
      case ASCII, TEXT -> text(Types.VARCHAR, String.class, Integer.MAX_VALUE);
      case BIGINT, COUNTER -> number(Types.BIGINT, Long.class, 19, 20);
      case INT -> number(Types.INTEGER, Integer.class, 10, 11);
      case SMALLINT -> number(Types.SMALLINT, Integer.class, 5, 6);
      case TINYINT -> number(Types.TINYINT, Integer.class, 3, 4);
      case VARINT -> number(Types.NUMERIC, BigInteger.class, 0, Integer.MAX_VALUE);
      case DECIMAL -> number(Types.DECIMAL, BigDecimal.class, 0, Integer.MAX_VALUE);
      case DOUBLE -> number(Types.DOUBLE, Double.class, 17, 24);
      case FLOAT -> number(Types.REAL, Float.class, 9, 15);
      case BOOLEAN -> new JdbcType(Types.BOOLEAN, Boolean.class, 1, 0, 5, false);
      case BLOB -> text(Types.VARBINARY, byte[].class, Integer.MAX_VALUE);
      case DATE -> text(Types.DATE, Date.class, 14);
      case TIME -> new JdbcType(Types.TIME, Time.class, 18, 9, 18, false);
      case TIMESTAMP -> new JdbcType(Types.TIMESTAMP, Timestamp.class, 24, 3, 35, false);
      case UUID, TIMEUUID -> text(Types.VARCHAR, UUID.class, 36);
      case INET -> text(Types.VARCHAR, type.javaClass(), 45);
      case DURATION -> text(Types.VARCHAR, type.javaClass(), 64);
      case EMPTY -> other(Types.NULL, Object.class);
    };
  }

  private static JdbcType text(int code, Class<?> javaClass, int sizeCharacters) {
    return new JdbcType(code, javaClass, sizeCharacters, 0, sizeCharacters, false);
  }

  private static JdbcType number(int code, Class<?> javaClass, int digits, int displaySize) {
    return new JdbcType(code, javaClass, digits, 0, displaySize, true);
  }

  private static JdbcType other(int code, Class<?> javaClass) {
    return new JdbcType(code, javaClass, 0, 0, Integer.MAX_VALUE, false);
  }
}
