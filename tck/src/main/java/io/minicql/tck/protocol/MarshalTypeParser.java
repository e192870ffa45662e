package io.minicql.tck.protocol;

import io.minicql.tck.value.ListType;
import io.minicql.tck.value.MapType;
import io.minicql.tck.value.SetType;
import io.minicql.tck.value.SimpleType;
import io.minicql.tck.value.TupleType;
import io.minicql.tck.value.UserType;
import io.minicql.tck.value.ValueType;
import io.minicql.tck.value.VectorType;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;

/**
 * Reads a type that the server names by its class, as version 4 does for durations and vectors:
 * {@code org.apache.cassandra.db.marshal.VectorType(org.apache.cassandra.db.marshal.FloatType ,
 * 3)}. The parts of a user type are a keyspace, the name in hex, and {@code hexname:type} for each
 * field.
 */
final class MarshalTypeParser {
  private final String text;
  private int at;

  private MarshalTypeParser(String text) {
    this.text = text;
  }

  static ValueType parse(String text) {
    return new MarshalTypeParser(text).type();
  }

  private ValueType type() {
    String name = word();
    String shortName = name.substring(name.lastIndexOf('.') + 1);
    return switch (shortName) {
      case "FrozenType", "ReversedType" -> arguments().get(0);
      case "ListType" -> new ListType(arguments().get(0));
      case "SetType" -> new SetType(arguments().get(0));
      case "MapType" -> {
        List<ValueType> arguments = arguments();
        yield new MapType(arguments.get(0), arguments.get(1));
      }
      case "TupleType" -> new TupleType(arguments());
      case "VectorType" -> vector();
      case "UserType" -> userType();
      default -> simple(shortName);
    };
  }

  private List<ValueType> arguments() {
    List<ValueType> arguments = new ArrayList<>();
    expect('(');
    do {
      arguments.add(type());
    } while (take(','));
    expect(')');
    return arguments;
  }

  private ValueType vector() {
    expect('(');
    ValueType element = type();
    expect(',');
    int dimension = Integer.parseInt(word());
    expect(')');
    return new VectorType(element, dimension);
  }

  private ValueType userType() {
    expect('(');
    String keyspace = word();
    expect(',');
    String name = unhex(word());
    List<UserType.Field> fields = new ArrayList<>();
    while (take(',')) {
      String field = unhex(word());
      expect(':');
      fields.add(new UserType.Field(field, type()));
    }
    expect(')');
    return new UserType(keyspace, name, fields);
  }

  private static SimpleType simple(String shortName) {
    return switch (shortName) {
      case "AsciiType" -> SimpleType.ASCII;
      case "LongType" -> SimpleType.BIGINT;
      case "BytesType" -> SimpleType.BLOB;
      case "BooleanType" -> SimpleType.BOOLEAN;
      case "CounterColumnType" -> SimpleType.COUNTER;
      case "SimpleDateType" -> SimpleType.DATE;
      case "DecimalType" -> SimpleType.DECIMAL;
      case "DoubleType" -> SimpleType.DOUBLE;
      case "DurationType" -> SimpleType.DURATION;
      case "EmptyType" -> SimpleType.EMPTY;
      case "FloatType" -> SimpleType.FLOAT;
      case "InetAddressType" -> SimpleType.INET;
      case "Int32Type" -> SimpleType.INT;
      case "ShortType" -> SimpleType.SMALLINT;
      case "UTF8Type" -> SimpleType.TEXT;
      case "TimeType" -> SimpleType.TIME;
      case "TimestampType" -> SimpleType.TIMESTAMP;
      case "TimeUUIDType", "LegacyTimeUUIDType" -> SimpleType.TIMEUUID;
      case "ByteType" -> SimpleType.TINYINT;
      case "UUIDType" -> SimpleType.UUID;
      case "IntegerType" -> SimpleType.VARINT;
      default -> throw new IllegalStateException("unknown type class " + shortName);
    };
  }

  private String word() {
    take(' ');
    int start = at;
    while (at < text.length() && "(),: ".indexOf(text.charAt(at)) < 0) {
      at++;
    }
    return text.substring(start, at);
  }

  private boolean take(char c) {
    while (at < text.length() && text.charAt(at) == ' ') {
      at++;
    }
    boolean found = at < text.length() && text.charAt(at) == c;
    at += found ? 1 : 0;
    return found;
  }

  private void expect(char c) {
    if (!take(c)) {
      throw new IllegalStateException("expected " + c + " at " + at + " of " + text);
    }
  }

  private static String unhex(String hex) {
    return new String(HexFormat.of().parseHex(hex), StandardCharsets.UTF_8);
  }
}
