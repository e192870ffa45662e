package io.minicql.grammar;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.javacc.parser.Main;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A choice that one token does not decide makes JavaCC warn and guess: none may slip in. */
class GrammarWarningsTest {
  @Test
  void javaccHasNothingToWarnOf(@TempDir Path folder) throws Exception {
    String output = run(GrammarWords.FILE, folder);
    assertFalse(output.contains("Warning"), output);
  }

  @Test
  void aConflictWouldBeSeen(@TempDir Path folder) throws Exception {
    Path grammar = folder.resolve("Bad.jj");
    Files.writeString(
        grammar,
        "PARSER_BEGIN(Bad) class Bad {} PARSER_END(Bad) void A() : {} { \"a\" \"b\" | \"a\" \"c\" }");
    String output = run(grammar, folder);
    assertEquals(true, output.contains("Warning: Choice conflict"), output);
  }

  @Test
  void theGrammarHasNoSyntacticLookahead() throws Exception {
    String grammar = Files.readString(GrammarWords.FILE);
    String withoutSemantic = grammar.replace("LOOKAHEAD({", "").replace("LOOKAHEAD = 1", "");
    assertFalse(withoutSemantic.contains("LOOKAHEAD"), "only LOOKAHEAD({ ... }) is allowed");
  }

  private static String run(Path grammar, Path folder) throws Exception {
    PrintStream out = System.out;
    PrintStream err = System.err;
    ByteArrayOutputStream captured = new ByteArrayOutputStream();
    try (PrintStream stream = new PrintStream(captured, true, StandardCharsets.UTF_8)) {
      System.setOut(stream);
      System.setErr(stream);
      Main.mainProgram(new String[] {"-OUTPUT_DIRECTORY=" + folder, grammar.toString()});
    } finally {
      System.setOut(out);
      System.setErr(err);
    }
    return captured.toString(StandardCharsets.UTF_8);
  }
}
