package io.minicql.jdbc.runner;

import java.io.PrintStream;
import java.util.Arrays;
import java.util.Locale;
import java.util.function.Function;

/** How results are printed. */
enum OutputFormat {
  TABLE(TablePrinter::new),
  CSV(CsvPrinter::new),
  JSON(JsonPrinter::new);

  private final Function<PrintStream, ResultPrinter> printer;

  OutputFormat(Function<PrintStream, ResultPrinter> printer) {
    this.printer = printer;
  }

  ResultPrinter printer(PrintStream output) {
    return printer.apply(output);
  }

  static OutputFormat named(String name) {
    return Arrays.stream(values())
        .filter(format -> format.name().toLowerCase(Locale.ROOT).equals(name))
        .findFirst()
        .orElseThrow(
            () -> new IllegalArgumentException("--format is table, csv or json, not " + name));
  }
}
