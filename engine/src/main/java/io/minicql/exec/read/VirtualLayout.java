package io.minicql.exec.read;

import io.minicql.encoding.ClusteringColumn;
import io.minicql.encoding.ClusteringEncoder;
import io.minicql.schema.ColumnMetadata;
import io.minicql.schema.TableMetadata;
import io.minicql.schema.system.VirtualRow;
import java.util.HashMap;
import java.util.Map;

/** Where the columns of a virtual table are in its rows, and the order of its clusterings. */
final class VirtualLayout {
  private final TableMetadata table;
  private final ClusteringEncoder encoder;
  private final Map<String, Integer> indexes = new HashMap<>();

  VirtualLayout(TableMetadata table) {
    this.table = table;
    this.encoder =
        ClusteringEncoder.of(
            table.clustering().stream()
                .map(column -> new ClusteringColumn(column.type(), column.reversed()))
                .toList());
    for (int i = 0; i < table.columns().size(); i++) {
      indexes.put(table.columns().get(i).name(), i);
    }
  }

  int indexOf(ColumnMetadata column) {
    Integer index = indexes.get(column.name());
    if (index == null) {
      throw new IllegalArgumentException("no column " + column.name() + " in " + table);
    }
    return index;
  }

  int indexOfClustering(int position) {
    return table.partitionKey().size() + position;
  }

  byte[] encode(VirtualRow row) {
    byte[][] components = new byte[table.clustering().size()][];
    for (int i = 0; i < components.length; i++) {
      byte[] value = row.value(indexOfClustering(i));
      components[i] = value == null ? new byte[0] : value;
    }
    return encoder.key(components);
  }
}
