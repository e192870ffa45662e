package io.minicql.plan;

import io.minicql.ColumnSpec;
import io.minicql.grammar.ast.RawTerm.BindMarker;
import io.minicql.schema.ColumnMetadata;
import io.minicql.schema.TableMetadata;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Collects what each bind marker of a statement stands for while the statement is planned. */
public final class MarkerSpecs {
  private final @Nullable ColumnSpec[] specs;
  private final @Nullable ColumnSpec[] targets;

  public MarkerSpecs(int markerCount) {
    this.specs = new ColumnSpec[markerCount];
    this.targets = new ColumnSpec[markerCount];
  }

  /** Sets what a marker stands for; a named marker keeps its own name. */
  public void bind(BindMarker marker, ColumnSpec spec) {
    targets[marker.index()] = spec;
    String name = marker.name() == null ? spec.name() : marker.name();
    specs[marker.index()] = new ColumnSpec(spec.keyspace(), spec.table(), name, spec.type());
  }

  /**
   * The markers that give a table's partition key, in the order of its columns; empty where a
   * column of it is given otherwise.
   */
  public List<Integer> partitionKeyMarkers(TableMetadata table) {
    List<Integer> indexes = new ArrayList<>();
    for (ColumnMetadata column : table.partitionKey()) {
      int index = lastMarkerOf(column);
      if (index < 0) {
        return List.of();
      }
      indexes.add(index);
    }
    return List.copyOf(indexes);
  }

  private int lastMarkerOf(ColumnMetadata column) {
    for (int i = targets.length - 1; i >= 0; i--) {
      ColumnSpec target = targets[i];
      if (target != null
          && target.name().equals(column.name())
          && target.table().equals(column.table())
          && target.keyspace().equals(column.keyspace())) {
        return i;
      }
    }
    return -1;
  }

  /** All markers in order; every one must have been bound. */
  public List<ColumnSpec> toList() {
    for (int i = 0; i < specs.length; i++) {
      if (specs[i] == null) {
        throw new IllegalStateException("marker " + i + " was not bound");
      }
    }
    return List.copyOf(Arrays.asList(specs));
  }
}
