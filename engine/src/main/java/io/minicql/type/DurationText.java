package io.minicql.type;

final class DurationText {
  private DurationText() {}

  static CqlDuration parse(String text) {
    throw new UnsupportedOperationException("not built yet");
  }

  static String format(CqlDuration duration) {
    throw new UnsupportedOperationException("not built yet");
  }
}
