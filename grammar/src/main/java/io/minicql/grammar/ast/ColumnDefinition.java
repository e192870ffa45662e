package io.minicql.grammar.ast;

import org.jspecify.annotations.Nullable;

/** A column of CREATE TABLE or ALTER TABLE ADD. */
public record ColumnDefinition(
    String name, RawType type, boolean isStatic, @Nullable ColumnMask mask, SourceSpan span)
    implements SyntaxNode {}
