package io.minicql.grammar.internal;

import java.util.HashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Checks the names of MBEAN and MBEANS as JMX does, without needing JMX. */
final class MBeanNames {
  private MBeanNames() {}

  /** What is wrong with the name; null where nothing is. */
  static @Nullable String problem(String name, boolean mustBePattern) {
    if (name.isEmpty()) {
      return "Empty JMX object name supplied";
    }
    if (name.equals("*:*")) {
      return "Please use ALL MBEANS instead of wildcard pattern";
    }
    if (!isValid(name)) {
      return name + " is not a valid JMX object name";
    }
    if (mustBePattern && name.indexOf('*') < 0 && name.indexOf('?') < 0) {
      return "Plural form used, but non-pattern JMX object name specified (" + name + ")";
    }
    return null;
  }

  /** {@code domain:key=value,key=value}, where a {@code *} may stand for a pair. */
  private static boolean isValid(String name) {
    int colon = name.indexOf(':');
    if (colon < 0 || colon == name.length() - 1 || name.indexOf('\n') >= 0) {
      return false;
    }
    Set<String> keys = new HashSet<>();
    for (String pair : name.substring(colon + 1).split(",", -1)) {
      int equals = pair.indexOf('=');
      String key = equals < 0 ? pair : pair.substring(0, equals);
      boolean isWell = equals < 0 ? key.equals("*") : isPair(key, pair.substring(equals + 1));
      if (!isWell || !keys.add(key)) {
        return false;
      }
    }
    return true;
  }

  private static boolean isPair(String key, String value) {
    return !key.isEmpty()
        && key.chars().noneMatch(c -> c == ':' || c == '*' || c == '?')
        && value.chars().noneMatch(c -> c == ':' || c == '=' || c == '"');
  }
}
