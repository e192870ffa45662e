package io.minicql.index;

import java.nio.charset.StandardCharsets;
import java.text.Normalizer;
import java.util.Locale;
import java.util.Map;

/**
 * How an index sees text.
 *
 * @param caseSensitive whether upper and lower case differ
 * @param normalizes whether equal texts of different composition (NFC) are one
 * @param ascii whether letters with marks are the letters without them
 */
public record TextAnalysis(boolean caseSensitive, boolean normalizes, boolean ascii) {
  static final TextAnalysis NONE = new TextAnalysis(true, false, false);

  static TextAnalysis of(Map<String, String> options) {
    return new TextAnalysis(
        isTrue(options.getOrDefault("case_sensitive", "true")),
        isTrue(options.getOrDefault("normalize", "false")),
        isTrue(options.getOrDefault("ascii", "false")));
  }

  private static boolean isTrue(String text) {
    return text.equalsIgnoreCase("true");
  }

  /** Whether texts are seen as they are. */
  public boolean isNone() {
    return equals(NONE);
  }

  /** The text as the index sees it. */
  public byte[] apply(byte[] utf8) {
    if (isNone()) {
      return utf8;
    }
    String text = new String(utf8, StandardCharsets.UTF_8);
    if (!caseSensitive) {
      text = text.toLowerCase(Locale.ROOT);
    }
    if (normalizes) {
      text = Normalizer.normalize(text, Normalizer.Form.NFC);
    }
    if (ascii) {
      text = Normalizer.normalize(text, Normalizer.Form.NFD).replaceAll("\\p{M}+", "");
    }
    return text.getBytes(StandardCharsets.UTF_8);
  }
}
