package io.minicql.plan;

import io.minicql.ColumnSpec;
import io.minicql.grammar.ast.RawTerm.BindMarker;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Collects what each bind marker of a statement stands for while the statement is planned. */
public final class MarkerSpecs {
  private final @Nullable ColumnSpec[] specs;

  public MarkerSpecs(int markerCount) {
    this.specs = new ColumnSpec[markerCount];
  }

  /** Sets what a marker stands for; a named marker keeps its own name. */
  public void bind(BindMarker marker, ColumnSpec spec) {
    String name = marker.name() == null ? spec.name() : marker.name();
    specs[marker.index()] = new ColumnSpec(spec.keyspace(), spec.table(), name, spec.type());
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
