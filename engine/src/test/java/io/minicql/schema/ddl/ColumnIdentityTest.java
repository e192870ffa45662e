package io.minicql.schema.ddl;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.minicql.schema.ColumnMetadata;
import io.minicql.schema.TableMetadata;
import io.minicql.type.NativeType;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Cells are found by the ids of columns, which outlive names. */
class ColumnIdentityTest {

  private final SchemaScript script = SchemaScript.inKeyspace("k");

  @Test
  void aColumnThatIsAddedAgainHasAnotherId() {
    script.mustRun("CREATE TABLE t (a int PRIMARY KEY, v int, w int)");
    int first = column("v").id();
    script.nowMillis = 5;
    script.mustRun("ALTER TABLE t DROP v");
    script.mustRun("ALTER TABLE t ADD v int");
    assertNotEquals(first, column("v").id());
    assertEquals(table().lastColumnId(), column("v").id());
  }

  @Test
  void idsAreNeverGivenTwice() {
    script.mustRun("CREATE TABLE t (a int, c int, s int static, v int, PRIMARY KEY (a, c))");
    Set<Integer> ids = new HashSet<>(Set.of(column("s").id(), column("v").id()));
    for (int i = 0; i < 20; i++) {
      script.mustRun("ALTER TABLE t DROP v");
      script.mustRun("ALTER TABLE t ADD v int");
      assertTrue(ids.add(column("v").id()));
    }
  }

  @Test
  void keyColumnsHaveNoId() {
    script.mustRun("CREATE TABLE t (a int, c int, v int, PRIMARY KEY (a, c))");
    assertEquals(ColumnMetadata.NO_ID, column("a").id());
    assertEquals(ColumnMetadata.NO_ID, column("c").id());
    assertEquals(0, column("v").id());
  }

  @Test
  void oldCellsStayHiddenUpToTheTimeOfTheDrop() {
    script.mustRun("CREATE TABLE t (a int PRIMARY KEY, v int, w int)");
    assertEquals(Long.MIN_VALUE, table().droppedTimeMicros(column("v")));
    script.nowMillis = 5;
    script.mustRun("ALTER TABLE t DROP v");
    script.mustRun("ALTER TABLE t ADD v int");
    assertEquals(5_000, table().droppedTimeMicros(column("v")));
    script.mustRun("ALTER TABLE t DROP w USING TIMESTAMP 77");
    script.mustRun("ALTER TABLE t ADD w int");
    assertEquals(77, table().droppedTimeMicros(column("w")));
  }

  @Test
  void renamingAKeyColumnKeepsItsPlace() {
    script.mustRun(
        "CREATE TABLE t (a int, b int, c int, PRIMARY KEY (a, b, c)) WITH CLUSTERING ORDER BY (b DESC)");
    script.mustRun("ALTER TABLE t RENAME b TO z");
    ColumnMetadata renamed = column("z");
    assertEquals(0, renamed.position());
    assertTrue(renamed.reversed());
    assertEquals(renamed, table().clustering().get(0));
  }

  @Test
  void aChangedTypeIsSeenByColumnsThatHoldItInside() {
    script.mustRun("CREATE TYPE inner (x int)");
    script.mustRun("CREATE TYPE outer (i frozen<list<frozen<inner>>>)");
    script.mustRun(
        "CREATE TABLE t (a int PRIMARY KEY, v map<int, frozen<outer>>, w frozen<inner>)");
    script.mustRun("ALTER TYPE inner ADD y text");
    assertTrue(column("v").type().toString().length() > 0);
    assertEquals(
        script.schema().userType("k", "inner").freeze(),
        column("v").type().components().get(1).components().get(0).components().get(0));
    assertEquals(NativeType.TEXT, column("w").type().components().get(1));
  }

  private TableMetadata table() {
    return script.schema().table("k", "t");
  }

  private ColumnMetadata column(String name) {
    return table().column(name);
  }
}
