package io.minicql.plan.selection;

import io.minicql.CqlException;
import io.minicql.schema.ColumnMetadata;
import io.minicql.type.AssignmentFit;
import io.minicql.type.CqlType;
import io.minicql.type.ListType;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** {@code writetime(c)}, {@code maxwritetime(c)} or {@code ttl(c)}, where c may be a part. */
final class SelectableCellAttribute extends Selectable {
  private final CellAttribute attribute;
  private final boolean greatest;
  private final Selectable selected;

  SelectableCellAttribute(CellAttribute attribute, boolean greatest, Selectable selected) {
    this.attribute = attribute;
    this.greatest = greatest;
    this.selected = selected;
  }

  private String function() {
    return greatest ? "max" + attribute.function() : attribute.function();
  }

  @Override
  public String text() {
    return function() + "(" + selected.text() + ")";
  }

  @Override
  String resultName() {
    return function() + "(" + selected.resultName() + ")";
  }

  @Override
  public CqlType exactType() {
    boolean several = !greatest && isWhole() && column().type().isMultiCell();
    return several ? new ListType(attribute.type(), false) : attribute.type();
  }

  @Override
  public AssignmentFit fit(CqlType parameter) {
    return exactType().assignmentTo(parameter);
  }

  @Override
  void visitColumns(Consumer<ColumnMetadata> visitor) {
    selected.visitColumns(visitor);
  }

  @Override
  Selector bind(@Nullable CqlType expected) {
    ColumnMetadata column = column();
    if (column.isPrimaryKey()) {
      throw CqlException.invalid(
          "Cannot use selection function " + function() + " on PRIMARY KEY part " + column.name());
    }
    CellAttributeSelector.Part part = part(selected.bind(null), column);
    boolean several = !greatest && !part.isSingle() && column.type().isMultiCell();
    CqlType type = several ? new ListType(attribute.type(), false) : attribute.type();
    return new CellAttributeSelector(type, attribute, column, part, greatest);
  }

  /** What is selected of the column's cells; parts of parts have the cell of the outer part. */
  private CellAttributeSelector.Part part(Selector selector, ColumnMetadata column) {
    CellAttributeSelector.Part part = new CellAttributeSelector.Whole(column.type());
    for (Selector at = selector; !at.children().isEmpty(); at = at.children().get(0)) {
      part = partOf(at);
    }
    return part;
  }

  private static CellAttributeSelector.Part partOf(Selector selector) {
    if (selector instanceof ElementSelector element) {
      return new CellAttributeSelector.OfKey(element.key());
    }
    if (selector instanceof SliceSelector slice) {
      return new CellAttributeSelector.Between(slice);
    }
    if (selector instanceof FieldSelector field) {
      return new CellAttributeSelector.OfField((short) field.field());
    }
    throw new IllegalStateException("cells of " + selector.getClass());
  }

  private boolean isWhole() {
    return selected instanceof SelectableColumn;
  }

  private ColumnMetadata column() {
    Selectable at = selected;
    while (at instanceof SelectablePart part) {
      at = part.whole();
    }
    return ((SelectableColumn) at).column();
  }
}
