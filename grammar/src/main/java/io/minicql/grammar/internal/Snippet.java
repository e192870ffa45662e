package io.minicql.grammar.internal;

import java.util.ArrayList;
import java.util.List;

/**
 * The part of a statement that Cassandra shows after a message: from ten tokens before to two
 * tokens after the offending one, which is bracketed. White space and comments count as tokens
 * there, and strings are as long as their contents, so that brackets may cut them.
 */
final class Snippet {
  private static final int TOKENS_BEFORE = 10;
  private static final int TOKENS_AFTER = 2;

  private final String text;
  private final List<Piece> pieces = new ArrayList<>();

  private Snippet(String text, Token last) {
    this.text = text;
    Lexer lexer = new Lexer(text);
    int end = 0;
    Token token;
    do {
      token = lexer.next();
      addHidden(end, token.begin);
      pieces.add(new Piece(token.kind, token.begin, token.end));
      end = token.end;
    } while (token.begin < last.begin && token.kind != GeneratedParserConstants.EOF);
  }

  /** The snippet with its brackets, empty where Cassandra shows none. */
  static String of(String text, Token offending, Token last) {
    return new Snippet(text, last).around(offending);
  }

  private void addHidden(int from, int to) {
    int at = from;
    while (at < to) {
      int pieceEnd = CharStream.isBlank(text.charAt(at)) ? blanksEnd(at, to) : commentEnd(at);
      pieces.add(new Piece(GeneratedParserConstants.COMMENT, at, pieceEnd));
      at = pieceEnd;
    }
  }

  private int blanksEnd(int begin, int limit) {
    int at = begin;
    while (at < limit && CharStream.isBlank(text.charAt(at))) {
      at++;
    }
    return at;
  }

  private int commentEnd(int begin) {
    if (text.charAt(begin + 1) == '*') {
      return text.indexOf("*/", begin + 2) + 2;
    }
    int at = begin;
    while (text.charAt(at) != '\n' && text.charAt(at) != '\r') {
      at++;
    }
    return at + 1;
  }

  private String around(Token offending) {
    int index = 0;
    while (index < pieces.size() - 1 && pieces.get(index).begin < offending.begin) {
      index++;
    }
    Piece from = pieces.get(Math.max(0, index - TOKENS_BEFORE));
    Piece to = pieces.get(Math.min(pieces.size() - 1, index + TOKENS_AFTER));
    Piece middle = pieces.get(index);
    if (middle.isEnd() || to.isEnd()) {
      return "";
    }
    return quote(from, middle, to);
  }

  private String quote(Piece from, Piece middle, Piece to) {
    int toEnd = Math.min(to.shownEnd(text), lineEnd(to.begin));
    int middleEnd = Math.min(middle.shownEnd(text), toEnd);
    boolean isWhole = toEnd == text.length() && to.shownEnd(text) == toEnd;
    StringBuilder out = new StringBuilder(" (");
    if (from.begin > 0) {
      out.append("...");
    }
    append(out, from.begin, middle.begin);
    out.append('[');
    append(out, middle.begin, middleEnd);
    out.append(']');
    append(out, middleEnd, toEnd);
    if (!isWhole) {
      out.append("...");
    }
    return out.append(')').toString();
  }

  /** Lines are joined without anything between them. */
  private void append(StringBuilder out, int begin, int end) {
    for (int i = begin; i < end; i++) {
      if (text.charAt(i) != '\n') {
        out.append(text.charAt(i));
      }
    }
  }

  private int lineEnd(int begin) {
    int end = text.indexOf('\n', begin);
    return end < 0 ? text.length() : end;
  }

  private record Piece(int kind, int begin, int end) {
    boolean isEnd() {
      return kind == GeneratedParserConstants.EOF;
    }

    int shownEnd(String text) {
      return switch (kind) {
        case GeneratedParserConstants.STRING_LITERAL -> contentEnd(text, "''");
        case GeneratedParserConstants.QUOTED_NAME -> contentEnd(text, "\"\"");
        default -> end;
      };
    }

    /** The end that the token would have without its quotes. */
    private int contentEnd(String text, String doubledQuote) {
      if (text.charAt(begin) == '$') {
        return end - 4;
      }
      int quotes = 2;
      int at = text.indexOf(doubledQuote, begin + 1);
      while (at >= 0 && at < end - 1) {
        quotes++;
        at = text.indexOf(doubledQuote, at + 2);
      }
      return end - quotes;
    }
  }
}
