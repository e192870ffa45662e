package io.minicql.jdbc.internal;

import java.sql.SQLWarning;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Chains of SQLWarnings. */
final class Warnings {
  private static final String WARNING = "01000";

  private Warnings() {}

  /** The chain with more texts at its end; null when there is none. */
  static @Nullable SQLWarning chain(@Nullable SQLWarning head, List<String> texts) {
    SQLWarning chain = head;
    for (String text : texts) {
      SQLWarning warning = new SQLWarning(text, WARNING);
      if (chain == null) {
        chain = warning;
      } else {
        chain.setNextWarning(warning);
      }
    }
    return chain;
  }
}
