package io.minicql.tck.random;

import java.util.ArrayList;
import java.util.List;

/** SELECT statements of all shapes; about one in five is refused. */
final class RandomReads {
  private final Dice dice;
  private final RandomTable table;
  private final RandomConditions conditions;

  RandomReads(Dice dice, RandomTable table) {
    this.dice = dice;
    this.table = table;
    this.conditions = new RandomConditions(dice, table);
  }

  String next() {
    if (dice.percent(8)) {
      return distinct();
    }
    List<String> where = where();
    boolean filtering = dice.percent(25);
    if (filtering) {
      where.add(filter());
    }
    String end = filtering && dice.percent(90) || dice.percent(5) ? " ALLOW FILTERING" : "";
    if (dice.percent(8)) {
      return grouped(where) + end;
    }
    return "SELECT "
        + selection()
        + " FROM t"
        + RandomConditions.where(where)
        + order()
        + limits()
        + end;
  }

  /** A page size directive for some of the reads. */
  String pageSize() {
    return switch (dice.below(4)) {
      case 0 -> "-- !page_size " + (1 + dice.below(3)) + "\n";
      case 1 -> "-- !page_size none\n";
      default -> "";
    };
  }

  private List<String> where() {
    return switch (dice.below(10)) {
      case 0, 1 -> new ArrayList<>();
      case 2 -> new ArrayList<>(List.of(token()));
      case 3 -> new ArrayList<>(conditions.clustering());
      default -> {
        List<String> where = new ArrayList<>(conditions.partition(true));
        where.addAll(conditions.clustering());
        yield where;
      }
    };
  }

  private String token() {
    return "token("
        + RandomTable.names(table.partition())
        + ")"
        + dice.oneOf(" > ", " >= ", " < ", " <= ")
        + dice.oneOf("0", "-5000000000000000000", "5000000000000000000", "-9223372036854775808");
  }

  private String filter() {
    List<Column> others = new ArrayList<>(table.clustering());
    others.addAll(table.regulars());
    // Of collections that are static, Cassandra also finds deleted elements.
    table.statics().stream().filter(c -> !c.kind().isCollection()).forEach(others::add);
    Column column = dice.oneOf(others);
    return switch (column.kind()) {
      case LIST, SET -> column.name() + " CONTAINS " + Kind.element(dice);
      case MAP ->
          dice.percent(50)
              ? column.name() + " CONTAINS KEY " + Kind.key(dice)
              : column.name() + "[" + Kind.key(dice) + "] = " + Kind.element(dice);
      default -> dice.percent(50) ? conditions.equal(column) : conditions.compared(column);
    };
  }

  private String selection() {
    return switch (dice.below(8)) {
      case 0 -> "count(*)";
      case 1 -> "max(v0), count(v0)";
      case 2 -> table.stamped() ? "v0, writetime(v0)" : "v0, ttl(v0)";
      case 3, 4 -> RandomTable.names(dice.someOf(table.all(), 1, 4));
      default -> "*";
    };
  }

  private String order() {
    if (table.clustering().isEmpty() || dice.percent(65)) {
      return "";
    }
    Column first = dice.percent(85) ? table.clustering().get(0) : dice.oneOf(table.clustering());
    return " ORDER BY " + first.name() + dice.oneOf(" ASC", " DESC");
  }

  private String limits() {
    String perPartition = dice.percent(12) ? " PER PARTITION LIMIT " + (1 + dice.below(2)) : "";
    return perPartition + (dice.percent(20) ? " LIMIT " + (1 + dice.below(4)) : "");
  }

  private String grouped(List<String> where) {
    List<Column> key = new ArrayList<>(table.partition());
    key.addAll(table.clustering());
    int count = 1 + dice.below(key.size());
    String by = RandomTable.names(key.subList(0, count));
    String selected = by + dice.oneOf(", count(*)", ", max(v0)", ", v0", ", sum(v0), count(v0)");
    return "SELECT "
        + selected
        + " FROM t"
        + RandomConditions.where(where)
        + " GROUP BY "
        + by
        + limits();
  }

  private String distinct() {
    List<Column> columns = new ArrayList<>(table.partition());
    columns.addAll(dice.someOf(table.statics(), 0, 1));
    String where = dice.percent(50) ? "" : RandomConditions.where(conditions.partition(true));
    return "SELECT DISTINCT " + RandomTable.names(columns) + " FROM t" + where + limits();
  }
}
