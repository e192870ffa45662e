package io.minicql.grammar.internal;

/** The names of token kinds as Cassandra's messages have them: {@code K_FROM}, {@code ')'}. */
final class TokenNames {
  private static final String[] NAMES = names();

  private TokenNames() {}

  static String of(int kind) {
    return NAMES[kind];
  }

  private static String[] names() {
    String[] names = new String[GeneratedParserConstants.tokenImage.length];
    for (int kind = 0; kind < names.length; kind++) {
      names[kind] = name(kind);
    }
    return names;
  }

  private static String name(int kind) {
    return switch (kind) {
      case GeneratedParserConstants.EOF -> "EOF";
      case GeneratedParserConstants.STAR -> "'\\*'";
      case GeneratedParserConstants.QMARK -> "QMARK";
      case GeneratedParserConstants.RANGE -> "RANGE";
      case GeneratedParserConstants.EMPTY_QUOTED_NAME -> "EMPTY_QUOTED_NAME";
      case GeneratedParserConstants.K_POSITIVE_NAN -> "K_POSITIVE_NAN";
      case GeneratedParserConstants.K_NEGATIVE_NAN -> "K_NEGATIVE_NAN";
      case GeneratedParserConstants.K_POSITIVE_INFINITY -> "K_POSITIVE_INFINITY";
      case GeneratedParserConstants.K_NEGATIVE_INFINITY -> "K_NEGATIVE_INFINITY";
      case GeneratedParserConstants.EXPR -> "'expr('";
      default -> ofImage(GeneratedParserConstants.tokenImage[kind]);
    };
  }

  /** JavaCC writes {@code <NAME>} for patterns and the text in quotes for words and signs. */
  private static String ofImage(String image) {
    String inner = image.substring(1, image.length() - 1);
    if (image.charAt(0) == '<') {
      return inner;
    }
    return Character.isLetter(inner.charAt(0)) ? "K_" + inner : '\'' + inner + '\'';
  }
}
