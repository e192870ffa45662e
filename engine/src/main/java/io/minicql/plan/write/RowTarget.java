package io.minicql.plan.write;

import io.minicql.plan.term.Bindings;
import io.minicql.schema.ColumnMetadata;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A row that operations write to, with the timestamp and TTL of their statement. */
public interface RowTarget {

  /**
   * A live element of a list.
   *
   * @param path its place: a time uuid
   * @param value its serialized value
   */
  record Element(byte[] path, byte[] value) {}

  /** The values of the statement's markers. */
  Bindings bindings();

  /** Sets a single-cell column; null deletes it. */
  void setCell(ColumnMetadata column, byte @Nullable [] value);

  /** Sets an element of a multi-cell column; null deletes it. */
  void setElement(ColumnMetadata column, byte[] path, byte @Nullable [] value);

  /** Deletes all elements of a multi-cell column. */
  void deleteElements(ColumnMetadata column);

  /** Deletes the elements that were there before this statement, so that it can set others. */
  void overwriteElements(ColumnMetadata column);

  /** Adds to a counter. */
  void increment(ColumnMetadata column, long delta);

  /** The places of new elements behind all that a list has. */
  List<byte[]> appendPaths(int count);

  /** The places of new elements before all that a list has, in the order of the list. */
  List<byte[]> prependPaths(int count);

  /** The live elements of a list, after what this statement has done to it so far. */
  List<Element> elements(ColumnMetadata column);

  /** The value of a column after what this statement has done to it so far; null for none. */
  byte @Nullable [] value(ColumnMetadata column);
}
