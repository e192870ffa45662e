package io.minicql.grammar;

import io.minicql.grammar.internal.StatementReader;
import java.util.List;
import java.util.concurrent.atomic.AtomicReferenceArray;

/**
 * Turns CQL text into its raw syntax tree.
 *
 * <p>The language is that of Cassandra 5.0 (CQL 3.4.7) and {@code EXPLAIN statement}. Any thread
 * may call at any time: a parser serves one call only, and idle ones wait in slots chosen by
 * thread, where {@code null} is an empty slot. A parser that finds its slot taken is dropped.
 */
public final class CqlParser {
  /**
   * How deep literals, brackets, calls and types may be nested. Operators in a row nest too: {@code
   * a + b + c} is {@code (a + b) + c}.
   */
  public static final int MAX_NESTING_DEPTH = 200;

  /** How long a statement may be, in chars (UTF-16). */
  public static final int MAX_STATEMENT_CHARS = 16 * 1024 * 1024;

  private static final int SLOTS = 16;

  private static final AtomicReferenceArray<StatementReader> IDLE =
      new AtomicReferenceArray<>(SLOTS);

  private CqlParser() {}

  /**
   * Parses one statement; semicolons after it are allowed.
   *
   * @throws CqlSyntaxException if the text is no statement, is longer than {@link
   *     #MAX_STATEMENT_CHARS} or nests deeper than {@link #MAX_NESTING_DEPTH}
   */
  public static ParsedStatement parse(String text) {
    if (text.length() > MAX_STATEMENT_CHARS) {
      throw tooLong(text.length());
    }
    int slot = System.identityHashCode(Thread.currentThread()) & (SLOTS - 1);
    StatementReader reader = IDLE.getAndSet(slot, null);
    if (reader == null) {
      reader = new StatementReader();
    }
    try {
      return reader.read(text);
    } finally {
      IDLE.lazySet(slot, reader);
    }
  }

  private static CqlSyntaxException tooLong(int length) {
    return new CqlSyntaxException(
        "Statement of " + length + " characters exceeds the limit of " + MAX_STATEMENT_CHARS,
        1,
        0,
        0,
        "",
        List.of());
  }
}
