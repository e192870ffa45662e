package io.minicql.tck.protocol;

import io.minicql.tck.value.ByteReader;
import io.minicql.tck.value.ListType;
import io.minicql.tck.value.MapType;
import io.minicql.tck.value.SetType;
import io.minicql.tck.value.SimpleType;
import io.minicql.tck.value.TupleType;
import io.minicql.tck.value.UserType;
import io.minicql.tck.value.ValueType;
import java.util.ArrayList;
import java.util.List;

/** Reads a type of the metadata: a code (2 bytes) and what it announces. */
final class TypeReader {
  private TypeReader() {}

  static ValueType read(ByteReader in) {
    int code = in.unsignedShort();
    return switch (code) {
      case 0x00 -> MarshalTypeParser.parse(in.string());
      case 0x20 -> new ListType(read(in));
      case 0x21 -> new MapType(read(in), read(in));
      case 0x22 -> new SetType(read(in));
      case 0x30 -> userType(in);
      case 0x31 -> new TupleType(components(in));
      default -> simple(code);
    };
  }

  private static ValueType userType(ByteReader in) {
    String keyspace = in.string();
    String name = in.string();
    List<UserType.Field> fields = new ArrayList<>();
    for (int left = in.unsignedShort(); left > 0; left--) {
      fields.add(new UserType.Field(in.string(), read(in)));
    }
    return new UserType(keyspace, name, fields);
  }

  private static List<ValueType> components(ByteReader in) {
    List<ValueType> components = new ArrayList<>();
    for (int left = in.unsignedShort(); left > 0; left--) {
      components.add(read(in));
    }
    return components;
  }

  private static SimpleType simple(int code) {
    return switch (code) {
      case 0x01 -> SimpleType.ASCII;
      case 0x02 -> SimpleType.BIGINT;
      case 0x03 -> SimpleType.BLOB;
      case 0x04 -> SimpleType.BOOLEAN;
      case 0x05 -> SimpleType.COUNTER;
      case 0x06 -> SimpleType.DECIMAL;
      case 0x07 -> SimpleType.DOUBLE;
      case 0x08 -> SimpleType.FLOAT;
      case 0x09 -> SimpleType.INT;
      case 0x0A, 0x0D -> SimpleType.TEXT;
      case 0x0B -> SimpleType.TIMESTAMP;
      case 0x0C -> SimpleType.UUID;
      case 0x0E -> SimpleType.VARINT;
      case 0x0F -> SimpleType.TIMEUUID;
      case 0x10 -> SimpleType.INET;
      case 0x11 -> SimpleType.DATE;
      case 0x12 -> SimpleType.TIME;
      case 0x13 -> SimpleType.SMALLINT;
      case 0x14 -> SimpleType.TINYINT;
      case 0x15 -> SimpleType.DURATION;
      default -> throw new IllegalStateException("unknown type code " + code);
    };
  }
}
