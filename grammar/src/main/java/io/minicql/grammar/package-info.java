/** The parser's public face: text in, raw syntax tree or a syntax error out. */
@NullMarked
package io.minicql.grammar;

import org.jspecify.annotations.NullMarked;
