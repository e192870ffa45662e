package io.minicql.jdbc.internal;

import java.util.regex.Pattern;

/** Names in CQL text. */
final class Identifiers {
  private static final Pattern PLAIN = Pattern.compile("[a-zA-Z][a-zA-Z0-9_]*");

  private Identifiers() {}

  static boolean isQuoted(String text) {
    return text.length() > 2 && text.startsWith("\"") && text.endsWith("\"");
  }

  static boolean isPlain(String text) {
    return PLAIN.matcher(text).matches();
  }

  static String quote(String name) {
    return '"' + name.replace("\"", "\"\"") + '"';
  }
}
