package io.minicql.grammar.ast;

import org.jspecify.annotations.Nullable;

/** One entry of a SELECT clause with its alias, if any. */
public record ResultColumn(RawSelector selector, @Nullable String alias, SourceSpan span)
    implements SyntaxNode {}
