package io.minicql.schema.ddl;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import io.minicql.CompatMode;
import io.minicql.schema.SchemaSnapshot;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What differs from a Cassandra with default settings, or cannot be recorded from one. */
class DdlOfThisVersionTest {

  private final SchemaScript script = SchemaScript.inKeyspace("k");

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "CREATE MATERIALIZED VIEW m AS SELECT * FROM t WHERE a IS NOT NULL PRIMARY KEY (a) | CREATE MATERIALIZED VIEW",
        "ALTER MATERIALIZED VIEW m WITH comment = '' | ALTER MATERIALIZED VIEW",
        "DROP MATERIALIZED VIEW m | DROP MATERIALIZED VIEW",
        "CREATE TRIGGER r ON t USING 'x' | CREATE TRIGGER",
        "DROP TRIGGER r ON t | DROP TRIGGER"
      })
  void statementsOfLaterVersionsAreRefusedByName(String statement, String kind) {
    assertEquals(
        "error: 0x2200 " + kind + " is not supported by this version of MiniCQL yet",
        script.run(statement));
  }

  @Test
  void masksAreRefusedAsOnANodeWhereTheyAreOff() {
    String refused =
        "error: 0x2200 Cannot mask columns because dynamic data masking is not enabled. You can enable it with the dynamic_data_masking_enabled property on cassandra.yaml";
    assertEquals(
        refused, script.run("CREATE TABLE t (a int PRIMARY KEY, b int MASKED WITH DEFAULT)"));
    script.mustRun("CREATE TABLE t (a int PRIMARY KEY, b int)");
    assertEquals(refused, script.run("ALTER TABLE t ALTER b MASKED WITH DEFAULT"));
    assertEquals(refused, script.run("ALTER TABLE t ADD c int MASKED WITH DEFAULT"));
    assertEquals("void", script.run("ALTER TABLE t ALTER b DROP MASKED"));
    assertEquals("void", script.run("ALTER TABLE t ALTER IF EXISTS z MASKED WITH DEFAULT"));
  }

  @Test
  void compactStorageIsRefusedUnlessCompatibilityIsLenient() {
    String statement = "CREATE TABLE t (a int PRIMARY KEY, b int) WITH COMPACT STORAGE";
    assertEquals(
        "error: 0x2200 Creation of new COMPACT STORAGE tables is not allowed",
        script.run(statement));
    assertEquals(
        "schema: CREATED TABLE k.t\nwarning: COMPACT STORAGE is ignored: the table is an ordinary one",
        lenient().run(statement));
  }

  @Test
  void propertiesOfOlderVersionsAreRefusedUnlessCompatibilityIsLenient() {
    String statement =
        "CREATE TABLE t (a int PRIMARY KEY) WITH read_repair_chance = 0.1 AND dclocal_read_repair_chance = 0.2";
    assertEquals(
        "error: 0x2000 Unknown property 'dclocal_read_repair_chance'",
        script.run(statement.replace("read_repair_chance = 0.1 AND ", "")));
    assertEquals(
        "schema: CREATED TABLE k.t"
            + "\nwarning: Property 'dclocal_read_repair_chance' of an older version is ignored"
            + "\nwarning: Property 'read_repair_chance' of an older version is ignored",
        lenient().run(statement));
  }

  @ParameterizedTest
  @ValueSource(strings = {"foo = 1", "tombstone_gc = {'mode': 'repair'}"})
  void propertiesThatNoVersionHadAreRefusedByLenientCompatibilityToo(String property) {
    String name = property.substring(0, property.indexOf(' '));
    assertEquals(
        "error: 0x2000 Unknown property '" + name + "'",
        lenient().run("CREATE TABLE t (a int PRIMARY KEY) WITH " + property));
  }

  @Test
  void badValuesForWhichCassandraBreaksAreRefusedAsConfiguration() {
    assertEquals(
        "error: 0x2300 Invalid value x for 'read_repair': only BLOCKING and NONE are allowed",
        script.run("CREATE TABLE t (a int PRIMARY KEY) WITH read_repair = 'x'"));
    assertEquals(
        "error: 0x2300 Invalid value x for min_compress_ratio",
        script.run(
            "CREATE TABLE t (a int PRIMARY KEY) WITH compression = {'class': 'LZ4Compressor', 'min_compress_ratio': 'x'}"));
    assertEquals(
        "error: 0x2300 Missing replication strategy class",
        script.run("CREATE KEYSPACE e WITH replication = {}"));
  }

  @Test
  void twoTablesDoNotShareAnId() {
    String id = "5a1c395e-b41f-11e5-9f22-ba0be0483c18";
    script.mustRun("CREATE TABLE t (a int PRIMARY KEY) WITH id = " + id);
    assertEquals(
        "error: 0x2300 Table id " + id + " is in use by k.t",
        script.run("CREATE TABLE u (a int PRIMARY KEY) WITH id = " + id));
  }

  @Test
  void customTypesThatHaveNoNativeNameAreRefused() {
    assertEquals(
        "error: 0x2200 Custom type 'org.apache.cassandra.db.marshal.ReversedType(Int32Type)' is not supported yet",
        script.run("CREATE TABLE t (a 'ReversedType(Int32Type)' PRIMARY KEY)"));
  }

  @Test
  void aRefusedStatementLeavesTheSnapshotAsItWas() {
    SchemaSnapshot before = script.schema();
    script.run("CREATE TABLE t (a int)");
    assertSame(before, script.schema());
  }

  private static SchemaScript lenient() {
    SchemaScript lenient = new SchemaScript("k", CompatMode.LENIENT);
    lenient.mustRun(
        "CREATE KEYSPACE k WITH replication = {'class': 'SimpleStrategy', 'replication_factor': 1}");
    return lenient;
  }
}
