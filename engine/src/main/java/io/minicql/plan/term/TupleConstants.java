package io.minicql.plan.term;

import io.minicql.type.CollectionBytes;
import io.minicql.type.CqlType;
import io.minicql.type.CqlTypeException;
import io.minicql.type.TupleType;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Tuples written as one constant: {@code '1:a:@'}. Colons part the fields, {@code @} alone is null,
 * a backslash takes their meaning from both.
 */
final class TupleConstants {
  private static final byte[] EMPTY = {};

  private TupleConstants() {}

  static byte[] parse(TupleType type, String text) {
    if (text.isEmpty()) {
      return EMPTY;
    }
    List<String> texts = split(text);
    List<CqlType> fieldTypes = type.fieldTypes();
    if (texts.size() > fieldTypes.size()) {
      throw new CqlTypeException(
          String.format(
              "Invalid tuple literal: too many elements. Type %s expects %d but got %d",
              type.cql(), fieldTypes.size(), texts.size()));
    }
    List<byte @Nullable []> fields = new ArrayList<>();
    for (int i = 0; i < texts.size(); i++) {
      fields.add(field(fieldTypes.get(i), texts.get(i)));
    }
    return CollectionBytes.packTuple(fields);
  }

  private static byte @Nullable [] field(CqlType type, String text) {
    if (text.equals("@")) {
      return null;
    }
    String unescaped = text.replace("\\:", ":").replace("\\@", "@");
    return type instanceof TupleType tuple ? parse(tuple, unescaped) : type.parse(unescaped);
  }

  private static List<String> split(String text) {
    List<String> parts = new ArrayList<>();
    int start = 0;
    for (int i = 0; i < text.length(); i++) {
      if (text.charAt(i) == ':' && (i == 0 || text.charAt(i - 1) != '\\')) {
        parts.add(text.substring(start, i));
        start = i + 1;
      }
    }
    parts.add(text.substring(start));
    return parts;
  }
}
