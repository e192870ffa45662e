package io.minicql.tck.record;

import io.minicql.tck.Answer;
import io.minicql.tck.Outcome;
import io.minicql.tck.Request;
import io.minicql.tck.Target;
import io.minicql.tck.protocol.NativeConnection;
import io.minicql.tck.protocol.Parameters;
import io.minicql.tck.protocol.Result;
import io.minicql.tck.protocol.Result.ColumnSpec;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.concurrent.locks.LockSupport;
import org.jspecify.annotations.Nullable;

/** A real Cassandra, reached over the native protocol. Time passes there only by waiting. */
final class CassandraTarget implements Target {
  /**
   * Cassandra's advice about USE before PREPARE, given for every such statement; it says nothing of
   * the answer.
   */
  private static final String ADVICE = "`USE <keyspace>` with prepared statements";

  private static final int INDEX_BUILDING = 0x1300;
  private static final int INDEX_BUILDING_TRIES = 40;
  private static final Duration INDEX_BUILDING_PAUSE = Duration.ofMillis(250);
  private static final Duration SECOND = Duration.ofSeconds(1);
  private static final Duration AFTER_SECOND = Duration.ofMillis(30);

  private final NativeConnection connection;

  CassandraTarget(String host, int port) throws IOException {
    this.connection = new NativeConnection(host, port);
  }

  /**
   * Waits that long and then for the next wall second to begin, because TTLs count whole seconds.
   */
  @Override
  public void advance(Duration duration) {
    if (duration.isZero()) {
      return;
    }
    pause(duration);
    long millis = System.currentTimeMillis() % SECOND.toMillis();
    pause(SECOND.minusMillis(millis).plus(AFTER_SECOND));
  }

  private static void pause(Duration duration) {
    long end = System.nanoTime() + duration.toNanos();
    while (System.nanoTime() < end) {
      LockSupport.parkNanos(end - System.nanoTime());
    }
  }

  @Override
  public Outcome execute(Request request) throws IOException {
    Outcome outcome = executeOnce(request);
    for (int i = 0; i < INDEX_BUILDING_TRIES && waitsForIndex(outcome.answer()); i++) {
      pause(INDEX_BUILDING_PAUSE);
      outcome = executeOnce(request);
    }
    return outcome;
  }

  private static boolean waitsForIndex(Answer answer) {
    return answer instanceof Answer.Failure failure
        && failure.code() == INDEX_BUILDING
        && failure.message().contains("INDEX_NOT_AVAILABLE");
  }

  private Outcome executeOnce(Request request) throws IOException {
    Parameters parameters = parameters(request, List.of());
    if (request.bound().isEmpty() && !request.prepareOnly()) {
      return new Pages(null, request.cql()).read(parameters);
    }
    Result result = connection.prepare(request.cql());
    if (!(result instanceof Result.Prepared prepared)) {
      return outcome(answer(result), result.warnings());
    }
    if (request.prepareOnly()) {
      return outcome(
          new Answer.Prepared(
              columns(prepared.markers()), prepared.partitionKey(), columns(prepared.columns())),
          prepared.warnings());
    }
    List<Parameters.Value> values = values(prepared.markers(), request.bound().orElseThrow());
    return new Pages(prepared.id(), request.cql()).read(parameters(request, values));
  }

  private static Parameters parameters(Request request, List<Parameters.Value> values) {
    OptionalInt pageSize = request.pageSize();
    OptionalLong timestamp = request.timestampMicros();
    return new Parameters(request.consistency(), values, pageSize, null, timestamp);
  }

  private static List<Parameters.Value> values(List<ColumnSpec> markers, List<String> literals) {
    List<Parameters.Value> values = new ArrayList<>();
    for (int i = 0; i < literals.size(); i++) {
      String literal = literals.get(i);
      boolean unset = literal.equals("unset");
      byte[] bytes = unset || i >= markers.size() ? null : markers.get(i).type().bytes(literal);
      values.add(new Parameters.Value(bytes, unset));
    }
    return values;
  }

  private static List<Answer.Column> columns(List<ColumnSpec> specs) {
    return specs.stream().map(c -> new Answer.Column(c.name(), c.type().cqlName())).toList();
  }

  private static Outcome outcome(Answer answer, List<String> warnings) {
    return new Outcome(answer, warnings.stream().filter(w -> !w.startsWith(ADVICE)).toList());
  }

  private static Answer answer(Result result) {
    if (result instanceof Result.Schema schema) {
      return new Answer.SchemaChange(schema.change());
    }
    if (result instanceof Result.Keyspace keyspace) {
      return new Answer.KeyspaceSet(keyspace.name());
    }
    if (result instanceof Result.Refusal error) {
      return new Answer.Failure(error.code(), error.message());
    }
    return new Answer.Done();
  }

  /** Fetches all pages of one execution. */
  private final class Pages {
    private final byte @Nullable [] preparedId;
    private final String cql;
    private final List<List<List<String>>> pages = new ArrayList<>();
    private final List<String> warnings = new ArrayList<>();

    Pages(byte @Nullable [] preparedId, String cql) {
      this.preparedId = preparedId;
      this.cql = cql;
    }

    Outcome read(Parameters first) throws IOException {
      Parameters parameters = first;
      while (true) {
        Result result =
            preparedId == null
                ? connection.query(cql, parameters)
                : connection.execute(preparedId, parameters);
        result.warnings().stream().filter(w -> !warnings.contains(w)).forEach(warnings::add);
        if (!(result instanceof Result.Rows rows)) {
          return outcome(answer(result), warnings);
        }
        pages.add(texts(rows));
        byte[] state = rows.pagingState();
        if (state == null) {
          return outcome(new Answer.Rows(columns(rows.columns()), pages), warnings);
        }
        parameters = parameters.after(state);
      }
    }

    private static List<List<String>> texts(Result.Rows rows) {
      List<List<String>> texts = new ArrayList<>();
      for (List<byte @Nullable []> row : rows.rows()) {
        List<String> cells = new ArrayList<>();
        for (int i = 0; i < row.size(); i++) {
          cells.add(rows.columns().get(i).type().text(row.get(i)));
        }
        texts.add(cells);
      }
      return texts;
    }
  }

  @Override
  public void close() throws IOException {
    connection.close();
  }
}
