package io.minicql.plan.selection;

import io.minicql.schema.ColumnMetadata;
import io.minicql.type.AssignmentFit;
import io.minicql.type.CqlType;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** An element, a slice or a field of a selected value. */
final class SelectablePart extends Selectable {
  private final Selectable whole;
  private final Function<String, String> naming;
  private final Function<CqlType, CqlType> typeOfPart;
  private final Function<Selector, Selector> bindPart;

  /**
   * A part.
   *
   * @param naming prints the part from the printed whole
   * @param typeOfPart the type of the part from that of the whole
   * @param bindPart makes the part's selector from that of the whole; both check that the whole has
   *     such parts
   */
  SelectablePart(
      Selectable whole,
      Function<String, String> naming,
      Function<CqlType, CqlType> typeOfPart,
      Function<Selector, Selector> bindPart) {
    this.whole = whole;
    this.naming = naming;
    this.typeOfPart = typeOfPart;
    this.bindPart = bindPart;
  }

  Selectable whole() {
    return whole;
  }

  @Override
  public String text() {
    return naming.apply(whole.text());
  }

  @Override
  String resultName() {
    return naming.apply(whole.resultName());
  }

  @Override
  public @Nullable CqlType exactType() {
    CqlType type = whole.exactType();
    return type == null ? null : typeOfPart.apply(type);
  }

  @Override
  public AssignmentFit fit(CqlType parameter) {
    CqlType type = exactType();
    return type == null ? AssignmentFit.NONE : type.assignmentTo(parameter);
  }

  @Override
  void visitColumns(Consumer<ColumnMetadata> visitor) {
    whole.visitColumns(visitor);
  }

  @Override
  Selector bind(@Nullable CqlType expected) {
    return bindPart.apply(whole.bind(null));
  }
}
