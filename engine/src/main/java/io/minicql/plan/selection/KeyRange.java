package io.minicql.plan.selection;

import io.minicql.CqlException;
import io.minicql.Values;
import io.minicql.plan.term.Bindings;
import io.minicql.plan.term.Term;
import io.minicql.type.CqlType;
import org.jspecify.annotations.Nullable;

/** {@code [from..to]} with its values: keys of a map or elements of a set, both ends inside. */
record KeyRange(CqlType keyType, byte @Nullable [] from, byte @Nullable [] to) {

  static KeyRange evaluate(
      CqlType keyType, @Nullable Term from, @Nullable Term to, Bindings bindings) {
    return new KeyRange(keyType, evaluate(from, bindings), evaluate(to, bindings));
  }

  private static byte @Nullable [] evaluate(@Nullable Term term, Bindings bindings) {
    byte[] value = term == null ? null : term.evaluate(bindings);
    if (term != null && value == null) {
      throw CqlException.invalid("Invalid null value for the bound of a collection slice");
    }
    return value == Values.UNSET ? null : value;
  }

  boolean contains(byte[] key) {
    return (from == null || keyType.compare(key, from) >= 0)
        && (to == null || keyType.compare(key, to) <= 0);
  }
}
