package io.minicql.tck.random;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** INSERT, UPDATE, DELETE and BATCH with timestamps from a small range, so that they meet. */
final class RandomWrites {
  private static final int TIMESTAMPS = 20;

  private final Dice dice;
  private final RandomTable table;
  private final RandomConditions conditions;

  RandomWrites(Dice dice, RandomTable table) {
    this.dice = dice;
    this.table = table;
    this.conditions = new RandomConditions(dice, table);
  }

  String next() {
    if (dice.percent(12)) {
      return batch();
    }
    return !table.stamped() && dice.percent(30) ? conditional() : single(true);
  }

  private String single(boolean withTimestamp) {
    String using = withTimestamp ? using() : "";
    return switch (dice.below(10)) {
      case 0, 1, 2, 3 -> insert(using);
      case 4, 5, 6 -> update(using);
      default -> delete(using);
    };
  }

  private String using() {
    return table.stamped() ? "USING TIMESTAMP " + (1 + dice.below(TIMESTAMPS)) : "";
  }

  private String batch() {
    String statements = dice.list(2, 4, () -> "\n  " + single(false) + ";").replace(";, ", ";");
    return join("BEGIN BATCH", using()) + statements + "\nAPPLY BATCH";
  }

  /** A write of one row under a condition. */
  private String conditional() {
    List<Column> row = new ArrayList<>(table.partition());
    row.addAll(table.clustering());
    return switch (dice.below(4)) {
      case 0 -> insert("") + " IF NOT EXISTS";
      case 1 -> "DELETE FROM t" + where(row) + " IF " + condition();
      default -> {
        Column changed = dice.oneOf(table.regulars());
        yield "UPDATE t SET " + assignment(changed) + where(row) + " IF " + condition();
      }
    };
  }

  private String where(List<Column> row) {
    return RandomConditions.where(conditions.equal(row));
  }

  private String condition() {
    List<Column> others = new ArrayList<>(table.regulars());
    others.addAll(table.statics());
    Column column = dice.oneOf(others);
    return switch (dice.below(6)) {
      case 0 -> "EXISTS";
      case 1 -> column.name() + " = null";
      case 2 -> column.name() + " != " + column.literal(dice);
      case 3 -> conditions.in(column);
      case 4 -> conditions.compared(column);
      // Which of two conditions is tested first is left to chance by Cassandra.
      default -> conditions.equal(column);
    };
  }

  private String insert(String using) {
    List<Column> columns = new ArrayList<>(table.partition());
    boolean staticOnly = !table.statics().isEmpty() && dice.percent(15);
    if (!staticOnly) {
      columns.addAll(table.clustering());
      columns.addAll(dice.someOf(table.regulars(), 0, table.regulars().size()));
    }
    columns.addAll(dice.someOf(table.statics(), staticOnly ? 1 : 0, 1));
    String values = columns.stream().map(this::valueOrNull).collect(Collectors.joining(", "));
    return join(
        "INSERT INTO t (" + RandomTable.names(columns) + ") VALUES (" + values + ")", using);
  }

  private String valueOrNull(Column column) {
    boolean key = table.partition().contains(column) || table.clustering().contains(column);
    return !key && dice.percent(10) ? "null" : column.literal(dice);
  }

  private String update(String using) {
    boolean staticOnly = !table.statics().isEmpty() && dice.percent(15);
    List<Column> changed = new ArrayList<>();
    if (!staticOnly) {
      changed.addAll(dice.someOf(table.regulars(), 1, 2));
    }
    changed.addAll(dice.someOf(table.statics(), staticOnly ? 1 : 0, 1));
    String assignments = changed.stream().map(this::assignment).collect(Collectors.joining(", "));
    List<String> where = new ArrayList<>(conditions.partition(dice.percent(15)));
    if (!staticOnly) {
      where.addAll(conditions.equal(table.clustering()));
    }
    return join("UPDATE t", using) + " SET " + assignments + RandomConditions.where(where);
  }

  private String assignment(Column column) {
    String name = column.name();
    if (!column.kind().isCollection() || dice.percent(30)) {
      return name + " = " + valueOrNull(column);
    }
    return switch (column.kind()) {
      case LIST ->
          dice.percent(70)
              ? name + " = " + name + " + " + column.literal(dice)
              : name + " = " + column.literal(dice) + " + " + name;
      case MAP ->
          dice.percent(70)
              ? name + "[" + Kind.key(dice) + "] = " + dice.oneOf("1", "2", "null")
              : name + " = " + name + " - {" + Kind.key(dice) + "}";
      default -> name + " = " + name + dice.oneOf(" + ", " - ") + "{" + Kind.element(dice) + "}";
    };
  }

  private String delete(String using) {
    if (dice.percent(30)) {
      return deleteCells(using);
    }
    List<String> where = new ArrayList<>(conditions.partition(dice.percent(15)));
    where.addAll(conditions.clustering());
    return join("DELETE FROM t", using) + RandomConditions.where(where);
  }

  private String deleteCells(String using) {
    boolean staticOnly = !table.statics().isEmpty() && dice.percent(30);
    List<Column> columns = dice.someOf(staticOnly ? table.statics() : table.regulars(), 1, 2);
    List<String> where = new ArrayList<>(conditions.partition(false));
    if (!staticOnly) {
      where.addAll(conditions.equal(table.clustering()));
    }
    String what = columns.stream().map(this::cell).collect(Collectors.joining(", "));
    return join("DELETE " + what + " FROM t", using) + RandomConditions.where(where);
  }

  private String cell(Column column) {
    return column.kind() == Kind.MAP && dice.percent(50)
        ? column.name() + "[" + Kind.key(dice) + "]"
        : column.name();
  }

  private static String join(String statement, String using) {
    return using.isEmpty() ? statement : statement + " " + using;
  }
}
