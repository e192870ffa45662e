package io.minicql;

/** Bound values in serialized form: null is CQL null, zero bytes are CQL's empty value. */
public final class Values {
  /** A marker that was left unset: nothing is written for it. Told apart by identity. */
  public static final byte[] UNSET = new byte[0];

  /** No values. */
  public static final byte[][] NONE = {};

  private Values() {}
}
