package io.minicql.grammar.ast;

/** {@code from TO to}. */
public record Renaming(String from, String to) {}
