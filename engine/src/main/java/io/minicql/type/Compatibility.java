package io.minicql.type;

import java.util.List;

/**
 * Which types can read the serialized values of which others. Three relations as Cassandra has
 * them: a value is readable; it is also ordered the same way (comparator); it is also laid out the
 * same way in a cell (same fixed length).
 */
final class Compatibility {
  private Compatibility() {}

  static boolean ofNative(NativeType receiver, CqlType other) {
    if (receiver == other) {
      return true;
    }
    return switch (receiver) {
      case BLOB -> true;
      case TEXT -> other == NativeType.ASCII;
      case BIGINT -> other == NativeType.TIMESTAMP;
      case TIMESTAMP, TIME -> other == NativeType.BIGINT;
      case DATE -> other == NativeType.INT;
      case UUID -> other == NativeType.TIMEUUID;
      case VARINT ->
          other == NativeType.INT || other == NativeType.BIGINT || other == NativeType.TIMESTAMP;
      default -> false;
    };
  }

  static boolean ofList(ListType receiver, CqlType other) {
    if (!(other instanceof ListType list) || receiver.frozen() != list.frozen()) {
      return false;
    }
    return receiver.frozen()
        ? receiver.element().isValueCompatibleWith(list.element())
        : sameLayout(receiver.element(), list.element());
  }

  static boolean ofSet(SetType receiver, CqlType other) {
    return other instanceof SetType set
        && receiver.frozen() == set.frozen()
        && sameOrder(receiver.element(), set.element());
  }

  static boolean ofMap(MapType receiver, CqlType other) {
    if (!(other instanceof MapType map)
        || receiver.frozen() != map.frozen()
        || !sameOrder(receiver.key(), map.key())) {
      return false;
    }
    return receiver.frozen()
        ? receiver.value().isValueCompatibleWith(map.value())
        : sameLayout(receiver.value(), map.value());
  }

  static boolean ofTuple(TupleType receiver, CqlType other) {
    if (other instanceof TupleType tuple) {
      return prefixReadable(receiver.fieldTypes(), tuple.fieldTypes());
    }
    return other instanceof UdtType udt && prefixReadable(receiver.fieldTypes(), udt.fieldTypes());
  }

  static boolean ofUdt(UdtType receiver, CqlType other) {
    if (other instanceof UdtType udt) {
      return receiver.frozen() == udt.frozen()
          && prefixReadable(receiver.fieldTypes(), udt.fieldTypes());
    }
    return false;
  }

  private static boolean prefixReadable(List<CqlType> receiver, List<CqlType> other) {
    if (receiver.size() < other.size()) {
      return false;
    }
    for (int i = 0; i < other.size(); i++) {
      if (!receiver.get(i).isValueCompatibleWith(other.get(i))) {
        return false;
      }
    }
    return true;
  }

  private static boolean sameLayout(CqlType receiver, CqlType other) {
    return receiver.isValueCompatibleWith(other)
        && receiver.fixedLengthBytes() == other.fixedLengthBytes();
  }

  /** Part by part; of tuples and user types the other may be shorter. */
  private static boolean sameOrder(CqlType receiver, CqlType other) {
    if (receiver.equals(other)) {
      return true;
    }
    if (receiver instanceof NativeType nativeReceiver) {
      return sameNativeOrder(nativeReceiver, other);
    }
    List<CqlType> receiverParts = receiver.components();
    List<CqlType> otherParts = other.components();
    if (receiver.getClass() != other.getClass()
        || receiver.isMultiCell() != other.isMultiCell()
        || receiverParts.size() < otherParts.size()
        || receiver instanceof VectorType) {
      return false;
    }
    for (int i = 0; i < otherParts.size(); i++) {
      if (!sameOrder(receiverParts.get(i), otherParts.get(i))) {
        return false;
      }
    }
    return true;
  }

  private static boolean sameNativeOrder(NativeType receiver, CqlType other) {
    return switch (receiver) {
      case BLOB -> other == NativeType.TEXT || other == NativeType.ASCII;
      case TEXT -> other == NativeType.ASCII;
      default -> false;
    };
  }
}
