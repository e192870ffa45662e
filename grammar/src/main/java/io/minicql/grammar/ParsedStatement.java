package io.minicql.grammar;

import io.minicql.grammar.ast.RawStatement;
import io.minicql.grammar.ast.RawTerm.BindMarker;
import java.util.List;

/**
 * A parsed text.
 *
 * @param statement the statement, whose spans are offsets into the text
 * @param markers its bind markers in order of appearance
 * @param text the whole text, as it was given
 */
public record ParsedStatement(RawStatement statement, List<BindMarker> markers, String text) {
  public ParsedStatement {
    markers = List.copyOf(markers);
  }
}
