package io.minicql.grammar.internal;

import io.minicql.grammar.CqlSyntaxException;
import java.util.List;

/** Words what the lexer refuses: characters that begin no token, and tokens that do not end. */
final class LexicalErrors {
  private LexicalErrors() {}

  static CqlSyntaxException of(String text, Token bad) {
    return switch (bad.kind) {
      case GeneratedParserConstants.BAD_STRING -> mismatch(text, bad, text.length(), "'''");
      case GeneratedParserConstants.BAD_QUOTED_NAME -> mismatch(text, bad, text.length(), "'\"'");
      case GeneratedParserConstants.BAD_COMMENT -> mismatch(text, bad, text.length(), "'*'");
      case GeneratedParserConstants.BAD_LINE_COMMENT ->
          mismatch(text, bad, text.length(), "set null");
      case GeneratedParserConstants.BAD_DOLLAR_STRING -> dollars(text, bad);
      case GeneratedParserConstants.BAD_SIGN ->
          text.charAt(bad.begin + 1) == 'P'
              ? noAlternative(text, bad, bad.end)
              : mismatch(text, bad, bad.end, "set null");
      case GeneratedParserConstants.BAD_NUMBER -> number(text, bad);
      case GeneratedParserConstants.BAD_UUID -> uuid(text, bad);
      case GeneratedParserConstants.BAD_DURATION -> noAlternative(text, bad, bad.end);
      default ->
          text.charAt(bad.begin) == '!'
              ? mismatch(text, bad, bad.begin + 1, "'='")
              : noAlternative(text, bad, bad.begin);
    };
  }

  /** The last char of the text is not looked at as part of a string between double dollars. */
  private static CqlSyntaxException dollars(String text, Token bad) {
    if (!text.startsWith("$$", bad.begin)) {
      return mismatch(text, bad, bad.begin + 1, "'$'");
    }
    int last = text.length() - 1;
    boolean hasContent = last > bad.begin + 1;
    return mismatch(text, bad, hasContent && text.charAt(last) != '$' ? last : last + 1, "'$'");
  }

  private static CqlSyntaxException number(String text, Token bad) {
    return switch (text.charAt(bad.end - 1)) {
      case 'e', 'E' -> noAlternative(text, bad, bad.end);
      case 'a', 'b', 'c', 'f', 'A', 'B', 'C', 'F' -> uuid(text, bad);
      default -> mismatch(text, bad, bad.end, "set null");
    };
  }

  private static CqlSyntaxException uuid(String text, Token bad) {
    Shapes.Misfit misfit = Shapes.uuidMisfit(text, bad.begin);
    return mismatch(text, bad, misfit.offset(), misfit.isHyphen() ? "'-'" : "set null");
  }

  /** A text between quotes, its control characters written as escapes. */
  static String quoted(String s) {
    return '\'' + s.replace("\n", "\\n").replace("\r", "\\r").replace("\t", "\\t") + '\'';
  }

  private static CqlSyntaxException mismatch(String text, Token bad, int at, String expected) {
    return make(
        text, bad, at, "mismatched character " + charAt(text, at) + " expecting " + expected);
  }

  private static CqlSyntaxException noAlternative(String text, Token bad, int at) {
    return make(text, bad, at, "no viable alternative at character " + charAt(text, at));
  }

  private static String charAt(String text, int at) {
    return at >= text.length() ? "'<EOF>'" : quoted(text.substring(at, at + 1));
  }

  private static CqlSyntaxException make(String text, Token bad, int at, String message) {
    Position position = Position.of(text, at);
    return new CqlSyntaxException(
        position + " " + message,
        position.line(),
        position.column(),
        at,
        text.substring(bad.begin, bad.end),
        List.of());
  }
}
