package io.minicql.schema.ddl;

import io.minicql.schema.KeyspaceMetadata;
import io.minicql.schema.SchemaSnapshot;
import io.minicql.schema.TableMetadata;
import io.minicql.schema.describe.CreateStatements;
import java.util.ArrayList;
import java.util.List;

/**
 * DESCRIBE of a keyspace, table or type without an executor: the CREATE statements that it gives.
 */
final class DescribeQuery {

  private DescribeQuery() {}

  static List<String> run(String statement, SchemaSnapshot schema) {
    String[] words = statement.split(" ");
    String[] names = words[2].split("\\.");
    return switch (words[1]) {
      case "KEYSPACE" -> keyspace(schema.keyspace(words[2]));
      case "TABLE" -> {
        TableMetadata table =
            names.length == 2 ? schema.table(names[0], names[1]) : anyTable(schema, words[2]);
        yield List.of(
            statement.endsWith("INTERNALS")
                ? CreateStatements.tableWithInternals(table)
                : CreateStatements.table(table));
      }
      case "TYPE" -> List.of(CreateStatements.type(anyType(schema, words[2])));
      default -> throw new IllegalArgumentException(statement);
    };
  }

  private static List<String> keyspace(KeyspaceMetadata keyspace) {
    List<String> texts = new ArrayList<>();
    texts.add(CreateStatements.keyspace(keyspace));
    keyspace.userTypes().values().forEach(type -> texts.add(CreateStatements.type(type)));
    keyspace.tables().values().forEach(table -> texts.add(CreateStatements.table(table)));
    return texts;
  }

  private static TableMetadata anyTable(SchemaSnapshot schema, String name) {
    return schema.keyspaces().values().stream()
        .filter(keyspace -> !keyspace.name().startsWith("system"))
        .map(keyspace -> keyspace.table(name))
        .findFirst()
        .orElseThrow();
  }

  private static io.minicql.type.UdtType anyType(SchemaSnapshot schema, String name) {
    return schema.keyspaces().values().stream()
        .filter(keyspace -> !keyspace.name().startsWith("system"))
        .map(keyspace -> keyspace.userType(name))
        .findFirst()
        .orElseThrow();
  }
}
