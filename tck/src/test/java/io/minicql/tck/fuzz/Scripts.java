package io.minicql.tck.fuzz;

import io.minicql.tck.ScriptParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** The statements of a script, without what its answers are. */
final class Scripts {
  private static final int MAX_CHARS = 3_000;

  private Scripts() {}

  static List<String> statements(Path file) throws IOException {
    return ScriptParser.parse(Files.readString(file)).steps().stream()
        .map(step -> step.request().cql())
        .filter(cql -> cql.length() < MAX_CHARS)
        .toList();
  }
}
