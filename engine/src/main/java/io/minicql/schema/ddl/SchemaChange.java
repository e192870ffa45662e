package io.minicql.schema.ddl;

import io.minicql.schema.SchemaSnapshot;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The outcome of a statement on the schema.
 *
 * @param after the snapshot that is valid from now on; the very one from before when nothing
 *     changed
 * @param event what to report; null when nothing changed
 * @param warnings what to warn of
 */
public record SchemaChange(
    SchemaSnapshot after, @Nullable SchemaEvent event, List<String> warnings) {

  public SchemaChange {
    warnings = List.copyOf(warnings);
  }

  /** Whether the statement changed nothing. */
  public boolean isNoOp() {
    return event == null;
  }

  SchemaChange withWarnings(List<String> more) {
    return new SchemaChange(after, event, more);
  }
}
