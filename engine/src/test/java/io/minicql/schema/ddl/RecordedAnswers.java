package io.minicql.schema.ddl;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Statements and what a real Cassandra 5.0.9 answered, from a file beside this class. */
final class RecordedAnswers {

  private static final String PROMPT = ">>> ";

  /** The extra fields of an error, which are told in its text too. */
  private static final String DETAIL = "  ";

  private RecordedAnswers() {}

  /**
   * One statement and the lines of its answer.
   *
   * @param statement the text without the semicolon
   * @param lines the answer
   */
  record Answer(String statement, List<String> lines) {
    String text() {
      return String.join("\n", lines);
    }

    List<String> rows() {
      return lines.stream()
          .filter(line -> line.startsWith("row: "))
          .map(line -> line.substring("row: ".length()))
          .collect(Collectors.toList());
    }
  }

  static List<Answer> read(String file) {
    List<Answer> answers = new ArrayList<>();
    for (String block : contents(file).split("\n\n")) {
      String[] lines = block.strip().split("\n");
      if (lines[0].startsWith(PROMPT)) {
        List<String> answer = new ArrayList<>();
        for (int i = 1; i < lines.length; i++) {
          if (!lines[i].startsWith(DETAIL)) {
            answer.add(lines[i]);
          }
        }
        answers.add(new Answer(lines[0].substring(PROMPT.length()), answer));
      }
    }
    return answers;
  }

  private static String contents(String file) {
    try (InputStream in = RecordedAnswers.class.getResourceAsStream(file)) {
      if (in == null) {
        throw new IllegalArgumentException("no file " + file);
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
