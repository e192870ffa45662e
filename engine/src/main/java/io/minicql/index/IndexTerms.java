package io.minicql.index;

import io.minicql.encoding.ClusteringColumn;
import io.minicql.encoding.ClusteringEncoder;
import io.minicql.type.CqlType;
import io.minicql.type.MapType;
import io.minicql.type.NativeType;
import java.util.List;

/**
 * What entries of an index are kept under. Cassandra's index tables know equality of bytes only;
 * the others that of values, so that what is equal is brought to one form: text as the index sees
 * it, everything else in byte-comparable form.
 */
final class IndexTerms {
  private final IndexDefinition definition;
  private final CqlType keyType;
  private final CqlType valueType;

  IndexTerms(IndexDefinition definition) {
    this.definition = definition;
    CqlType type = definition.column().type();
    boolean whole = definition.part() == IndexedPart.WHOLE;
    List<CqlType> components = type.components();
    this.keyType = type instanceof MapType && !whole ? components.get(0) : type;
    this.valueType = whole ? type : components.get(components.size() - 1);
  }

  IndexDefinition definition() {
    return definition;
  }

  byte[] ofKey(byte[] key) {
    return encode(keyType, key);
  }

  byte[] ofValue(byte[] value) {
    return encode(valueType, value);
  }

  byte[] ofEntry(byte[] key, byte[] value) {
    return IndexedValues.entry(ofKey(key), ofValue(value));
  }

  private byte[] encode(CqlType type, byte[] value) {
    if (definition.kind() == IndexKind.TABLE) {
      return value;
    }
    if (isText(type)) {
      return definition.analysis().apply(value);
    }
    return ClusteringEncoder.of(List.of(new ClusteringColumn(type, false))).key(value);
  }

  static boolean isText(CqlType type) {
    return type == NativeType.TEXT || type == NativeType.ASCII;
  }
}
