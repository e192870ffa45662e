package io.minicql.schema;

import io.minicql.CqlException;
import io.minicql.ErrorCode;
import io.minicql.type.CqlType;
import io.minicql.type.NativeType;
import java.util.Map;
import java.util.Set;

/** The class names that stand for native types in quoted type names. */
final class CustomTypes {

  private static final String PACKAGE = "org.apache.cassandra.db.marshal.";

  private static final Map<String, CqlType> BY_CLASS =
      Map.ofEntries(
          Map.entry("AsciiType", NativeType.ASCII),
          Map.entry("LongType", NativeType.BIGINT),
          Map.entry("BytesType", NativeType.BLOB),
          Map.entry("BooleanType", NativeType.BOOLEAN),
          Map.entry("CounterColumnType", NativeType.COUNTER),
          Map.entry("SimpleDateType", NativeType.DATE),
          Map.entry("DecimalType", NativeType.DECIMAL),
          Map.entry("DoubleType", NativeType.DOUBLE),
          Map.entry("DurationType", NativeType.DURATION),
          Map.entry("EmptyType", NativeType.EMPTY),
          Map.entry("FloatType", NativeType.FLOAT),
          Map.entry("InetAddressType", NativeType.INET),
          Map.entry("Int32Type", NativeType.INT),
          Map.entry("ShortType", NativeType.SMALLINT),
          Map.entry("UTF8Type", NativeType.TEXT),
          Map.entry("TimeType", NativeType.TIME),
          Map.entry("TimestampType", NativeType.TIMESTAMP),
          Map.entry("TimeUUIDType", NativeType.TIMEUUID),
          Map.entry("ByteType", NativeType.TINYINT),
          Map.entry("UUIDType", NativeType.UUID),
          Map.entry("IntegerType", NativeType.VARINT));

  private static final Set<String> NOT_SUPPORTED =
      Set.of(
          "CompositeType",
          "DynamicCompositeType",
          "DateType",
          "FrozenType",
          "LexicalUUIDType",
          "ListType",
          "MapType",
          "PartitionerDefinedOrder",
          "ReversedType",
          "SetType",
          "TupleType",
          "UserType",
          "VectorType");

  private CustomTypes() {}

  static String fullName(String className) {
    return className.contains(".") ? className : PACKAGE + className;
  }

  static CqlType resolve(String written) {
    String full = fullName(written);
    String simple = full.startsWith(PACKAGE) ? full.substring(PACKAGE.length()) : "";
    CqlType type = BY_CLASS.get(simple);
    if (type != null) {
      return type;
    }
    int bracket = simple.indexOf('(');
    String outer = bracket < 0 ? simple : simple.substring(0, bracket);
    if (NOT_SUPPORTED.contains(outer)) {
      throw CqlException.invalid("Custom type '" + full + "' is not supported yet");
    }
    throw new CqlException(
        ErrorCode.SYNTAX_ERROR,
        "Error setting type " + written + ": Unable to find abstract-type class '" + full + "'");
  }
}
