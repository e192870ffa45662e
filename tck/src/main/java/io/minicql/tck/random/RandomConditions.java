package io.minicql.tck.random;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** WHERE clauses on the key of a table. */
final class RandomConditions {
  private final Dice dice;
  private final RandomTable table;

  RandomConditions(Dice dice, RandomTable table) {
    this.dice = dice;
    this.table = table;
  }

  String equal(Column column) {
    return column.name() + " = " + column.literal(dice);
  }

  List<String> equal(List<Column> columns) {
    return columns.stream().map(this::equal).toList();
  }

  String in(Column column) {
    return column.name() + " IN (" + dice.list(1, 3, () -> column.literal(dice)) + ")";
  }

  String compared(Column column) {
    return column.name() + " " + operator() + " " + column.literal(dice);
  }

  private String operator() {
    return dice.oneOf(">", ">=", "<", "<=");
  }

  /** The whole partition key, mostly by equality; for reads also by IN. */
  List<String> partition(boolean mayBeMany) {
    return table.partition().stream()
        .map(column -> mayBeMany && dice.percent(25) ? in(column) : equal(column))
        .toList();
  }

  /** Equalities on a prefix of the clustering columns, then maybe something on what comes next. */
  List<String> clustering() {
    List<Column> columns = table.clustering();
    List<String> conditions = new ArrayList<>();
    if (columns.isEmpty()) {
      return conditions;
    }
    int fixed = dice.below(columns.size() + 1);
    conditions.addAll(equal(columns.subList(0, fixed)));
    List<Column> rest = columns.subList(fixed, columns.size());
    if (!rest.isEmpty()) {
      conditions.addAll(onNext(rest));
    }
    return conditions;
  }

  private List<String> onNext(List<Column> rest) {
    Column next = rest.get(0);
    return switch (dice.below(6)) {
      case 0 -> List.of(compared(next));
      case 1 ->
          List.of(
              next.name() + dice.oneOf(" > ", " >= ") + next.literal(dice),
              next.name() + dice.oneOf(" < ", " <= ") + next.literal(dice));
      case 2 -> List.of(in(next));
      case 3 -> List.of(tuple(rest.subList(0, 1 + dice.below(rest.size()))));
      default -> List.of();
    };
  }

  private String tuple(List<Column> columns) {
    String names = "(" + RandomTable.names(columns) + ")";
    return dice.percent(30)
        ? names + " IN (" + dice.list(1, 3, () -> values(columns)) + ")"
        : names + " " + operator() + " " + values(columns);
  }

  private String values(List<Column> columns) {
    return columns.stream()
        .map(column -> column.literal(dice))
        .collect(Collectors.joining(", ", "(", ")"));
  }

  static String where(List<String> conditions) {
    return conditions.isEmpty() ? "" : " WHERE " + String.join(" AND ", conditions);
  }
}
