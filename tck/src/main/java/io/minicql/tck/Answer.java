package io.minicql.tck;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** What a statement is answered with, warnings aside. */
public sealed interface Answer {

  /** The answer as the lines of a script, without their {@code -->}. */
  List<String> lines();

  /** A column of a result or a bind marker: its name and its type as CQL writes it. */
  record Column(String name, String type) {
    @Override
    public String toString() {
      return name + " " + type;
    }
  }

  /** Rows as literals, page by page; an answer in one page is a list of one. */
  record Rows(List<Column> columns, List<List<List<String>>> pages) implements Answer {
    public Rows {
      columns = List.copyOf(columns);
      pages = List.copyOf(pages);
    }

    @Override
    public List<String> lines() {
      return RowLines.of(this);
    }
  }

  /** A statement that answers nothing, as most writes do. */
  record Done() implements Answer {
    @Override
    public List<String> lines() {
      return List.of("ok");
    }
  }

  /** A change of the schema: {@code CREATED TABLE ks.t}. */
  record SchemaChange(String change) implements Answer {
    @Override
    public List<String> lines() {
      return List.of("schema: " + change);
    }
  }

  /** The answer to USE. */
  record KeyspaceSet(String keyspace) implements Answer {
    @Override
    public List<String> lines() {
      return List.of("keyspace: " + keyspace);
    }
  }

  /**
   * The answer to PREPARE: markers, the positions of those that give the partition key, columns of
   * the result.
   */
  record Prepared(List<Column> markers, List<Integer> partitionKey, List<Column> columns)
      implements Answer {
    public Prepared {
      markers = List.copyOf(markers);
      partitionKey = List.copyOf(partitionKey);
      columns = List.copyOf(columns);
    }

    @Override
    public List<String> lines() {
      List<String> lines = new ArrayList<>();
      lines.add("markers: " + RowLines.header(markers));
      if (!partitionKey.isEmpty()) {
        lines.add("partition key markers: " + partitionKey.toString().replaceAll("[\\[\\],]", ""));
      }
      if (!columns.isEmpty()) {
        lines.add("columns: " + RowLines.header(columns));
      }
      return lines;
    }
  }

  /** A refusal, with the error code of the native protocol. */
  record Failure(int code, String message) implements Answer {
    @Override
    public List<String> lines() {
      String text = RowLines.oneLine(HashOrder.sorted(message));
      return List.of(String.format(Locale.ROOT, "error 0x%04X: %s", code, text));
    }
  }
}
