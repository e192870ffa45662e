package io.minicql.schema;

import java.util.Comparator;

/** Names of keyspaces, tables, columns and types: their order and how they are written in CQL. */
public final class Names {

  /** The order of names by their UTF-8 bytes, which is the order of their code points. */
  public static final Comparator<String> ORDER = Names::compare;

  /**
   * Cassandra's order of the static or regular columns of a table: by bytes, but names that begin
   * with a character outside of ASCII come first, because it compares the first bytes as a signed
   * number.
   */
  public static final Comparator<String> COLUMN_ORDER = Names::compareColumns;

  private Names() {}

  /** The name as CQL writes it: bare when lower-case and not a reserved word, quoted otherwise. */
  public static String quoteIfNeeded(String name) {
    return isBare(name) && !ReservedWords.contains(name) ? name : quote(name);
  }

  /** The name within double quotes, inner double quotes doubled. */
  public static String quote(String name) {
    return '"' + name.replace("\"", "\"\"") + '"';
  }

  private static int compareColumns(String left, String right) {
    boolean leftAscii = beginsWithAscii(left);
    return leftAscii == beginsWithAscii(right) ? compare(left, right) : leftAscii ? 1 : -1;
  }

  private static boolean beginsWithAscii(String name) {
    return name.isEmpty() || name.charAt(0) < 0x80;
  }

  private static boolean isBare(String name) {
    if (name.isEmpty() || name.charAt(0) < 'a' || name.charAt(0) > 'z') {
      return false;
    }
    for (int i = 1; i < name.length(); i++) {
      char c = name.charAt(i);
      if (!(c >= 'a' && c <= 'z' || c >= '0' && c <= '9' || c == '_')) {
        return false;
      }
    }
    return true;
  }

  private static int compare(String left, String right) {
    int length = Math.min(left.length(), right.length());
    for (int i = 0; i < length; i++) {
      char a = left.charAt(i);
      char b = right.charAt(i);
      if (a != b) {
        // Surrogates stand for code points above every other char.
        boolean surrogateA = Character.isSurrogate(a);
        return surrogateA == Character.isSurrogate(b) ? a - b : surrogateA ? 1 : -1;
      }
    }
    return left.length() - right.length();
  }
}
