package io.minicql.jdbc;

import io.minicql.DatabaseOptions;
import java.sql.DriverPropertyInfo;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Properties;

/**
 * What a URL or the properties of a connection may say; parsing and documentation come from here.
 */
public enum ConnectionProperty {
  KEYSPACE("keyspace", "", "The keyspace to use, as after a slash in the URL.", List.of()),
  USER("user", "", "Accepted for tools that insist on one; there is no authentication.", List.of()),
  PASSWORD("password", "", "Accepted for tools that insist on one; never kept.", List.of()),
  SHARDS(
      "shards",
      String.valueOf(DatabaseOptions.DEFAULT.shards()),
      "In-process shards on the token ring, 1 to " + DatabaseOptions.MAX_SHARDS + ".",
      List.of()),
  NUM_TOKENS(
      "num_tokens",
      String.valueOf(DatabaseOptions.DEFAULT_NUM_TOKENS),
      "Virtual nodes of each shard, 1 to " + DatabaseOptions.MAX_NUM_TOKENS + ".",
      List.of()),
  PARTITIONER(
      "partitioner",
      DatabaseOptions.DEFAULT.partitioner(),
      "How partition keys become tokens.",
      List.of("Murmur3Partitioner", "RandomPartitioner", "ByteOrderedPartitioner")),
  MAX_MEMORY(
      "max_memory",
      String.valueOf(DatabaseOptions.DEFAULT.maxMemoryBytes()),
      "The budget for stored data in bytes; K, M and G are understood.",
      List.of()),
  FETCH_SIZE(
      "fetch_size",
      "5000",
      "Rows in a page where the statement sets no fetch size; 0 turns paging off.",
      List.of()),
  COMPAT(
      "compat",
      "strict",
      "Whether table options of older versions are refused or give a warning.",
      List.of("strict", "lenient")),
  USER_FUNCTIONS(
      "user_functions",
      "false",
      "Whether functions that users write in Java are compiled and executed, with all rights of the"
          + " process.",
      List.of("false", "true"));

  private final String key;
  private final String defaultValue;
  private final String description;
  private final List<String> choices;

  ConnectionProperty(String key, String defaultValue, String description, List<String> choices) {
    this.key = key;
    this.defaultValue = defaultValue;
    this.description = description;
    this.choices = choices;
  }

  /** The name in URLs and properties. */
  public String key() {
    return key;
  }

  public String defaultValue() {
    return defaultValue;
  }

  public String description() {
    return description;
  }

  /** The possible values; empty where any is possible. */
  public List<String> choices() {
    return choices;
  }

  /** The property of a name, whatever its case. */
  public static Optional<ConnectionProperty> find(String name) {
    String lowered = name.toLowerCase(Locale.ROOT);
    return Arrays.stream(values()).filter(property -> property.key.equals(lowered)).findFirst();
  }

  /** This property's value, or its default. */
  public String get(Properties properties) {
    return properties.getProperty(key, defaultValue);
  }

  DriverPropertyInfo info(Properties given) {
    DriverPropertyInfo info = new DriverPropertyInfo(key, get(given));
    info.description = description;
    info.required = false;
    if (!choices.isEmpty()) {
      info.choices = choices.toArray(String[]::new);
    }
    return info;
  }
}
