package io.minicql.schema;

import io.minicql.grammar.ast.IndexTarget;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** The target of an index as the schema tables spell it: {@code v}, {@code keys("M")}. */
public final class IndexTargets {
  /** The option that holds it. */
  public static final String OPTION = "target";

  private static final Pattern FUNCTION = Pattern.compile("(keys|values|entries|full)\\((.+)\\)");

  private IndexTargets() {}

  /** The text of a target. */
  public static String text(IndexTarget.Kind kind, String column) {
    String name = Names.quoteIfNeeded(column);
    return kind == IndexTarget.Kind.COLUMN
        ? name
        : kind.name().toLowerCase(Locale.ROOT) + "(" + name + ")";
  }

  /** The target of an index of one column. */
  public static IndexTarget parse(IndexMetadata index) {
    @Nullable String target = index.options().get(OPTION);
    if (target == null) {
      throw new IllegalArgumentException("no target in " + index);
    }
    Matcher function = FUNCTION.matcher(target);
    return function.matches()
        ? new IndexTarget(
            IndexTarget.Kind.valueOf(function.group(1).toUpperCase(Locale.ROOT)),
            unquote(function.group(2)))
        : new IndexTarget(IndexTarget.Kind.COLUMN, unquote(target));
  }

  /** Whether an index is on a column. */
  public static boolean isOn(IndexMetadata index, String column) {
    return parse(index).column().equals(column);
  }

  private static String unquote(String name) {
    return name.startsWith("\"")
        ? name.substring(1, name.length() - 1).replace("\"\"", "\"")
        : name;
  }
}
