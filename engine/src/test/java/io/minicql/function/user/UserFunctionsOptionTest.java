package io.minicql.function.user;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.minicql.CqlException;
import io.minicql.Database;
import io.minicql.DatabaseOptions;
import io.minicql.ErrorCode;
import io.minicql.ResultPage;
import io.minicql.Session;
import org.junit.jupiter.api.Test;

/** Code of users is executed only where the database was opened so. */
class UserFunctionsOptionTest {
  private static final DatabaseOptions ON = DatabaseOptions.DEFAULT.withUserFunctions(true);

  private static Session connect(Database database) {
    Session session = database.connect();
    session.execute(
        "CREATE KEYSPACE ks WITH replication"
            + " = {'class': 'SimpleStrategy', 'replication_factor': 1}");
    session.execute("USE ks");
    session.execute("CREATE TABLE t (k int PRIMARY KEY, at timestamp, l list<timestamp>)");
    session.execute("INSERT INTO t (k, at, l) VALUES (1, 1000, [2000, 3000])");
    return session;
  }

  private static void create(Session session, String signature, String result, String body) {
    session.execute(
        "CREATE FUNCTION "
            + signature
            + " CALLED ON NULL INPUT RETURNS "
            + result
            + " LANGUAGE java AS $$"
            + body
            + "$$");
  }

  private static byte[] first(Session session, String select) {
    return ((ResultPage) session.execute(select)).value(0, 0);
  }

  @Test
  void aFunctionIsKeptButNotCalledByDefault() {
    try (Database database = Database.open()) {
      Session session = connect(database);
      create(session, "f (a int)", "int", "this is no Java");
      CqlException refused =
          assertThrows(CqlException.class, () -> session.execute("SELECT f(k) FROM t"));
      assertEquals(ErrorCode.INVALID, refused.code());
      assertTrue(refused.getMessage().contains("ks.f is not executed"), refused.getMessage());
      assertTrue(String.valueOf(refused.hint()).contains("user_functions=true"));
    }
  }

  @Test
  void sourceIsCompiledWhenTheFunctionIsCreated() {
    try (Database database = Database.open(ON)) {
      Session session = connect(database);
      CqlException refused =
          assertThrows(
              CqlException.class, () -> create(session, "f (a int)", "int", "\nreturn nothing;"));
      assertTrue(
          refused.getMessage().startsWith("Java source compilation failed:\nLine 2: "),
          refused.getMessage());
    }
  }

  @Test
  void timestampsAreDates() {
    try (Database database = Database.open(ON)) {
      Session session = connect(database);
      create(session, "f (a timestamp)", "text", "return \"\" + a.getTime();");
      assertEquals("1000", new String(first(session, "SELECT f(at) FROM t"), UTF_8));
    }
  }

  @Test
  void timestampsInsideOfCollectionsAreDates() {
    try (Database database = Database.open(ON)) {
      Session session = connect(database);
      create(session, "f (a list<timestamp>)", "text", "return \"\" + a.get(1).getTime();");
      assertEquals("3000", new String(first(session, "SELECT f(l) FROM t"), UTF_8));
    }
  }

  @Test
  void whatTheCodeThrowsIsAFunctionFailure() {
    try (Database database = Database.open(ON)) {
      Session session = connect(database);
      create(session, "f (a int)", "int", "throw new IllegalStateException(\"no\");");
      CqlException failed =
          assertThrows(CqlException.class, () -> session.execute("SELECT f(k) FROM t"));
      assertEquals(ErrorCode.FUNCTION_FAILURE, failed.code());
      assertEquals("java.lang.IllegalStateException: no", failed.getMessage());
    }
  }
}
