package io.minicql.plan.term;

import io.minicql.type.CqlType;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A value that is put together from the values of other terms. */
final class CompositeTerm implements Term {

  /** Puts the serialized values of the parts together; they may be null or unset. */
  interface Composition {
    byte[] compose(List<byte @Nullable []> parts);
  }

  private static final Bindings NOTHING_BOUND =
      new Bindings(io.minicql.Values.NONE, new io.minicql.function.FunctionContext(0));

  private final CqlType type;
  private final List<Term> parts;
  private final Composition composition;

  private CompositeTerm(CqlType type, List<Term> parts, Composition composition) {
    this.type = type;
    this.parts = List.copyOf(parts);
    this.composition = composition;
  }

  /** A constant where all parts are constants, so that a wrong value is refused when planned. */
  static Term of(CqlType type, List<Term> parts, Composition composition) {
    CompositeTerm term = new CompositeTerm(type, parts, composition);
    return parts.stream().allMatch(Term::isConstant)
        ? new ConstantTerm(type, term.evaluate(NOTHING_BOUND))
        : term;
  }

  @Override
  public byte @Nullable [] evaluate(Bindings bindings) {
    List<byte @Nullable []> values = new ArrayList<>(parts.size());
    for (Term part : parts) {
      values.add(part.evaluate(bindings));
    }
    return composition.compose(values);
  }

  @Override
  public CqlType type() {
    return type;
  }

  @Override
  public boolean containsMarkers() {
    return parts.stream().anyMatch(Term::containsMarkers);
  }

  @Override
  public boolean isConstant() {
    return false;
  }
}
