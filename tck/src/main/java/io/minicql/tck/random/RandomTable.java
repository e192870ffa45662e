package io.minicql.tck.random;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * A table of random shape.
 *
 * @param stamped whether its writes carry timestamps; if not, conditions may be mixed in
 */
record RandomTable(
    List<Column> partition,
    List<Column> clustering,
    List<Boolean> descending,
    List<Column> statics,
    List<Column> regulars,
    boolean stamped) {

  static final String CREATE_TYPE = "CREATE TYPE pair (a int, b text)";

  static RandomTable of(Dice dice) {
    List<Column> partition = new ArrayList<>();
    int keys = dice.oneOf(1, 1, 2, 3);
    for (int i = 0; i < keys; i++) {
      Kind kind = dice.oneOf(dice.percent(70) ? Kind.COMMON : Kind.KEYS);
      // The empty value is no partition key.
      boolean mayBeEmpty = kind == Kind.ASCII || kind == Kind.BLOB;
      partition.add(new Column("p" + i, mayBeEmpty ? Kind.TEXT : kind, false));
    }
    List<Column> clustering = new ArrayList<>();
    List<Boolean> descending = new ArrayList<>();
    for (int left = dice.below(5); left > 0; left--) {
      Kind kind = dice.oneOf(dice.percent(40) ? Kind.COMMON : Kind.KEYS);
      clustering.add(new Column("c" + clustering.size(), kind, false));
      descending.add(dice.percent(40));
    }
    List<Column> statics = new ArrayList<>();
    if (!clustering.isEmpty() && dice.percent(50)) {
      statics.add(new Column("s0", dice.oneOf(Kind.ALL), true));
    }
    List<Column> regulars = new ArrayList<>();
    regulars.add(new Column("v0", Kind.INT, false));
    for (int left = dice.below(4); left > 0; left--) {
      boolean collection = dice.percent(50);
      Kind kind = collection ? dice.oneOf(Kind.LIST, Kind.SET, Kind.MAP) : dice.oneOf(Kind.ALL);
      regulars.add(new Column("v" + regulars.size(), kind, false));
    }
    return new RandomTable(partition, clustering, descending, statics, regulars, dice.percent(70));
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
