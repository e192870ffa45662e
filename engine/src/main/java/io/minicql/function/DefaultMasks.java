package io.minicql.function;

import io.minicql.type.CollectionBytes;
import io.minicql.type.CqlDuration;
import io.minicql.type.CqlType;
import io.minicql.type.NativeType;
import io.minicql.type.TupleType;
import io.minicql.type.UdtType;
import io.minicql.type.VectorType;
import java.util.Collections;
import java.util.List;

/** The value that stands for all values of a type: zero, nothing or four asterisks. */
final class DefaultMasks {
  private static final String TEXT = "****";

  /** The first time uuid of 1970. */
  private static final String TIMEUUID = "13814000-1dd2-11b2-8080-808080808080";

  private DefaultMasks() {}

  static byte[] of(CqlType type) {
    if (type instanceof NativeType scalar) {
      return of(scalar);
    }
    if (type instanceof VectorType vector) {
      return CollectionBytes.packVector(
          vector, Collections.nCopies(vector.dimension(), of(vector.element())));
    }
    if (type instanceof TupleType || type instanceof UdtType) {
      return CollectionBytes.packTuple(type.components().stream().map(DefaultMasks::of).toList());
    }
    // A list, set or map without elements.
    return CollectionBytes.packList(List.of());
  }

  private static byte[] of(NativeType type) {
    return switch (type) {
      case BLOB, EMPTY -> new byte[0];
      case ASCII, TEXT -> type.parse(TEXT);
      case BOOLEAN -> type.parse("false");
      case DATE -> type.parse("1970-01-01");
      case DURATION -> type.encode(new CqlDuration(0, 0, 0));
      case INET -> type.parse("0.0.0.0");
      case TIMEUUID -> type.parse(TIMEUUID);
      case UUID -> type.encode(new java.util.UUID(0, 0));
      case COUNTER -> NativeType.BIGINT.parse("0");
      default -> type.parse("0");
    };
  }
}
