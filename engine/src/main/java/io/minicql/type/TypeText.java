package io.minicql.type;

import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** How types and names are spelled. */
final class TypeText {
  private static final Pattern UNQUOTED = Pattern.compile("[a-z][a-z0-9_]*");

  /** Names that must be quoted although they look plain. */
  private static final Set<String> RESERVED =
      Set.of(
          ("add allow alter and apply asc authorize batch begin by columnfamily create delete desc"
                  + " describe drop entries execute from full grant if in index infinity insert into"
                  + " is keyspace limit materialized modify nan norecursive not null of on or order"
                  + " primary rename revoke schema select set table to token truncate unlogged update"
                  + " use using view where with")
              .split(" "));

  private TypeText() {}

  static String frozenIf(boolean frozen, String text) {
    return frozen ? "frozen<" + text + ">" : text;
  }

  static String join(List<CqlType> types) {
    return types.stream().map(CqlType::cql).collect(Collectors.joining(", "));
  }

  static String quoteIfNeeded(String name) {
    if (UNQUOTED.matcher(name).matches() && !RESERVED.contains(name)) {
      return name;
    }
    return '"' + name.replace("\"", "\"\"") + '"';
  }
}
