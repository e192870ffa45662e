/** CQL text to an immutable raw tree. */
module io.minicql.grammar {
  requires static org.jspecify;

  exports io.minicql.grammar;
  exports io.minicql.grammar.ast;
}
