package io.minicql.plan.restriction;

import io.minicql.CqlException;
import io.minicql.plan.term.Bindings;
import io.minicql.plan.term.Term;
import io.minicql.schema.ColumnMetadata;
import io.minicql.type.CqlType;
import io.minicql.type.MapType;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** CONTAINS, CONTAINS KEY and map entries of one collection column; any number of them. */
final class ContainsRestriction extends Restriction {

  /** What one relation asks for: a key, a value or both. */
  record Wanted(@Nullable Term key, @Nullable Term value) {}

  private final List<Wanted> wanted;

  ContainsRestriction(ColumnMetadata column, List<Wanted> wanted) {
    super(List.of(column));
    this.wanted = List.copyOf(wanted);
  }

  @Override
  boolean isContains() {
    return true;
  }

  @Override
  Restriction mergeWith(Restriction later) {
    if (!(later instanceof ContainsRestriction contains)) {
      throw CqlException.invalid(
          "Collection column "
              + firstColumn().name()
              + " can only be restricted by CONTAINS, CONTAINS KEY, or map-entry equality");
    }
    List<Wanted> all = new ArrayList<>(wanted);
    all.addAll(contains.wanted);
    return new ContainsRestriction(firstColumn(), all);
  }

  @Override
  void addConditions(Bindings bindings, RowFilter.Builder filter) {
    for (Wanted one : wanted) {
      filter.add(firstColumn(), test(bindings, one));
    }
  }

  private ValueTest test(Bindings bindings, Wanted one) {
    ColumnMetadata column = firstColumn();
    boolean entry = one.key() != null && one.value() != null;
    byte[] key = evaluate(bindings, one.key(), entry ? "map key" : "value");
    byte[] value = evaluate(bindings, one.value(), entry ? "map value" : "value");
    if (column.type() instanceof MapType map) {
      return new ValueTest.MapHas(map.key(), key, map.value(), value);
    }
    CqlType element = column.type().components().get(0);
    return new ValueTest.ElementsHave(element, FilterValues.require(column, value));
  }

  private byte @Nullable [] evaluate(Bindings bindings, @Nullable Term term, String what) {
    return term == null ? null : FilterValues.require(firstColumn(), term.evaluate(bindings), what);
  }
}
