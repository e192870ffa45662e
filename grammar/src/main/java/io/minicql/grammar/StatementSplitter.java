package io.minicql.grammar;

import io.minicql.grammar.internal.ScriptSplitter;

/**
 * Splits a script at its semicolons: those in strings ({@code '...'} and {@code $$...$$}), quoted
 * names and comments, and those between BEGIN BATCH and APPLY BATCH, end no statement.
 *
 * <p>The statements need not be correct. Any text can be split; nothing is thrown.
 */
public final class StatementSplitter {
  private StatementSplitter() {}

  /** Splits a whole script, or what was typed so far. */
  public static SplitScript split(String script) {
    return new ScriptSplitter(script).split();
  }
}
