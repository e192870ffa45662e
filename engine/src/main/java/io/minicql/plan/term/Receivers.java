package io.minicql.plan.term;

import io.minicql.ColumnSpec;
import io.minicql.type.CqlType;
import java.util.List;
import java.util.stream.Collectors;

/** What parts of a receiver are called, in errors and in the names of bind markers. */
public final class Receivers {
  private Receivers() {}

  /** The value of a list, set, vector or map: {@code value(c)}. */
  public static ColumnSpec value(ColumnSpec receiver, CqlType type) {
    return derive(receiver, "value(" + receiver.name() + ")", type);
  }

  /** The key of a map: {@code key(c)}. */
  public static ColumnSpec key(ColumnSpec receiver, CqlType type) {
    return derive(receiver, "key(" + receiver.name() + ")", type);
  }

  /** The index of a list's element: {@code idx(c)}. */
  public static ColumnSpec index(ColumnSpec receiver, CqlType type) {
    return derive(receiver, "idx(" + receiver.name() + ")", type);
  }

  /** A field of a user type: {@code c.field}. */
  public static ColumnSpec field(ColumnSpec receiver, String field, CqlType type) {
    return derive(receiver, receiver.name() + "." + field, type);
  }

  /** A component of a tuple: {@code c[0]}. */
  public static ColumnSpec component(ColumnSpec receiver, int index, CqlType type) {
    return derive(receiver, receiver.name() + "[" + index + "]", type);
  }

  /** The whole list of IN: {@code in(c)}. */
  public static ColumnSpec in(ColumnSpec receiver, CqlType listType) {
    return derive(receiver, "in(" + receiver.name() + ")", listType);
  }

  /** A tuple of columns: {@code (a,b)}. */
  static ColumnSpec tuple(List<ColumnSpec> columns, CqlType type) {
    return derive(columns.get(0), names(columns, "("), type);
  }

  /** The whole list of IN for a tuple of columns: {@code in(a,b)}. */
  static ColumnSpec inTuples(List<ColumnSpec> columns, CqlType type) {
    return derive(columns.get(0), names(columns, "in("), type);
  }

  private static String names(List<ColumnSpec> columns, String open) {
    return columns.stream().map(ColumnSpec::name).collect(Collectors.joining(",", open, ")"));
  }

  private static ColumnSpec derive(ColumnSpec receiver, String name, CqlType type) {
    return new ColumnSpec(receiver.keyspace(), receiver.table(), name, type);
  }
}
