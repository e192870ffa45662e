package io.minicql.grammar;

/**
 * A statement as {@link StatementSplitter} found it.
 *
 * @param text from its first token to its last, without the semicolon and what is around it
 * @param offset where the text begins in the script, in chars (UTF-16)
 */
public record ScriptStatement(String text, int offset) {}
