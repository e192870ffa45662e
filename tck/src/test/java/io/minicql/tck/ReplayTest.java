package io.minicql.tck;

import static org.junit.jupiter.api.Assertions.fail;

import io.minicql.DatabaseOptions;
import io.minicql.tck.target.EngineTarget;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Every script and every example on MiniCQL: the answers must be those of a real Cassandra. */
class ReplayTest {
  /** More shards than one, few tokens each: a scan goes through many ranges. */
  private static final DatabaseOptions SHARDED =
      DatabaseOptions.DEFAULT.withUserFunctions(true).withShards(3).withNumTokens(4);

  private static final DatabaseOptions ONE_SHARD =
      DatabaseOptions.DEFAULT.withUserFunctions(true).withShards(1).withNumTokens(1);

  private interface Run {
    List<Replay.Mismatch> of(Script script) throws Exception;
  }

  private static Stream<DynamicTest> each(Run run) throws IOException {
    return ScriptFiles.all().stream()
        .map(
            file ->
                DynamicTest.dynamicTest(
                    file.toString(), () -> check(file, run.of(ScriptFiles.read(file)))));
  }

  private static void check(Path file, List<Replay.Mismatch> mismatches) {
    if (!mismatches.isEmpty()) {
      fail(
          file
              + ": "
              + mismatches.size()
              + " answers differ\n"
              + mismatches.stream().map(Object::toString).collect(Collectors.joining("\n")));
    }
  }

  @TestFactory
  Stream<DynamicTest> asWritten() throws IOException {
    return each(
        script -> {
          try (EngineTarget target = new EngineTarget(SHARDED)) {
            return Replay.run(script, target);
          }
        });
  }

  @TestFactory
  Stream<DynamicTest> onOneShard() throws IOException {
    return each(
        script -> {
          try (EngineTarget target = new EngineTarget(ONE_SHARD)) {
            return Replay.run(script, target);
          }
        });
  }

  /** Statements that only prepare stay as they are. */
  @TestFactory
  Stream<DynamicTest> prepared() throws IOException {
    return changed(request -> request.prepareOnly() ? request : request.prepared());
  }

  @TestFactory
  Stream<DynamicTest> inPagesOfOneRow() throws IOException {
    return changed(request -> inPages(request, 1));
  }

  @TestFactory
  Stream<DynamicTest> inPagesOfThreeRows() throws IOException {
    return changed(request -> inPages(request, 3));
  }

  /** What is asked for without paging may be refused with it. */
  private static Request inPages(Request request, int rows) {
    return request.pageSize().isPresent() ? request.withPageSize(rows) : request;
  }

  private static Stream<DynamicTest> changed(UnaryOperator<Request> change) throws IOException {
    return each(
        script -> {
          try (EngineTarget target = new EngineTarget(SHARDED)) {
            return Replay.run(script, target, change);
          }
        });
  }

  @TestFactory
  Stream<DynamicTest> throughJdbc() throws IOException {
    return each(JdbcReplay::run);
  }
}
