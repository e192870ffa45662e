package io.minicql.schema.ddl;

import io.minicql.CompatMode;
import io.minicql.CqlException;
import io.minicql.grammar.CqlParser;
import io.minicql.grammar.CqlSyntaxException;
import io.minicql.grammar.ast.SchemaStatement;
import io.minicql.schema.SchemaSnapshot;
import io.minicql.schema.system.SystemTables;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicLong;

/** Runs statements one after the other on a schema of its own and says what came of each. */
final class SchemaScript {

  private final AtomicLong lastUuid = new AtomicLong();
  private final CompatMode compat;
  private final String keyspace;
  private SchemaSnapshot schema;
  long nowMillis = 1_000_000;

  SchemaScript(String keyspace, CompatMode compat) {
    this.keyspace = keyspace;
    this.compat = compat;
    this.schema = SystemTables.initialSchema(new UUID(0, 0));
  }

  /** A script in a keyspace that is there from the start. */
  static SchemaScript inKeyspace(String keyspace) {
    SchemaScript script = new SchemaScript(keyspace, CompatMode.STRICT);
    script.mustRun(
        "CREATE KEYSPACE "
            + keyspace
            + " WITH replication = {'class': 'SimpleStrategy', 'replication_factor': 1}");
    return script;
  }

  SchemaSnapshot schema() {
    return schema;
  }

  /** The answer in the form of the recorded ones. */
  String run(String statement) {
    try {
      SchemaChange change = change(statement);
      schema = change.after();
      StringBuilder answer = new StringBuilder(describe(change.event()));
      change.warnings().forEach(warning -> answer.append("\nwarning: ").append(warning));
      return answer.toString();
    } catch (CqlSyntaxException e) {
      return error(0x2000, e.getMessage());
    } catch (CqlException e) {
      return error(e.code().code(), e.getMessage());
    }
  }

  /** Runs a statement that is not refused. */
  void mustRun(String statement) {
    schema = change(statement).after();
  }

  private SchemaChange change(String statement) {
    SchemaStatement parsed = (SchemaStatement) CqlParser.parse(statement).statement();
    DdlContext context =
        new DdlContext(
            nowMillis,
            compat,
            () -> new UUID(1, lastUuid.incrementAndGet()),
            (before, inKeyspace, term, type) -> {
              throw new AssertionError("no terms in these scripts");
            },
            (inKeyspace, function) -> {});
    return SchemaChanges.apply(schema, parsed, keyspace, context);
  }

  private static String describe(SchemaEvent event) {
    if (event == null) {
      return "void";
    }
    String name = event.name().isEmpty() ? "" : "." + event.name();
    return "schema: " + event.change() + " " + event.target() + " " + event.keyspace() + name;
  }

  private static String error(int code, String message) {
    return String.format("error: 0x%04x %s", code, message);
  }
}
