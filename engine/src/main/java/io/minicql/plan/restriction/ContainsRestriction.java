package io.minicql.plan.restriction;

import io.minicql.CqlException;
import io.minicql.index.IndexDefinition;
import io.minicql.index.IndexOperator;
import io.minicql.plan.term.Bindings;
import io.minicql.plan.term.Term;
import io.minicql.schema.ColumnMetadata;
import io.minicql.type.CqlType;
import io.minicql.type.MapType;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** CONTAINS, CONTAINS KEY and map entries of one collection column; any number of them. */
final class ContainsRestriction extends Restriction {

  /** What one relation asks for: a key, a value or both. */
  record Wanted(@Nullable Term key, @Nullable Term value) {
    IndexOperator operator() {
      if (key == null) {
        return IndexOperator.CONTAINS;
      }
      return value == null ? IndexOperator.CONTAINS_KEY : IndexOperator.ENTRY;
    }
  }

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
  boolean isSupportedBy(IndexDefinition index) {
    return supportedBy(index).findAny().isPresent();
  }

  /** An index finds what one relation asks for; the others are tested. */
  @Override
  boolean isAnsweredBy(IndexDefinition index) {
    return (wanted.size() == 1 || index.answersSeveral())
        && wanted.stream().anyMatch(one -> index.supports(firstColumn(), one.operator()));
  }

  private Stream<Wanted> supportedBy(IndexDefinition index) {
    return wanted.stream().filter(one -> index.supports(firstColumn(), one.operator()));
  }

  @Override
  byte @Nullable [] lookupValue(IndexDefinition index, Bindings bindings) {
    Wanted one = supportedBy(index).findFirst().orElseThrow();
    byte[] key = evaluateKey(bindings, one);
    byte[] value = evaluateValue(bindings, one);
    if (key == null) {
      return index.termOfValue(FilterValues.require(firstColumn(), value));
    }
    return value == null ? index.termOfKey(key) : index.termOfEntry(key, value);
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
    byte[] key = evaluateKey(bindings, one);
    byte[] value = evaluateValue(bindings, one);
    if (column.type() instanceof MapType map) {
      return new ValueTest.MapHas(map.key(), key, map.value(), value);
    }
    CqlType element = column.type().components().get(0);
    return new ValueTest.ElementsHave(element, FilterValues.require(column, value));
  }

  private byte @Nullable [] evaluateKey(Bindings bindings, Wanted one) {
    return evaluate(bindings, one.key(), one.value() == null ? "value" : "map key");
  }

  private byte @Nullable [] evaluateValue(Bindings bindings, Wanted one) {
    return evaluate(bindings, one.value(), one.key() == null ? "value" : "map value");
  }

  private byte @Nullable [] evaluate(Bindings bindings, @Nullable Term term, String what) {
    return term == null ? null : FilterValues.require(firstColumn(), term.evaluate(bindings), what);
  }
}
