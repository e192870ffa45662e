package io.minicql.grammar;

/** A text with the verdict on it, and the message where it is refused (else empty). */
record CorpusEntry(String text, Verdict verdict, String message) {}
