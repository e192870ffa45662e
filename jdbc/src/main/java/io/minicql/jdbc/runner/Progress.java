package io.minicql.jdbc.runner;

import java.io.Console;
import java.io.PrintStream;
import java.util.concurrent.TimeUnit;

/** A line on a terminal that says how far a long script is; nothing where there is no terminal. */
final class Progress {
  private static final long QUIET_NANOS = TimeUnit.SECONDS.toNanos(1);
  private static final long STEP_NANOS = TimeUnit.MILLISECONDS.toNanos(200);
  private static final String CLEAR_LINE = "\r\u001b[K";

  private final PrintStream errors;
  private final boolean terminal;
  private final long beginNanos = System.nanoTime();
  private long lastNanos = beginNanos;
  private boolean shown;

  private Progress(PrintStream errors, boolean terminal) {
    this.errors = errors;
    this.terminal = terminal;
  }

  static Progress on(PrintStream errors) {
    return new Progress(errors, isTerminal());
  }

  void show(Script script, int offset, int statements) {
    long now = System.nanoTime();
    if (!terminal || now - beginNanos < QUIET_NANOS || now - lastNanos < STEP_NANOS) {
      return;
    }
    lastNanos = now;
    shown = true;
    int percent = (int) (100L * offset / Math.max(1, script.text().length()));
    errors.printf("%s%s: %d statements, %d %%", CLEAR_LINE, script.name(), statements, percent);
    errors.flush();
  }

  /** Takes the line away before something else is printed. */
  void clear() {
    if (shown) {
      shown = false;
      errors.print(CLEAR_LINE);
      errors.flush();
    }
  }

  /** Newer JDKs give a console without a terminal too, and a method to ask. */
  @SuppressWarnings("SystemConsoleNull") // it is null on the JDKs without the method
  private static boolean isTerminal() {
    Console console = System.console();
    if (console == null) {
      return false;
    }
    try {
      return (boolean) Console.class.getMethod("isTerminal").invoke(console);
    } catch (NoSuchMethodException e) {
      return true;
    } catch (ReflectiveOperationException e) {
      return false;
    }
  }
}
