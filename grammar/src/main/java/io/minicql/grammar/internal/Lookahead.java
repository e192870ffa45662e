package io.minicql.grammar.internal;

import org.jspecify.annotations.Nullable;

/**
 * The questions that the grammar asks about tokens to come, where one token does not decide. None
 * of them consumes anything, and each looks at a bounded number of tokens or at one type.
 */
abstract class Lookahead implements GeneratedParserConstants {
  /** The token at a distance: 1 is the next one. */
  abstract Token peek(int index);

  /** The token consumed last. */
  abstract Token consumed();

  /** The token after the given one. */
  abstract Token following(Token token);

  /** The statement's text. */
  abstract String text();

  static boolean isBasicKeyword(int kind) {
    return kind >= K_KEYS && kind <= K_ANN;
  }

  static boolean isNativeType(int kind) {
    return kind >= K_ASCII && kind <= K_TIME;
  }

  private static boolean isOtherKeyword(int kind) {
    return kind >= K_TTL && kind <= K_DISTINCT;
  }

  static boolean isName(int kind) {
    return kind == IDENT
        || kind == QUOTED_NAME
        || isBasicKeyword(kind)
        || isNativeType(kind)
        || isOtherKeyword(kind);
  }

  static boolean isColumnName(int kind) {
    return isName(kind) || kind == EMPTY_QUOTED_NAME;
  }

  static boolean isRoleName(int kind) {
    return isName(kind) || kind == STRING_LITERAL || kind == QMARK;
  }

  static boolean isFunctionStart(int kind) {
    return isName(kind) || kind == K_TOKEN;
  }

  static boolean isPlainFunctionName(int kind) {
    return kind == K_TOKEN || kind == K_COUNT || (isName(kind) && !isOtherKeyword(kind));
  }

  static boolean isUserTypeName(int kind) {
    return kind == K_KEY || (isName(kind) && !isOtherKeyword(kind) && !isNativeType(kind));
  }

  static boolean isCellAttribute(int kind) {
    return kind == K_WRITETIME || kind == K_MAXWRITETIME || kind == K_TTL;
  }

  static boolean isMBean(int kind) {
    return kind == K_MBEAN || kind == K_MBEANS;
  }

  static boolean isPluralDescribed(int kind) {
    return switch (kind) {
      case K_CLUSTER, K_FULL, K_SCHEMA, K_KEYSPACES, K_TABLES, K_TYPES, K_FUNCTIONS, K_AGGREGATES ->
          true;
      default -> false;
    };
  }

  private static boolean isConstant(int kind) {
    return switch (kind) {
      case STRING_LITERAL,
          INTEGER,
          FLOAT,
          BOOLEAN,
          DURATION,
          UUID,
          HEXNUMBER,
          K_POSITIVE_NAN,
          K_NEGATIVE_NAN,
          K_POSITIVE_INFINITY,
          K_NEGATIVE_INFINITY ->
          true;
      default -> false;
    };
  }

  /** Terms and selectors begin alike, a selector's minus aside. */
  private static boolean startsOperand(int kind) {
    return switch (kind) {
      case K_NULL, QMARK, COLON, LPAREN, LBRACKET, LBRACE, K_TOKEN -> true;
      default -> isName(kind) || isConstant(kind);
    };
  }

  final boolean startsExpression() {
    int kind = peek(1).kind;
    return kind == MINUS || startsOperand(kind);
  }

  final boolean startsRelation() {
    int kind = peek(1).kind;
    return kind == LPAREN || kind == K_TOKEN || isColumnName(kind);
  }

  final boolean startsType() {
    int kind = peek(1).kind;
    return kind == K_SET || kind == STRING_LITERAL || isName(kind);
  }

  final boolean startsIndexTarget() {
    int kind = peek(1).kind;
    return kind == K_ENTRIES || kind == K_FULL || isColumnName(kind);
  }

  /** Part of a collection; KEYS and VALUES may also be columns. */
  final boolean indexTargetKindAhead() {
    return switch (peek(1).kind) {
      case K_ENTRIES, K_FULL -> true;
      case K_KEYS, K_VALUES -> peek(2).kind == LPAREN;
      default -> false;
    };
  }

  final boolean startsExplain() {
    Token first = peek(1);
    return first.kind == IDENT
        && first.end - first.begin == 7
        && text().regionMatches(true, first.begin, "explain", 0, 7);
  }

  /** Whether JSON or DISTINCT is no column: something follows that can be selected. */
  final boolean modifierAhead(int modifier) {
    if (peek(1).kind != modifier) {
      return false;
    }
    Token second = peek(2);
    if (second.kind == K_AS) {
      return !aliasAt(second);
    }
    return second.kind == STAR || second.kind == MINUS || startsOperand(second.kind);
  }

  /** Whether AS introduces an alias here; else it is a column of that name. */
  private boolean aliasAt(Token as) {
    Token name = following(as);
    if (!isName(name.kind)) {
      return false;
    }
    int after = following(name).kind;
    return after == K_FROM || after == COMMA || after == RPAREN;
  }

  final boolean countRowsAhead() {
    return peek(1).kind == K_COUNT && peek(2).kind == LPAREN && peek(3).kind == STAR;
  }

