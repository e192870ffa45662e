package io.minicql.grammar.ast;

/** A field of CREATE TYPE or an argument of CREATE FUNCTION. */
public record FieldDefinition(String name, RawType type) {}
