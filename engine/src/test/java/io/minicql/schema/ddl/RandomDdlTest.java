package io.minicql.schema.ddl;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.minicql.CompatMode;
import io.minicql.schema.ColumnMetadata;
import io.minicql.schema.KeyspaceMetadata;
import io.minicql.schema.SchemaSnapshot;
import io.minicql.schema.TableMetadata;
import io.minicql.schema.describe.CreateStatements;
import io.minicql.type.CqlType;
import io.minicql.type.UdtType;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.UUID;
import org.junit.jupiter.api.Test;

/**
 * Whatever statements come, every snapshot is consistent, and a snapshot that was seen never
 * changes.
 */
class RandomDdlTest {

  private static final int STATEMENTS = 3_000;
  private static final List<String> NAMES = List.of("a", "b", "c", "\"D d\"");
  private static final List<String> TYPES =
      List.of(
          "int",
          "text",
          "counter",
          "list<int>",
          "frozen<%s>",
          "%s",
          "map<text, frozen<%s>>",
          "duration");

  private final long seed = System.nanoTime();
  private final Random random = new Random(seed);
  private final Map<UUID, Set<Integer>> idsOfTables = new HashMap<>();

  @Test
  void everySnapshotIsConsistent() {
    SchemaScript script = new SchemaScript("a", CompatMode.STRICT);
    List<String> history = new ArrayList<>();
    int changes = 0;
    for (int i = 0; i < STATEMENTS; i++) {
      SchemaSnapshot before = script.schema();
      String described = describe(before);
      String statement = statement();
      history.add(statement);
      String answer = script.run(statement);
      String context = "seed " + seed + ", statement " + i + ": " + statement + " -> " + answer;
      assertEquals(described, describe(before), context);
      boolean changed = answer.startsWith("schema:");
      changes += changed ? 1 : 0;
      if (changed) {
        assertFalse(before.version().equals(script.schema().version()), context);
        check(script.schema(), context);
      } else {
        assertSame(before, script.schema(), context);
        assertFalse(answer.contains("0x0000"), context);
      }
    }
    assertTrue(changes > STATEMENTS / 20, "seed " + seed + ": only " + changes + " changes");
  }

  private void check(SchemaSnapshot schema, String context) {
    for (KeyspaceMetadata keyspace : schema.keyspaces().values()) {
      for (UdtType type : keyspace.userTypes().values()) {
        type.fieldTypes().forEach(field -> checkType(keyspace, field, context));
      }
      for (TableMetadata table : keyspace.tables().values()) {
        table.columns().forEach(column -> checkColumn(keyspace, table, column, context));
      }
    }
  }

  private void checkColumn(
      KeyspaceMetadata keyspace, TableMetadata table, ColumnMetadata column, String context) {
    assertSame(column, table.column(column.name()), context);
    assertEquals(table.isCounter(), isOnlyCounters(table), context);
    checkType(keyspace, column.type(), context);
    if (!column.isPrimaryKey()) {
      Set<Integer> ids = idsOfTables.computeIfAbsent(table.id(), id -> new HashSet<>());
      ids.add(column.id());
      assertTrue(column.id() <= table.lastColumnId(), context);
    }
  }

  private static boolean isOnlyCounters(TableMetadata table) {
    return table.isCounter()
        ? table.staticsAndRegulars().stream().allMatch(c -> c.type().cql().equals("counter"))
        : table.staticsAndRegulars().stream().anyMatch(c -> c.type().cql().equals("counter"));
  }

  /** Every user type inside is the one that the keyspace has now. */
  private static void checkType(KeyspaceMetadata keyspace, CqlType type, String context) {
    if (type instanceof UdtType udt) {
      UdtType known = keyspace.userType(udt.name());
      assertEquals(known == null ? null : known.freeze(), udt.freeze(), context);
    }
    type.components().forEach(component -> checkType(keyspace, component, context));
  }

  private static String describe(SchemaSnapshot schema) {
    StringBuilder text = new StringBuilder();
    for (KeyspaceMetadata keyspace : schema.keyspaces().values()) {
      if (keyspace.name().startsWith("system")) {
        continue;
      }
      text.append(CreateStatements.keyspace(keyspace));
      keyspace.userTypes().values().forEach(type -> text.append(CreateStatements.type(type)));
      keyspace
          .tables()
          .values()
          .forEach(table -> text.append(CreateStatements.tableWithInternals(table)));
    }
    return text.toString();
  }

  private String statement() {
    String table = one(NAMES);
    return switch (random.nextInt(14)) {
      case 0, 1 -> "CREATE KEYSPACE IF NOT EXISTS a WITH replication = {'class': 'SimpleStrategy'}";
      case 2 ->
          random.nextInt(10) == 0
              ? "DROP KEYSPACE a"
              : "ALTER KEYSPACE a WITH durable_writes = " + random.nextBoolean();
      case 3 -> "CREATE TYPE " + one(NAMES) + " (x " + type() + ", y " + type() + ")";
      case 4 -> "ALTER TYPE " + one(NAMES) + " ADD " + one(NAMES) + " " + type();
      case 5 -> "ALTER TYPE " + one(NAMES) + " RENAME " + one(NAMES) + " TO " + one(NAMES);
      case 6 -> "DROP TYPE " + one(NAMES);
      case 7 -> "DROP TABLE " + table;
      case 8 -> "ALTER TABLE " + table + " DROP " + one(NAMES);
      case 9 -> "ALTER TABLE " + table + " RENAME " + one(NAMES) + " TO " + one(NAMES);
      case 10 -> "ALTER TABLE " + table + " WITH gc_grace_seconds = " + random.nextInt(3);
      case 11 ->
          "ALTER TABLE "
              + table
              + " ADD "
              + one(NAMES)
              + " "
              + type()
              + (random.nextBoolean() ? " static" : "");
      default -> createTable(table);
    };
  }

  private String createTable(String table) {
    StringBuilder columns = new StringBuilder();
    for (String name : NAMES.subList(0, 2 + random.nextInt(3))) {
      columns.append(name).append(' ').append(type());
      columns.append(random.nextInt(5) == 0 ? " static, " : ", ");
    }
    String key = List.of("a", "a, b", "(a, b)", "(a, b), c", "b, a").get(random.nextInt(5));
    return "CREATE TABLE " + table + " (" + columns + "PRIMARY KEY (" + key + "))";
  }

  private String type() {
    return String.format(one(random.nextInt(3) == 0 ? TYPES : TYPES.subList(0, 2)), one(NAMES));
  }

  private <T> T one(List<T> choices) {
    return choices.get(random.nextInt(choices.size()));
  }
}
