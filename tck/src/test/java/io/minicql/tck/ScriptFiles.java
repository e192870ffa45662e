package io.minicql.tck;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** The scripts of the repository; tests run in the module's folder. */
final class ScriptFiles {
  static final Path EXAMPLES = Path.of("..", "examples");
  static final Path SCRIPTS = Path.of("src", "test", "resources", "scripts");

  private ScriptFiles() {}

  static List<Path> all() throws IOException {
    try (Stream<Path> examples = Files.walk(EXAMPLES);
        Stream<Path> scripts = Files.walk(SCRIPTS)) {
      return Stream.concat(examples, scripts)
          .filter(file -> file.toString().endsWith(".cql"))
          .sorted()
          .toList();
    }
  }

  static Script read(Path file) throws IOException {
    return ScriptParser.parse(Files.readString(file));
  }
}
