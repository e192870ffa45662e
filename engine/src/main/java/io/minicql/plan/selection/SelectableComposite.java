package io.minicql.plan.selection;

import io.minicql.CqlException;
import io.minicql.schema.ColumnMetadata;
import io.minicql.type.AssignmentFit;
import io.minicql.type.CqlType;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** A literal of a collection, tuple or user type that may hold other selectables. */
final class SelectableComposite extends Selectable {

  /** What differs between the kinds of literals. */
  interface Shape {
    @Nullable CqlType exactType();

    default @Nullable CqlType preferredType() {
      return exactType();
    }

    AssignmentFit fit(CqlType type);

    /** The selector of a type; null where the literal is none of that type. */
    @Nullable Selector bind(CqlType type);
  }

  private final List<Selectable> parts;
  private final Function<Function<Selectable, String>, String> naming;
  private final Shape shape;

  SelectableComposite(
      List<Selectable> parts, Function<Function<Selectable, String>, String> naming, Shape shape) {
    this.parts = List.copyOf(parts);
    this.naming = naming;
    this.shape = shape;
  }

  @Override
  public String text() {
    return naming.apply(Selectable::text);
  }

  @Override
  String resultName() {
    return naming.apply(Selectable::resultName);
  }

  @Override
  public @Nullable CqlType exactType() {
    return shape.exactType();
  }

  @Override
  public @Nullable CqlType preferredType() {
    return shape.preferredType();
  }

  @Override
  public int literalSize() {
    return parts.size();
  }

  @Override
  public AssignmentFit fit(CqlType parameter) {
    return shape.fit(parameter);
  }

  @Override
  void visitColumns(Consumer<ColumnMetadata> visitor) {
    parts.forEach(part -> part.visitColumns(visitor));
  }

  @Override
  Selector bind(@Nullable CqlType expected) {
    CqlType exact = shape.exactType();
    CqlType type = exact == null ? expected : exact;
    if (type == null) {
      throw SelectionScope.cannotInfer(text());
    }
    Selector selector = shape.bind(type);
    if (selector == null) {
      throw CqlException.invalid("Cannot use " + text() + " as a value of type " + type.cql());
    }
    return selector;
  }
}
