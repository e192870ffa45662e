/** An embedded CQL engine: planner, executor, shards and store behind one small API. */
module io.minicql.engine {
  requires io.minicql.grammar;
  requires com.github.benmanes.caffeine;
  requires static java.compiler;
  requires static org.jspecify;

  exports io.minicql;
  exports io.minicql.type;
}
