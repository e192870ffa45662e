package io.minicql.schema.ddl;

import io.minicql.CqlException;

/** Which names keyspaces and tables may have. */
final class NameRules {

  static final int MAX_KEYSPACE_LENGTH = 48;
  static final int MAX_TABLE_LENGTH = 222;

  private NameRules() {}

  static void checkKeyspace(String name) {
    if (!isWord(name)) {
      throw CqlException.invalid(
          "Keyspace name must not be empty and must contain alphanumeric or underscore characters only (got \""
              + name
              + "\")");
    }
    if (name.length() > MAX_KEYSPACE_LENGTH) {
      throw CqlException.invalid(tooLong("Keyspace", MAX_KEYSPACE_LENGTH, name));
    }
  }

  static void checkTable(String keyspace, String name) {
    String prefix = keyspace + "." + name + ": ";
    if (!isWord(name)) {
      throw CqlException.config(
          prefix
              + "Table name must not be empty or not contain non-alphanumeric-underscore characters (got \""
              + name
              + "\")");
    }
    if (name.length() > MAX_TABLE_LENGTH) {
      throw CqlException.config(prefix + tooLong("Table", MAX_TABLE_LENGTH, name));
    }
  }

  private static String tooLong(String what, int limit, String name) {
    return what
        + " name must not be more than "
        + limit
        + " characters long (got "
        + name.length()
        + " characters for \""
        + name
        + "\")";
  }

  private static boolean isWord(String name) {
    for (int i = 0; i < name.length(); i++) {
      if (!isWordCharacter(name.charAt(i))) {
        return false;
      }
    }
    return !name.isEmpty();
  }

  private static boolean isWordCharacter(int c) {
    return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9' || c == '_';
  }
}
