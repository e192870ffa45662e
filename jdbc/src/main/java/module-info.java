/** The JDBC driver and the command-line runner. */
module io.minicql.jdbc {
  requires transitive java.sql;
  requires io.minicql.engine;
  requires io.minicql.grammar;
  requires static org.jspecify;

  exports io.minicql.jdbc;

  provides java.sql.Driver with
      io.minicql.jdbc.MiniCqlDriver;
}
