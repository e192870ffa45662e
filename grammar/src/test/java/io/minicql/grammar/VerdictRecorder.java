package io.minicql.grammar;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

/**
 * Writes texts for Cassandra's parser and reads its verdicts back, in steps:
 *
 * <ol>
 *   <li>{@code corpus-out DIR} writes {@code DIR/single} (one text a line) and {@code DIR/multi}
 *       (texts of several lines, with lines of two dashes between them);
 *   <li>a driver of Cassandra's parser turns each into {@code DIR/single.out} and {@code
 *       DIR/multi.out}: one line for each text, {@code ACCEPT class} or {@code REJECT error
 *       message};
 *   <li>{@code corpus-in DIR RESOURCES} rewrites {@code corpus.txt} in the folder RESOURCES.
 * </ol>
 *
 * <p>{@code mutations-out} and {@code mutations-in} do the same for the mutated texts, after the
 * corpus.
 */
final class VerdictRecorder {
  private VerdictRecorder() {}

  public static void main(String[] args) throws IOException {
    Path folder = Path.of(args[1]);
    switch (args[0]) {
      case "corpus-out" -> writeTexts(corpusTexts(), folder);
      case "corpus-in" -> rewriteCorpus(folder, Path.of(args[2], "corpus.txt"));
      case "mutations-out" -> writeTexts(Mutations.of(Corpus.read()), folder);
      case "mutations-in" -> recordMutations(folder, Path.of(args[2], RecordedVerdicts.RESOURCE));
      default -> throw new IllegalArgumentException(args[0]);
    }
  }

  private static List<String> corpusTexts() {
    return Corpus.read().stream().map(CorpusEntry::text).toList();
  }

  private static boolean isMulti(String text) {
    return text.indexOf('\n') >= 0;
  }

  private static void writeTexts(List<String> texts, Path folder) throws IOException {
    StringBuilder single = new StringBuilder();
    StringBuilder multi = new StringBuilder();
    for (String text : texts) {
      if (isMulti(text)) {
        multi.append(text).append("--\n");
      } else {
        single.append(text).append('\n');
      }
    }
    Files.writeString(folder.resolve("single"), single);
    Files.writeString(folder.resolve("multi"), multi);
  }

  private static List<String> readAnswers(List<String> texts, Path folder) throws IOException {
    Iterator<String> single = Files.readAllLines(folder.resolve("single.out")).iterator();
    Iterator<String> multi = Files.readAllLines(folder.resolve("multi.out")).iterator();
    List<String> answers = new ArrayList<>();
    for (String text : texts) {
      answers.add((isMulti(text) ? multi : single).next());
    }
    if (single.hasNext() || multi.hasNext()) {
      throw new IllegalStateException("more answers than texts");
    }
    return answers;
  }

  private static void rewriteCorpus(Path folder, Path file) throws IOException {
    Iterator<String> answers = readAnswers(corpusTexts(), folder).iterator();
    StringBuilder out = new StringBuilder();
    for (String line : Corpus.lines("corpus.txt")) {
      if (line.startsWith(Corpus.MESSAGE_INDENT)) {
        continue;
      }
      if (line.isEmpty() || line.charAt(0) == '#') {
        out.append(line).append('\n');
      } else {
        append(out, line.substring(2), answers.next());
      }
    }
    Files.writeString(file, out);
  }

  private static void append(StringBuilder out, String text, String answer) {
    Verdict verdict = Verdict.ofAnswer(answer);
    out.append(verdict.mark).append(' ').append(text).append('\n');
    if (verdict != Verdict.ACCEPTED) {
      String message = answer.substring(answer.indexOf(' ', "REJECT ".length()) + 1);
      out.append(Corpus.MESSAGE_INDENT).append(Corpus.escape(message)).append('\n');
    }
  }

  private static void recordMutations(Path folder, Path file) throws IOException {
    List<String> texts = Mutations.of(Corpus.read());
    List<Verdict> verdicts = readAnswers(texts, folder).stream().map(Verdict::ofAnswer).toList();
    RecordedVerdicts.write(file, texts, verdicts);
  }
}
