package io.minicql.tck.target;

import io.minicql.ColumnSpec;
import io.minicql.CqlException;
import io.minicql.Database;
import io.minicql.DatabaseOptions;
import io.minicql.ExecutionOptions;
import io.minicql.ManualClock;
import io.minicql.PagingState;
import io.minicql.PreparedCql;
import io.minicql.Result;
import io.minicql.ResultPage;
import io.minicql.Session;
import io.minicql.Values;
import io.minicql.tck.Answer;
import io.minicql.tck.Outcome;
import io.minicql.tck.Request;
import io.minicql.tck.Target;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** A new database of its own for each script, used through the engine's API. */
public final class EngineTarget implements Target {
  private static final Instant START = Instant.parse("2026-01-01T00:00:00Z");

  private final ManualClock clock = new ManualClock(START);
  private final Database database;
  private final Session session;

  public EngineTarget(DatabaseOptions options) {
    this.database = Database.open(options.withClock(clock));
    this.session = database.connect();
  }

  @Override
  public void advance(Duration duration) {
    if (!duration.isZero()) {
      Instant end = clock.instant().plus(duration);
      Instant nextSecond = end.truncatedTo(ChronoUnit.SECONDS).plusSeconds(1);
      clock.advance(Duration.between(clock.instant(), nextSecond));
    }
  }

  @Override
  public Outcome execute(Request request) {
    try {
      PreparedCql prepared = session.prepare(request.cql());
      return request.prepareOnly()
          ? new Outcome(prepared(prepared), prepared.warnings())
          : execute(request, prepared);
    } catch (CqlException e) {
      return new Outcome(new Answer.Failure(e.code().code(), e.getMessage()), e.warnings());
    }
  }

  private static Answer prepared(PreparedCql prepared) {
    List<ColumnSpec> columns = prepared.resultColumns();
    return new Answer.Prepared(
        columns(prepared.parameters()),
        prepared.partitionKeyParameters(),
        columns == null ? List.of() : columns(columns));
  }

  private Outcome execute(Request request, PreparedCql prepared) {
    byte[] @Nullable [] values = values(request.bound().orElse(List.of()), prepared.parameters());
    Long timestamp =
        request.timestampMicros().isPresent() ? request.timestampMicros().getAsLong() : null;
    Set<String> warnings = new LinkedHashSet<>(prepared.warnings());
    List<List<List<String>>> pages = new ArrayList<>();
    PagingState position = null;
    while (true) {
      ExecutionOptions options =
          new ExecutionOptions(request.pageSize().orElse(0), position, timestamp);
      Result result = session.execute(prepared, values, options);
      warnings.addAll(result.warnings());
      if (!(result instanceof ResultPage page)) {
        return new Outcome(answer(result), List.copyOf(warnings));
      }
      pages.add(texts(page));
      position = page.pagingState();
      if (position == null) {
        return new Outcome(new Answer.Rows(columns(page.columns()), pages), List.copyOf(warnings));
      }
    }
  }

  private static byte[] @Nullable [] values(List<String> literals, List<ColumnSpec> parameters) {
    byte[] @Nullable [] values = new byte[literals.size()][];
    for (int i = 0; i < values.length; i++) {
      String literal = literals.get(i);
      if (literal.equals("unset")) {
        values[i] = Values.UNSET;
      } else if (i < parameters.size()) {
        values[i] = ValueTypes.of(parameters.get(i).type()).bytes(literal);
      }
    }
    return values;
  }

  private static Answer answer(Result result) {
    if (result instanceof Result.UsedKeyspace used) {
      return new Answer.KeyspaceSet(used.keyspace());
    }
    if (result instanceof Result.Schema schema) {
      String name = schema.name().isEmpty() ? "" : "." + schema.name();
      return new Answer.SchemaChange(
          schema.change() + " " + schema.target() + " " + schema.keyspace() + name);
    }
    return new Answer.Done();
  }

  private static List<Answer.Column> columns(List<ColumnSpec> specs) {
    return specs.stream()
        .map(spec -> new Answer.Column(spec.name(), ValueTypes.of(spec.type()).cqlName()))
        .toList();
  }

  private static List<List<String>> texts(ResultPage page) {
    List<List<String>> rows = new ArrayList<>();
    for (int row = 0; row < page.rowCount(); row++) {
      List<String> cells = new ArrayList<>();
      for (int column = 0; column < page.columns().size(); column++) {
        cells.add(ValueTypes.of(page.columns().get(column).type()).text(page.value(row, column)));
      }
      rows.add(cells);
    }
    return rows;
  }

  @Override
  public void close() {
    database.close();
  }
}
