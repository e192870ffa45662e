package io.minicql.exec.describe;

import io.minicql.schema.Names;
import java.util.Comparator;
import java.util.function.Supplier;

/**
 * One thing of the schema that DESCRIBE can list or show.
 *
 * @param keyspace the keyspace it is in, or is
 * @param type what it is, in the words of the result
 * @param name its name
 * @param signature the types of a function's arguments in brackets; empty for anything else
 * @param statement gives the statement that creates it
 */
record Element(
    String keyspace, String type, String name, String signature, Supplier<String> statement) {

  /** By name and signature, whatever their case. */
  static final Comparator<Element> ORDER =
      Comparator.comparing(
          element -> element.name + element.signature, String.CASE_INSENSITIVE_ORDER);

  static Element named(String keyspace, String type, String name, Supplier<String> statement) {
    return new Element(keyspace, type, name, "", statement);
  }

  /** The name as it is shown. */
  String shownName() {
    return Names.quoteIfNeeded(name) + signature;
  }
}
