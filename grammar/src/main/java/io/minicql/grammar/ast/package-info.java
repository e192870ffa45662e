/**
 * The raw syntax tree of CQL: immutable records that hold what was written and where.
 *
 * <p>Names are already folded to lower case or unquoted, literals are text, types are names;
 * nothing was looked up in a schema. Families with many kinds are sealed and have a visitor.
 */
@NullMarked
package io.minicql.grammar.ast;

import org.jspecify.annotations.NullMarked;