  /** {@code f(} or {@code keyspace.f(}. */
  final boolean callAhead() {
    Token first = peek(1);
    if (!isFunctionStart(first.kind)) {
      return false;
    }
    if (first.kind == K_TOKEN) {
      return true;
    }
    Token second = following(first);
    if (second.kind == LPAREN) {
      return isPlainFunctionName(first.kind);
    }
    if (second.kind != DOT) {
      return false;
    }
    Token third = following(second);
    return isPlainFunctionName(third.kind) && following(third).kind == LPAREN;
  }

  /** {@code (type) selector}; without something selectable after it, it is in brackets only. */
  final boolean selectorHintAhead() {
    Token after = afterBracketedType();
    if (after == null || !startsOperand(after.kind)) {
      return false;
    }
    if (after.kind == K_AS) {
      return !aliasAt(after);
    }
    return after.kind != K_PER || following(after).kind != K_PARTITION;
  }

  /** {@code (type) term}; a string in brackets may be a tuple of one, a name may not. */
  final boolean termHintAhead() {
    Token after = afterBracketedType();
    if (after == null) {
      return false;
    }
    if (peek(2).kind != STRING_LITERAL) {
      return true;
    }
    if (isFunctionStart(after.kind)) {
      int next = following(after).kind;
      return next == LPAREN || next == DOT;
    }
    return startsOperand(after.kind);
  }

  private @Nullable Token afterBracketedType() {
    if (peek(1).kind != LPAREN) {
      return null;
    }
    Token end = afterType(peek(2));
    return end == null || end.kind != RPAREN ? null : following(end);
  }

  /** The token after the type that begins at the given one; null where none does. */
  private @Nullable Token afterType(Token first) {
    if (first.kind == STRING_LITERAL) {
      return following(first);
    }
    if (first.kind != K_SET && !isName(first.kind)) {
      return null;
    }
    Token second = following(first);
    if (second.kind == LT) {
      return afterAngleBrackets(second);
    }
    if (second.kind == DOT) {
      Token third = following(second);
      return isUserTypeName(third.kind) ? following(third) : null;
    }
    return isNativeType(first.kind) || isUserTypeName(first.kind) ? second : null;
  }

  private @Nullable Token afterAngleBrackets(Token open) {
    int depth = 1;
    Token t = open;
    while (depth > 0) {
      t = following(t);
      if (t.kind == LT) {
        depth++;
      } else if (t.kind == GT) {
        depth--;
      } else if (!isInsideType(t.kind)) {
        return null;
      }
    }
    return following(t);
  }

  private static boolean isInsideType(int kind) {
    return switch (kind) {
      case COMMA, DOT, INTEGER, STRING_LITERAL, K_SET -> true;
      default -> isName(kind);
    };
  }

  /** A name of a user type, where a keyword could also begin a built-in one. */
  final boolean userTypeAhead() {
    int kind = peek(1).kind;
    if (!isName(kind)) {
      return false;
    }
    return switch (kind) {
      case K_MAP, K_LIST, K_TUPLE, K_VECTOR, K_FROZEN -> peek(2).kind != LT;
      default -> !isNativeType(kind) || peek(2).kind == DOT;
    };
  }

  /** {@code (a, b)} or {@code (a)}: columns, not a relation in brackets. */
  final boolean columnTupleAhead() {
    if (peek(1).kind != LPAREN || !isColumnName(peek(2).kind)) {
      return false;
    }
    int third = peek(3).kind;
    return third == COMMA || third == RPAREN;
  }

  /** A column in a place where terms stand: a name that begins no call. */
  final boolean columnAhead(int index) {
    if (!isColumnName(peek(index).kind)) {
      return false;
    }
    int next = peek(index + 1).kind;
    return next != LPAREN && next != DOT;
  }

  /** An operator that goes on with the term; {@code term + column} ends it. */
  final boolean additionAhead() {
    int kind = peek(1).kind;
    return kind == MINUS || (kind == PLUS && !columnAhead(2));
  }

  final boolean fieldAhead() {
    return isName(peek(1).kind) && peek(2).kind == COLON;
  }

  /** EXISTS without an operator that would make it a column. */
  final boolean existsAhead() {
    if (peek(1).kind != K_EXISTS) {
      return false;
    }
    return switch (peek(2).kind) {
      case EQ, NEQ, LT, LTE, GT, GTE, K_IN, K_CONTAINS, LBRACKET, DOT -> false;
      default -> true;
    };
  }

  final boolean containsKeyAhead() {
    return peek(1).kind == K_KEY && peek(2).kind != DOT;
  }

  final boolean defaultMaskAhead() {
    return peek(1).kind == K_DEFAULT && peek(2).kind != LPAREN && peek(2).kind != DOT;
  }

  /** A permission and not the role that is granted. */
  final boolean permissionAhead() {
    return switch (peek(1).kind) {
      case K_CREATE, K_ALTER, K_DROP, K_SELECT, K_MODIFY, K_AUTHORIZE, K_DESCRIBE, K_EXECUTE ->
          true;
      case K_ALL -> peek(2).kind == K_PERMISSIONS || peek(2).kind == K_ON;
      case K_UNMASK, K_SELECT_MASKED ->
          peek(2).kind == K_PERMISSION || peek(2).kind == K_ON || peek(2).kind == COMMA;
      default -> false;
    };
  }

  final boolean allResourceAhead() {
    if (peek(1).kind != K_ALL) {
      return false;
    }
    return switch (peek(2).kind) {
      case K_KEYSPACES, K_TABLES, K_ROLES, K_FUNCTIONS, K_MBEANS -> true;
      default -> false;
    };
  }
}
