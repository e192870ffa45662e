package io.minicql.tck.fuzz;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Makes texts that are nearly statements, of tokens of statements and of a few that hurt. */
final class Mutator {
  private static final Pattern TOKEN =
      Pattern.compile(
          "'(?:[^']|'')*'|\"[^\"]*\"|[A-Za-z_]\\w*|0x[0-9a-fA-F]*|\\d+(?:\\.\\d+)?|\\S",
          Pattern.DOTALL);

  /** Values at the ends of types, and parts of statements that many refuse. */
  private static final List<String> NASTY =
      List.of(
          "0 | -1 | 2147483647 | -2147483648 | 9223372036854775807 | 9223372036854775808 | 1e400"
              + " | NaN | -Infinity | null | '' | 0x | 0xff | ? | :x | [] | {} | () | [null]"
              + " | {1: null} | (null, null) | 1.5 | '2024-01-01' | 1mo2d | P1Y | uuid() | now()"
              + " | 00000000-0000-0000-0000-000000000000 | '::1' | token(k) | count(*) | *",
          "max(v) | writetime(v) | ttl(v) | CAST(v AS text) | to_json(v) | from_json('[1]') | JSON"
              + " | DISTINCT | blob_as_int(0x00) | v[0] | v[0..1] | f.a | (int) 1 | IN () | IN ?"
              + " | CONTAINS KEY | LIKE 'a%' | BETWEEN 1 AND 2 | IS NOT NULL | NOT IN (1) | !="
              + " | < | >= | + | * | % | USING TTL 1 | USING TTL 630720001 | USING TIMESTAMP 1",
          "USING TIMESTAMP -9223372036854775807 | IF EXISTS | IF NOT EXISTS | IF v = 1 | LIMIT 1"
              + " | LIMIT 0 | PER PARTITION LIMIT 1 | ORDER BY c DESC | GROUP BY k | EXPLAIN"
              + " | ALLOW FILTERING | (c, d) > (1, 2) | (c) IN ((1), (2)) | map_keys(m)"
              + " | system_schema.tables | system.local | ; | /* | -- | $$");

  private final Random random;
  private final List<String> nasty = new ArrayList<>();

  Mutator(Random random) {
    this.random = random;
    NASTY.forEach(group -> nasty.addAll(List.of(group.split(" \\| "))));
  }

  static List<String> tokens(String statement) {
    List<String> tokens = new ArrayList<>();
    Matcher matcher = TOKEN.matcher(statement);
    while (matcher.find()) {
      tokens.add(matcher.group());
    }
    return tokens;
  }

  <T> T oneOf(List<T> choices) {
    return choices.get(random.nextInt(choices.size()));
  }

  /** Random bytes as text. */
  String noise() {
    StringBuilder text = new StringBuilder(random.nextBoolean() ? "SELECT " : "");
    for (int i = random.nextInt(60); i > 0; i--) {
      text.append((char) random.nextInt(random.nextBoolean() ? 128 : 65_536));
    }
    return text.toString();
  }

  /** Tokens in no order. */
  String soup(List<String> statements) {
    List<String> tokens = new ArrayList<>(tokens(oneOf(statements)).subList(0, 1));
    for (int i = random.nextInt(20); i > 0; i--) {
      tokens.add(fragment(statements));
    }
    return String.join(" ", tokens);
  }

  /** A statement with one to four of its tokens changed, or with the end of another one. */
  String mutated(List<String> statements) {
    List<String> tokens = tokens(oneOf(statements));
    for (int i = 1 + random.nextInt(random.nextInt(4) + 1); i > 0 && !tokens.isEmpty(); i--) {
      tokens = change(tokens, statements);
    }
    return String.join(" ", tokens);
  }

  private List<String> change(List<String> tokens, List<String> statements) {
    int at = random.nextInt(tokens.size());
    switch (random.nextInt(8)) {
      case 0 -> tokens.remove(at);
      case 1 -> tokens.add(at, tokens.get(at));
      case 2 -> Collections.swap(tokens, at, random.nextInt(tokens.size()));
      case 3 -> tokens.add(at, fragment(statements));
      case 4 -> {
        List<String> other = tokens(oneOf(statements));
        List<String> spliced = new ArrayList<>(tokens.subList(0, at));
        spliced.addAll(other.subList(random.nextInt(other.size()), other.size()));
        return spliced;
      }
      default -> tokens.set(at, fragment(statements));
    }
    return tokens;
  }

  private String fragment(List<String> statements) {
    return random.nextInt(3) == 0 ? oneOf(nasty) : oneOf(tokens(oneOf(statements)));
  }
}
