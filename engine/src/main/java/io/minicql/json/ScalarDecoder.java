package io.minicql.json;

import io.minicql.CqlException;
import io.minicql.type.CqlTypeException;
import io.minicql.type.NativeType;
import java.time.Instant;

/** Values of native types from JSON: what each type takes besides its text in a string. */
final class ScalarDecoder {
  private ScalarDecoder() {}

  static byte[] decode(NativeType type, Object json) {
    return switch (type) {
      case BLOB -> blob(json);
      case DECIMAL -> decimal(json);
      case VARINT -> varint(json);
      case DURATION -> duration(json);
      case COUNTER, EMPTY -> throw expected("no value of type " + type.cql(), json);
      default -> json instanceof String text ? type.parse(text) : decodeOther(type, json);
    };
  }

  private static byte[] decodeOther(NativeType type, Object json) {
    boolean taken =
        switch (type) {
          case BOOLEAN -> json instanceof Boolean;
          case INT -> json instanceof Integer;
          case BIGINT -> json instanceof Integer || json instanceof Long;
          case TIMESTAMP -> json instanceof Long;
          case TINYINT, SMALLINT, FLOAT, DOUBLE -> json instanceof Number;
          default -> false;
        };
    if (!taken) {
      throw expected(description(type), json);
    }
    return switch (type) {
      case TINYINT, SMALLINT -> type.parse(json.toString());
      case FLOAT -> type.encode(((Number) json).floatValue());
      case DOUBLE -> type.encode(((Number) json).doubleValue());
      case TIMESTAMP -> type.encode(Instant.ofEpochMilli((Long) json));
      default -> type.encode(json);
    };
  }

  /** What a type wants, in the words of Cassandra's errors. */
  private static String description(NativeType type) {
    return switch (type) {
      case ASCII -> "an ascii string";
      case TEXT -> "a UTF-8 string";
      case INT -> "an int value";
      case SMALLINT -> "a short value";
      case TINYINT -> "a byte value";
      case TIMESTAMP -> "a long or a datestring representation of a timestamp value";
      case DATE, TIME -> "a string representation of a " + type.cql() + " value";
      case INET -> "a string representation of an inet value";
      case DURATION, TIMEUUID, UUID -> "a string representation of a " + type.cql();
      default -> "a " + type.cql() + " value";
    };
  }

  static CqlTypeException expected(String what, Object json) {
    return new CqlTypeException(
        String.format(
            "Expected %s, but got a %s: %s", what, json.getClass().getSimpleName(), json));
  }

  private static byte[] blob(Object json) {
    if (!(json instanceof String text)) {
      String className = json.getClass().getName();
      throw notBlob(
          json,
          String.format(
              "class %s cannot be cast to class java.lang.String (%s and java.lang.String are in"
                  + " module java.base of loader 'bootstrap')",
              className, className));
    }
    if (!text.startsWith("0x")) {
      throw notBlob(json, "String representation of blob is missing 0x prefix: " + text);
    }
    try {
      return NativeType.BLOB.parse(text);
    } catch (CqlTypeException e) {
      throw notBlob(json, String.valueOf(e.getMessage()));
    }
  }

  private static CqlTypeException notBlob(Object json, String reason) {
    return new CqlTypeException(
        String.format("Value '%s' is not a valid blob representation: %s", json, reason));
  }

  private static byte[] decimal(Object json) {
    try {
      return NativeType.DECIMAL.parse(json.toString());
    } catch (CqlTypeException e) {
      throw notNumber(NativeType.DECIMAL, json);
    }
  }

  private static byte[] varint(Object json) {
    String text = json.toString();
    if (text.isEmpty()) {
      throw notNumber(NativeType.VARINT, json);
    }
    try {
      return NativeType.VARINT.parse(text);
    } catch (CqlTypeException e) {
      throw notNumber(NativeType.VARINT, json);
    }
  }

  private static CqlTypeException notNumber(NativeType type, Object json) {
    return new CqlTypeException(
        String.format("Value '%s' is not a valid representation of a %s value", json, type.cql()));
  }

  private static byte[] duration(Object json) {
    if (!(json instanceof String text)) {
      throw expected(description(NativeType.DURATION), json);
    }
    try {
      return NativeType.DURATION.parse(text);
    } catch (CqlTypeException e) {
      throw CqlException.invalid(String.valueOf(e.getMessage()));
    }
  }
}
