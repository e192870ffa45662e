package io.minicql.tck.random;

/** A column of a random table: its name, its type, its place. */
record Column(String name, Kind kind, boolean isStatic) {

  String literal(Dice dice) {
    return kind.literal(dice);
  }
}
