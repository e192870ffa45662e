package io.minicql.schema.ddl;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** Names at their limit and one past it. */
class NameLimitsTest {

  private final SchemaScript script = SchemaScript.inKeyspace("k");

  @Test
  void keyspaceNamesHaveUpTo48Characters() {
    String create = "CREATE KEYSPACE %s WITH replication = {'class': 'SimpleStrategy'}";
    String longest = "k".repeat(NameRules.MAX_KEYSPACE_LENGTH);
    assertEquals("schema: CREATED KEYSPACE " + longest, script.run(String.format(create, longest)));
    assertEquals(
        "error: 0x2200 Keyspace name must not be more than 48 characters long (got 49 characters for \"k"
            + longest
            + "\")",
        script.run(String.format(create, "k" + longest)));
  }

  @Test
  void tableNamesHaveUpTo222Characters() {
    String longest = "t".repeat(NameRules.MAX_TABLE_LENGTH);
    assertEquals(
        "schema: CREATED TABLE k." + longest,
        script.run("CREATE TABLE " + longest + " (a int PRIMARY KEY)"));
    assertTrue(
        script
            .run("CREATE TABLE t" + longest + " (a int PRIMARY KEY)")
            .contains("Table name must not be more than 222 characters long (got 223 characters"));
  }

  @Test
  void defaultTimeToLiveIsUpTo20Years() {
    String create = "CREATE TABLE t%s (a int PRIMARY KEY) WITH default_time_to_live = %s";
    assertEquals("schema: CREATED TABLE k.t1", script.run(String.format(create, 1, 630720000)));
    assertEquals(
        "error: 0x2300 default_time_to_live must be less than or equal to 630720000 (got 630720001)",
        script.run(String.format(create, 2, 630720001)));
  }
}
