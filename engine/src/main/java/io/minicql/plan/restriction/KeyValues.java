package io.minicql.plan.restriction;

import io.minicql.plan.term.Bindings;
import java.util.List;

/** A restriction that gives the values of key columns, each tuple with a value for each column. */
interface KeyValues {
  int columnCount();

  /**
   * The tuples in the order they were written, duplicates included.
   *
   * @throws io.minicql.CqlException where a value is null or unset
   */
  List<byte[][]> tuples(Bindings bindings);
}
