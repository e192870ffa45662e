package io.minicql.plan.selection;

import io.minicql.plan.term.Bindings;
import io.minicql.type.CollectionBytes;
import io.minicql.type.UdtType;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** {@code value.field} of a user type. */
final class FieldSelector extends Selector {
  private final UdtType udt;
  private final int field;

  FieldSelector(Selector value, UdtType udt, int field) {
    super(udt.fieldTypes().get(field), List.of(value));
    this.udt = udt;
    this.field = field;
  }

  int field() {
    return field;
  }

  @Override
  public byte @Nullable [] evaluate(SelectionRow row, Bindings bindings) {
    byte[] value = children().get(0).evaluate(row, bindings);
    return value == null
        ? null
        : CollectionBytes.unpackTuple(value, udt.fieldTypes().size()).get(field);
  }

  @Override
  Selector withChildren(List<Selector> newChildren) {
    return new FieldSelector(newChildren.get(0), udt, field);
  }
}
