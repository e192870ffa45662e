package io.minicql.function;

import io.minicql.type.CqlType;
import io.minicql.type.NativeType;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The default mask of a type is a value of it. */
class DefaultMasksTest {
  @ParameterizedTest
  @EnumSource(NativeType.class)
  void isValidForNativeTypes(NativeType type) {
    type.validate(DefaultMasks.of(type));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "list<int>",
        "set<text>",
        "map<int, text>",
        "tuple<int, tuple<text, date>>",
        "vector<float, 3>",
        "vector<text, 2>"
      })
  void isValidForOtherTypes(String cql) {
    CqlType type = CqlType.parse(cql, name -> null);
    type.validate(DefaultMasks.of(type));
  }
}
