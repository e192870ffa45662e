package io.minicql.grammar;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** Reads {@code corpus.txt}. */
final class Corpus {
  static final String MESSAGE_INDENT = "    ";

  private Corpus() {}

  static List<CorpusEntry> read() {
    return parse(lines("corpus.txt"));
  }

  static List<String> lines(String resource) {
    try (InputStream in = Corpus.class.getResourceAsStream(resource)) {
      return List.of(new String(in.readAllBytes(), StandardCharsets.UTF_8).split("\n"));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static List<CorpusEntry> parse(List<String> lines) {
    List<CorpusEntry> entries = new ArrayList<>();
    for (String line : lines) {
      if (line.startsWith(MESSAGE_INDENT)) {
        CorpusEntry last = entries.remove(entries.size() - 1);
        entries.add(new CorpusEntry(last.text(), last.verdict(), line.trim()));
      } else if (!line.isEmpty() && line.charAt(0) != '#') {
        entries.add(
            new CorpusEntry(unescape(line.substring(2)), Verdict.ofMark(line.charAt(0)), ""));
      }
    }
    return entries;
  }

  static String unescape(String s) {
    return s.replace("\\n", "\n");
  }

  static String escape(String s) {
    return s.replace("\n", "\\n");
  }
}
