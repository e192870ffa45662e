package io.minicql.grammar.ast;

/** The lexical kinds of constants. */
public enum ConstantKind {
  STRING,
  INTEGER,
  /** Decimal numbers, and NaN, Infinity and -Infinity under exactly these texts. */
  FLOAT,
  BOOLEAN,
  UUID,
  /** With its leading 0x. */
  HEX,
  DURATION
}
