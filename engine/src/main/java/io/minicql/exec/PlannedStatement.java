package io.minicql.exec;

import io.minicql.ColumnSpec;
import io.minicql.PreparedCql;
import io.minicql.StatementKind;
import io.minicql.plan.Plan;
import io.minicql.schema.SchemaSnapshot;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A statement with its plan, shared by all who prepared the same text in the same keyspace.
 *
 * <p>Invariant: a {@code Version} is immutable, so a reader of {@code version} sees a plan and the
 * schema that it was made for together. Any thread may replace it by one for a newer schema; it
 * does not matter whose wins, since each user checks what it read.
 */
final class PlannedStatement implements PreparedCql {
  /** A plan and the snapshot that it was made for. */
  record Version(SchemaSnapshot schema, Plan plan) {}

  private final String text;
  private final @Nullable String keyspace;
  private final StatementKind kind;
  private volatile Version version;

  PlannedStatement(String text, @Nullable String keyspace, StatementKind kind, Version version) {
    this.text = text;
    this.keyspace = keyspace;
    this.kind = kind;
    this.version = version;
  }

  Version version() {
    return version;
  }

  void replan(Version newer) {
    version = newer;
  }

  /** The session's keyspace when it was prepared: what unqualified names mean for ever. */
  @Nullable String keyspace() {
    return keyspace;
  }

  @Override
  public String text() {
    return text;
  }

  @Override
  public StatementKind kind() {
    return kind;
  }

  @Override
  public List<ColumnSpec> parameters() {
    return version.plan().markers();
  }

  @Override
  public List<Integer> partitionKeyParameters() {
    return version.plan().partitionKeyMarkers();
  }

  @Override
  public @Nullable List<ColumnSpec> resultColumns() {
    return version.plan().resultColumns();
  }

  @Override
  public List<String> warnings() {
    return version.plan().warnings();
  }
}
