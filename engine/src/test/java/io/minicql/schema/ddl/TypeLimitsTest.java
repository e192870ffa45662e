package io.minicql.schema.ddl;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.minicql.schema.TypeLimits;
import java.util.Collections;
import org.junit.jupiter.api.Test;

/** Types at their limits and one past them. */
class TypeLimitsTest {

  private static final String TOO_MANY = "error: 0x2200 A type may be made of at most 10000 types";

  private final SchemaScript script = SchemaScript.inKeyspace("k");

  @Test
  void aTypeIsMadeOfUpTo10000Types() {
    // 98 fields of 100 parts, the type itself and 198 single ones.
    script.mustRun("CREATE TYPE hundred (" + fields("x", 99, "int") + ")");
    String wide = fields("h", 98, "frozen<hundred>") + ", " + fields("y", 199, "int");
    assertEquals("schema: CREATED TYPE k.whole", script.run("CREATE TYPE whole (" + wide + ")"));
    assertEquals(
        "schema: CREATED TABLE k.t",
        script.run("CREATE TABLE t (a int PRIMARY KEY, v frozen<whole>)"));
    assertEquals(TOO_MANY, script.run("CREATE TABLE u (a int PRIMARY KEY, v list<frozen<whole>>)"));
    assertEquals(TOO_MANY, script.run("CREATE TYPE more (" + wide + ", z int)"));
    assertEquals(TOO_MANY, script.run("ALTER TYPE whole ADD z int"));
    assertEquals(TOO_MANY, script.run("ALTER TYPE hundred ADD z int"));
  }

  @Test
  void typesThatDoubleEachOtherAreRefusedInTime() {
    script.mustRun("CREATE TYPE t0 (x int)");
    String answer = "";
    for (int i = 1; i <= 60; i++) {
      String inner = "frozen<t" + (i - 1) + ">";
      answer = script.run("CREATE TYPE t" + i + " (x " + inner + ", y " + inner + ")");
    }
    assertEquals("error: 0x2200 Unknown type k.t59", answer);
  }

  @Test
  void typesAreNestedUpTo256Deep() {
    script.mustRun("CREATE TYPE t0 (x int)");
    for (int i = 1; i < TypeLimits.MAX_DEPTH - 1; i++) {
      script.mustRun("CREATE TYPE t" + i + " (x frozen<t" + (i - 1) + ">)");
    }
    String deepest = "t" + (TypeLimits.MAX_DEPTH - 2);
    assertEquals(
        "schema: CREATED TABLE k.t",
        script.run("CREATE TABLE t (a int PRIMARY KEY, v frozen<" + deepest + ">)"));
    assertEquals(
        "error: 0x2200 Types may be nested at most 256 deep",
        script.run("CREATE TABLE u (a int PRIMARY KEY, v list<frozen<" + deepest + ">>)"));
  }

  private static String fields(String prefix, int count, String type) {
    StringBuilder fields = new StringBuilder();
    for (String each : Collections.nCopies(count, type)) {
      int number = fields.length();
      fields.append(number == 0 ? "" : ", ").append(prefix).append(number).append(' ').append(each);
    }
    return fields.toString();
  }
}
