package io.minicql.schema.describe;

import io.minicql.schema.IndexMetadata;
import io.minicql.schema.Names;
import io.minicql.schema.TableMetadata;
import java.util.Map;
import java.util.TreeMap;

/** CREATE INDEX as text. */
final class IndexStatement {

  private static final String TARGET = "target";
  private static final String CLASS = "class_name";

  private IndexStatement() {}

  static String of(TableMetadata table, IndexMetadata index) {
    boolean custom = index.kind() == IndexMetadata.Kind.CUSTOM;
    StringBuilder text = new StringBuilder(custom ? "CREATE CUSTOM INDEX " : "CREATE INDEX ");
    text.append(Names.quoteIfNeeded(index.name()))
        .append(" ON ")
        .append(table.cqlName())
        .append(" (")
        .append(index.options().getOrDefault(TARGET, ""))
        .append(')');
    if (custom) {
      text.append(" USING ").append(Literals.text(index.options().getOrDefault(CLASS, "")));
      Map<String, String> options = new TreeMap<>(index.options());
      options.remove(TARGET);
      options.remove(CLASS);
      if (!options.isEmpty()) {
        text.append(" WITH OPTIONS = ").append(Literals.map(options));
      }
    }
    return text.append(';').toString();
  }
}
