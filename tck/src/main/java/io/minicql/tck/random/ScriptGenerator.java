package io.minicql.tck.random;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Writes random scripts, without answers.
 *
 * <p>Usage: {@code ScriptGenerator FOLDER FIRST-SEED COUNT STATEMENTS}.
 */
public final class ScriptGenerator {
  private ScriptGenerator() {}

  public static void main(String[] args) throws IOException {
    Path folder = Files.createDirectories(Path.of(args[0]));
    int firstSeed = Integer.parseInt(args[1]);
    int count = Integer.parseInt(args[2]);
    int statements = Integer.parseInt(args[3]);
    for (int seed = firstSeed; seed < firstSeed + count; seed++) {
      String name = "seed_" + seed + ".cql";
      Files.writeString(folder.resolve(name), script(seed, statements));
    }
  }

  /** The script of a seed: a table, then that many statements, writes and reads by turns. */
  public static String script(long seed, int statements) {
    Dice dice = new Dice(seed);
    RandomTable table = RandomTable.of(dice);
    RandomWrites writes = new RandomWrites(dice, table);
    RandomReads reads = new RandomReads(dice, table);
    StringBuilder out = new StringBuilder();
    out.append("-- Made by ScriptGenerator from seed ").append(seed).append(".\n\n");
    out.append(
        "CREATE KEYSPACE ks WITH replication"
            + " = {'class': 'SimpleStrategy', 'replication_factor': 1};\nUSE ks;\n");
    out.append(RandomTable.CREATE_TYPE).append(";\n");
    out.append(table.createStatement()).append(";\n");
    for (int i = 0; i < statements; i++) {
      if (dice.percent(55)) {
        out.append(writes.next()).append(";\n");
      } else {
        out.append(reads.pageSize()).append(reads.next()).append(";\n");
      }
    }
    return out.toString();
  }
}
