package io.minicql.tck.target;

import io.minicql.tck.value.ListType;
import io.minicql.tck.value.MapType;
import io.minicql.tck.value.SetType;
import io.minicql.tck.value.SimpleType;
import io.minicql.tck.value.TupleType;
import io.minicql.tck.value.UserType;
import io.minicql.tck.value.ValueType;
import io.minicql.tck.value.VectorType;
import io.minicql.type.CqlType;
import io.minicql.type.NativeType;
import io.minicql.type.UdtType;
import java.util.ArrayList;
import java.util.List;

/** The engine's types as the kit's own, which know nothing of the engine's codecs. */
final class ValueTypes {
  private ValueTypes() {}

  static ValueType of(CqlType type) {
    List<ValueType> inner = type.components().stream().map(ValueTypes::of).toList();
    if (type instanceof NativeType nativeType) {
      return SimpleType.valueOf(nativeType.name());
    }
    if (type instanceof io.minicql.type.ListType) {
      return new ListType(inner.get(0));
    }
    if (type instanceof io.minicql.type.SetType) {
      return new SetType(inner.get(0));
    }
    if (type instanceof io.minicql.type.MapType) {
      return new MapType(inner.get(0), inner.get(1));
    }
    if (type instanceof io.minicql.type.VectorType vector) {
      return new VectorType(inner.get(0), vector.dimension());
    }
    return type instanceof UdtType udt ? userType(udt, inner) : new TupleType(inner);
  }

  private static UserType userType(UdtType type, List<ValueType> inner) {
    List<UserType.Field> fields = new ArrayList<>();
    for (int i = 0; i < inner.size(); i++) {
      fields.add(new UserType.Field(type.fieldNames().get(i), inner.get(i)));
    }
    return new UserType(type.keyspace(), type.name(), fields);
  }
}
