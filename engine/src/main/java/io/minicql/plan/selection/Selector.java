package io.minicql.plan.selection;

import io.minicql.plan.term.Bindings;
import io.minicql.type.CqlType;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Computes one column of the result; immutable. */
public abstract class Selector {
  private final CqlType type;
  private final List<Selector> children;

  Selector(CqlType type, List<Selector> children) {
    this.type = type;
    this.children = List.copyOf(children);
  }

  /** The type of the values. */
  public final CqlType type() {
    return type;
  }

  final List<Selector> children() {
    return children;
  }

  /** The serialized value for a row. */
  public abstract byte @Nullable [] evaluate(SelectionRow row, Bindings bindings);

  /** Adds the value for a row to a result. */
  public void write(SelectionRow row, Bindings bindings, CellSink sink) {
    sink.add(evaluate(row, bindings));
  }

  /** Whether this is an aggregate or is computed from one. */
  public boolean isAggregate() {
    return children.stream().anyMatch(Selector::isAggregate);
  }

  /** The same over other children. */
  abstract Selector withChildren(List<Selector> newChildren);

  /** The same where a group of rows stands for a row; aggregates and first values have slots. */
  Selector overGroups(GroupSlots slots) {
    return isAggregate()
        ? withChildren(children.stream().map(child -> child.overGroups(slots)).toList())
        : slots.firstValue(this);
  }

  final byte[] @Nullable [] evaluateChildren(SelectionRow row, Bindings bindings) {
    byte[] @Nullable [] values = new byte[children.size()][];
    for (int i = 0; i < values.length; i++) {
      values[i] = children.get(i).evaluate(row, bindings);
    }
    return values;
  }
}
