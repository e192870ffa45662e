package io.minicql.tck.random;

import io.minicql.tck.random.Column.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** A table of random shape. */
record RandomTable(
    List<Column> partition,
    List<Column> clustering,
    List<Boolean> descending,
    List<Column> statics,
    List<Column> regulars) {

  static RandomTable of(Dice dice) {
    List<Column> partition = new ArrayList<>();
    for (int i = 0; i <= dice.below(2); i++) {
      partition.add(new Column("p" + i, dice.oneOf(Kind.INT, Kind.TEXT), false));
    }
    List<Column> clustering = new ArrayList<>();
    List<Boolean> descending = new ArrayList<>();
    for (int left = dice.below(4); left > 0; left--) {
      Kind kind = dice.oneOf(Kind.INT, Kind.INT, Kind.TEXT, Kind.DATE, Kind.DECIMAL);
      clustering.add(new Column("c" + clustering.size(), kind, false));
      descending.add(dice.percent(40));
    }
    List<Column> statics = new ArrayList<>();
    if (!clustering.isEmpty() && dice.percent(50)) {
      statics.add(new Column("s0", dice.oneOf(Kind.INT, Kind.TEXT, Kind.SET), true));
    }
    List<Column> regulars = new ArrayList<>();
    regulars.add(new Column("v0", Kind.INT, false));
    for (int left = dice.below(4); left > 0; left--) {
      Kind kind =
          dice.oneOf(Kind.INT, Kind.TEXT, Kind.LIST, Kind.SET, Kind.MAP, Kind.FROZEN, Kind.DATE);
      regulars.add(new Column("v" + regulars.size(), kind, false));
    }
    return new RandomTable(partition, clustering, descending, statics, regulars);
  }

  List<Column> all() {
    List<Column> all = new ArrayList<>(partition);
    all.addAll(clustering);
    all.addAll(statics);
    all.addAll(regulars);
    return all;
  }

  String createStatement() {
    String columns =
        all().stream()
            .map(c -> c.name() + " " + c.kind().cql + (c.isStatic() ? " static" : ""))
            .collect(Collectors.joining(", "));
    String key = "((" + names(partition) + ")" + (clustering.isEmpty() ? "" : ", ");
    String create =
        "CREATE TABLE t (" + columns + ", PRIMARY KEY " + key + names(clustering) + "))";
    return descending.contains(true)
        ? create + " WITH CLUSTERING ORDER BY (" + order() + ")"
        : create;
  }

  private String order() {
    List<String> parts = new ArrayList<>();
    for (int i = 0; i < clustering.size(); i++) {
      parts.add(clustering.get(i).name() + (descending.get(i) ? " DESC" : " ASC"));
    }
    return String.join(", ", parts);
  }

  static String names(List<Column> columns) {
    return columns.stream().map(Column::name).collect(Collectors.joining(", "));
  }
}
