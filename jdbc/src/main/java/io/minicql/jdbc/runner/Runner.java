package io.minicql.jdbc.runner;

import io.minicql.jdbc.MiniCqlDriver;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;
import org.jspecify.annotations.Nullable;

/**
 * {@code java -jar minicql.jar [--url URL] [--format table|csv|json] [--keep-going] [-e CQL |
 * FILE...]}: runs scripts and prints their answers. Exits with 0 when every statement was accepted,
 * else with 1.
 */
public final class Runner {
  private static final int OK = 0;
  private static final int FAILED = 1;
  private static final String BYTE_ORDER_MARK = "\uFEFF";

  private final InputStream input;
  private final PrintStream output;
  private final PrintStream errors;

  Runner(InputStream input, PrintStream output, PrintStream errors) {
    this.input = input;
    this.output = output;
    this.errors = errors;
  }

  /** Runs and ends the JVM with the exit status. */
  public static void main(String[] arguments) {
    PrintStream output = new PrintStream(System.out, false, StandardCharsets.UTF_8);
    PrintStream errors = new PrintStream(System.err, true, StandardCharsets.UTF_8);
    int status = new Runner(System.in, output, errors).run(arguments);
    output.flush();
    System.exit(status);
  }

  int run(String... arguments) {
    RunnerOptions options;
    try {
      options = RunnerOptions.parse(arguments);
    } catch (IllegalArgumentException e) {
      errors.println("minicql: " + e.getMessage());
      errors.println("Try --help.");
      return FAILED;
    }
    if (options.help()) {
      output.println(RunnerOptions.USAGE);
      return OK;
    }
    try {
      return run(options);
    } catch (NoSuchFileException e) {
      errors.println("minicql: there is no file " + e.getFile());
    } catch (IOException e) {
      errors.println("minicql: cannot read " + e.getMessage());
    } catch (SQLException e) {
      errors.println("minicql: " + e.getMessage());
    }
    return FAILED;
  }

  private int run(RunnerOptions options) throws IOException, SQLException {
    List<Script> scripts = scripts(options);
    try (Connection connection = connect(options.url())) {
      ErrorReport report = new ErrorReport(errors);
      report.warn(connection.getWarnings());
      ScriptRun run =
          new ScriptRun(
              connection,
              options.format().printer(output),
              report,
              Progress.on(errors),
              options.keepGoing());
      boolean accepted = true;
      for (Script script : scripts) {
        accepted &= run.execute(script);
        if (!accepted && !options.keepGoing()) {
          break;
        }
      }
      return accepted ? OK : FAILED;
    }
  }

  private static Connection connect(String url) throws SQLException {
    @Nullable Connection connection = new MiniCqlDriver().connect(url, new Properties());
    if (connection == null) {
      throw new SQLException("The URL must begin with jdbc:minicql:mem:, but is " + url);
    }
    return connection;
  }

  /** A file's text, without the mark that some editors put at its beginning. */
  private static String read(Path file) throws IOException {
    try {
      String text = Files.readString(file, StandardCharsets.UTF_8);
      return text.startsWith(BYTE_ORDER_MARK) ? text.substring(1) : text;
    } catch (NoSuchFileException e) {
      throw e;
    } catch (CharacterCodingException e) {
      throw new IOException(file + " is not text in UTF-8", e);
    } catch (IOException e) {
      throw new IOException(file + ": " + e.getMessage(), e);
    }
  }

  private List<Script> scripts(RunnerOptions options) throws IOException {
    List<Script> scripts = new ArrayList<>();
    options.statements().forEach(text -> scripts.add(new Script("-e", text)));
    for (Path file : options.files()) {
      scripts.add(new Script(file.toString(), read(file)));
    }
    if (scripts.isEmpty()) {
      String text = new String(input.readAllBytes(), StandardCharsets.UTF_8);
      scripts.add(new Script("standard input", text));
    }
    return scripts;
  }
}
