package io.minicql.schema.options;

import io.minicql.CqlException;
import io.minicql.grammar.ast.IndexTarget;
import io.minicql.schema.ColumnMetadata;
import io.minicql.schema.TableMetadata;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** What a SASI index may be made on, and its options; others than these are not looked at. */
final class SstableAttachedCheck {
  private static final Set<String> MODES = Set.of("PREFIX", "CONTAINS", "SPARSE");

  private SstableAttachedCheck() {}

  static void check(TableMetadata table, List<IndexTarget> targets, Map<String, String> options) {
    for (IndexTarget target : targets) {
      ColumnMetadata column = table.column(target.column());
      if (column != null && column.type().isMultiCell()) {
        throw CqlException.config("complex columns are not yet supported by SASI");
      }
    }
    @Nullable String mode = options.get("mode");
    if (mode != null && !MODES.contains(mode.toUpperCase(Locale.ROOT))) {
      throw CqlException.config("Incorrect index mode: " + mode);
    }
  }
}
