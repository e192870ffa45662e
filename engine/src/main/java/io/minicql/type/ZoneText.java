package io.minicql.type;

import java.time.DateTimeException;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.time.temporal.TemporalQueries;
import java.util.Locale;
import java.util.regex.Pattern;

/**
 * The time zone at the end of a timestamp: {@code Z}, {@code +hh}, {@code +hhmm} or {@code +hh:mm},
 * with a blank before or without; or a blank and a region ({@code Europe/Berlin}) or a zone's
 * English name.
 */
final class ZoneText {
  private static final Pattern OFFSET = Pattern.compile(" ?(Z|[+-][0-9]{2}(:?[0-9]{2})?)");

  private ZoneText() {}

  /**
   * @throws DateTimeException when the text is no zone
   */
  static ZoneId parse(String text) {
    if (OFFSET.matcher(text).matches()) {
      return ZoneOffset.of(text.trim());
    }
    if (!text.startsWith(" ")) {
      throw new DateTimeException("No zone: " + text);
    }
    String name = text.substring(1);
    return name.equals("UTC") || name.equals("GMT") ? ZoneOffset.UTC : Names.parse(name);
  }

  /** Loaded only when needed: the JDK takes a while to collect the names of all zones. */
  private static final class Names {
    private static final DateTimeFormatter SHORT = DateTimeFormatter.ofPattern("z", Locale.US);
    private static final DateTimeFormatter LONG = DateTimeFormatter.ofPattern("zzzz", Locale.US);

    private static ZoneId parse(String name) {
      try {
        return SHORT.parse(name, TemporalQueries.zone());
      } catch (DateTimeException e) {
        return LONG.parse(name, TemporalQueries.zone());
      }
    }
  }
}
