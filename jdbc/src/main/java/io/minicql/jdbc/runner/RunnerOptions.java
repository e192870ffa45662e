package io.minicql.jdbc.runner;

import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/** The command line. */
record RunnerOptions(
    String url,
    OutputFormat format,
    boolean keepGoing,
    boolean help,
    List<String> statements,
    List<Path> files) {

  static final String USAGE =
      """
      Runs CQL on an in-memory database and prints the answers.

        minicql [--url URL] [--format table|csv|json] [--keep-going] [-e CQL | FILE...]

        FILE            scripts to run; standard input when there is neither a file nor -e
        -e CQL          statements to run; may be given several times
        --url URL       the database (default: jdbc:minicql:mem:, a new private one)
        --format F      table as cqlsh prints it (default), csv or json
        --keep-going    go on after a statement that was rejected
        --help          this text

      Exits with 0 when all statements were accepted, else with 1.""";

  static RunnerOptions parse(String... arguments) {
    Deque<String> left = new ArrayDeque<>(List.of(arguments));
    String url = "jdbc:minicql:mem:";
    OutputFormat format = OutputFormat.TABLE;
    boolean keepGoing = false;
    boolean help = false;
    List<String> statements = new ArrayList<>();
    List<Path> files = new ArrayList<>();
    while (!left.isEmpty()) {
      String argument = left.pop();
      switch (argument) {
        case "--url" -> url = valueOf(argument, left);
        case "--format" -> format = OutputFormat.named(valueOf(argument, left));
        case "--keep-going" -> keepGoing = true;
        case "-e" -> statements.add(valueOf(argument, left));
        case "-h", "--help" -> help = true;
        default -> files.add(file(argument));
      }
    }
    if (!statements.isEmpty() && !files.isEmpty()) {
      throw new IllegalArgumentException("give either -e or files, not both");
    }
    return new RunnerOptions(url, format, keepGoing, help, statements, files);
  }

  private static String valueOf(String option, Deque<String> left) {
    if (left.isEmpty()) {
      throw new IllegalArgumentException(option + " needs a value");
    }
    return left.pop();
  }

  private static Path file(String argument) {
    if (argument.startsWith("-")) {
      throw new IllegalArgumentException("there is no option " + argument);
    }
    return Path.of(argument);
  }
}
