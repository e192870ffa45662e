package io.minicql.schema;

import io.minicql.CqlException;
import io.minicql.type.CqlType;

/**
 * Limits on types that are made of user types: what mentions a type twice doubles it, so that a few
 * statements could make a type that takes for ever to walk through.
 */
public final class TypeLimits {

  /**
   * The number of types that a type may be made of, itself included, each as often as it is
   * mentioned.
   */
  public static final int MAX_PARTS = 10_000;

  /** How deep types may be nested. */
  public static final int MAX_DEPTH = 256;

  private TypeLimits() {}

  /**
   * Refuses a type beyond the limits.
   *
   * @throws CqlException (invalid)
   */
  public static void check(CqlType type) {
    if (partsWithin(type, MAX_PARTS, MAX_DEPTH) > MAX_PARTS) {
      throw CqlException.invalid("A type may be made of at most " + MAX_PARTS + " types");
    }
  }

  /** The number of parts; some greater number as soon as there are more than {@code most}. */
  private static int partsWithin(CqlType type, int most, int depth) {
    if (depth == 0) {
      throw CqlException.invalid("Types may be nested at most " + MAX_DEPTH + " deep");
    }
    int parts = 1;
    for (CqlType component : type.components()) {
      if (parts > most) {
        return parts;
      }
      parts += partsWithin(component, most - parts, depth - 1);
    }
    return parts;
  }
}
