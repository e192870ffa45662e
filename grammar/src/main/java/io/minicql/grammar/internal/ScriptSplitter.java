package io.minicql.grammar.internal;

import io.minicql.grammar.ScriptStatement;
import io.minicql.grammar.SplitScript;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Walks the tokens of a script once. */
public final class ScriptSplitter {
  private final String script;
  private final Lexer lexer;
  private final List<ScriptStatement> statements = new ArrayList<>();
  private @Nullable Token first;
  private @Nullable Token last;
  private boolean isInBatch;
  private boolean isInsideToken;

  public ScriptSplitter(String script) {
    this.script = script;
    this.lexer = new Lexer(script);
  }

  /** Splits; to be called once. */
  public SplitScript split() {
    Token token = lexer.next();
    while (token.kind != GeneratedParserConstants.EOF && !isComment(token)) {
      take(token);
      token = lexer.next();
    }
    // A line comment without its line feed hides nothing: no more can stand on the line.
    isInsideToken |= token.kind == GeneratedParserConstants.BAD_COMMENT;
    return new SplitScript(statements, current(), isInsideToken);
  }

  /** A comment that does not end, so that nothing follows it. */
  private static boolean isComment(Token token) {
    return token.kind == GeneratedParserConstants.BAD_COMMENT
        || token.kind == GeneratedParserConstants.BAD_LINE_COMMENT;
  }

  private void take(Token token) {
    if (token.kind == GeneratedParserConstants.SEMICOLON && !isInBatch) {
      end();
      return;
    }
    if (first == null) {
      first = token;
    }
    followBatch(token);
    last = token;
    isInsideToken = isUnended(token);
  }

  private void end() {
    ScriptStatement statement = current();
    if (statement != null) {
      statements.add(statement);
    }
    first = null;
    last = null;
  }

  private @Nullable ScriptStatement current() {
    return first == null || last == null
        ? null
        : new ScriptStatement(script.substring(first.begin, last.end), first.begin);
  }

  private void followBatch(Token token) {
    if (token.kind != GeneratedParserConstants.K_BATCH || first == null || last == null) {
      return;
    }
    if (last.kind == GeneratedParserConstants.K_APPLY) {
      isInBatch = false;
    } else if (first.kind == GeneratedParserConstants.K_BEGIN || isExplain(first)) {
      isInBatch |= isBatchKind(last.kind);
    }
  }

  /** EXPLAIN is no keyword, so that it may stay a name. */
  private boolean isExplain(Token token) {
    return script.regionMatches(true, token.begin, "EXPLAIN", 0, token.end - token.begin);
  }

  private static boolean isBatchKind(int kind) {
    return kind == GeneratedParserConstants.K_BEGIN
        || kind == GeneratedParserConstants.K_UNLOGGED
        || kind == GeneratedParserConstants.K_COUNTER;
  }

  private boolean isUnended(Token token) {
    return switch (token.kind) {
      case GeneratedParserConstants.BAD_STRING, GeneratedParserConstants.BAD_QUOTED_NAME -> true;
      case GeneratedParserConstants.BAD_DOLLAR_STRING -> script.startsWith("$$", token.begin);
      default -> false;
    };
  }
}
