package io.minicql.grammar.ast;

import org.jspecify.annotations.Nullable;

/** One entry of ORDER BY; {@code nearestTo} is the vector of {@code ANN OF}, else null. */
public record RawOrdering(
    String column, @Nullable RawTerm nearestTo, boolean descending, SourceSpan span)
    implements SyntaxNode {}
