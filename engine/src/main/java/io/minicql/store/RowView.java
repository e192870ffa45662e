package io.minicql.store;

import io.minicql.schema.ColumnMetadata;
import org.jspecify.annotations.Nullable;

/**
 * One live row (or the static row) as of the reader's second, with all deletions applied. It is a
 * flyweight: valid until the cursor that gave it moves on or its partition is left, and only inside
 * the epoch it was read in.
 *
 * <p>A row is live, and only then seen at all, if its marker or any of its cells is (rule 25).
 * Columns are asked for by their metadata; those of the primary key have no cells. Values are in
 * serialized form: null for what is not there or dead, no bytes for EMPTY.
 */
public interface RowView {

  /** Whether this is the static row of its partition. */
  boolean isStatic();

  /**
   * A copy of the encoded clustering: the position to resume a reading behind this row. Empty for
   * the static row.
   */
  byte[] encodedClustering();

  /** Compares the encoded clustering with another one as unsigned bytes. */
  int compareClustering(byte[] encodedClustering);

  /**
   * A copy of the serialized value of a clustering column; only in rows that are not static.
   *
   * @param position the position of the column among the clustering columns
   */
  byte[] clusteringValue(int position);

  /** Bytes of what {@link #clusteringValue} returns. */
  int clusteringLength(int position);

  /** Copies what {@link #clusteringValue} returns and returns its length. */
  int copyClustering(int position, byte[] target, int offset);

  /** Whether the marker that INSERT leaves is live (rule 21). */
  boolean hasMarker();

  /** The write timestamp of the live marker; only with {@link #hasMarker}. */
  long markerTimestampMicros();

  /**
   * The TTL of the live marker, {@link Expiration#NO_TTL} if it does not expire; only with {@link
   * #hasMarker}.
   */
  int markerTtlSeconds();

  /**
   * When the live marker dies, {@link Expiration#NEVER_SECONDS} if never; only with {@link
   * #hasMarker}.
   */
  long markerExpirySeconds();

  /** Whether the column has a value: a live cell, or for a multi-cell column any live element. */
  boolean isLive(ColumnMetadata column);

  /**
   * A copy of the column's value, for a multi-cell column the whole collection or user-type value;
   * null if dead.
   */
  byte @Nullable [] value(ColumnMetadata column);

  /** Bytes of what {@link #value} returns, -1 for null. */
  int valueLength(ColumnMetadata column);

  /**
   * Copies what {@link #value} returns.
   *
   * @return the number of bytes copied, -1 (and nothing copied) for null
   * @throws IndexOutOfBoundsException if the value does not fit
   */
  int copyValue(ColumnMetadata column, byte[] target, int offset);

  /** The write timestamp of the cell of a live single-cell column. */
  long timestampMicros(ColumnMetadata column);

  /**
   * The TTL a live single-cell column was written with, {@link Expiration#NO_TTL} if it does not
   * expire.
   */
  int ttlSeconds(ColumnMetadata column);

  /**
   * The second from which a live single-cell column is dead, {@link Expiration#NEVER_SECONDS} if
   * never.
   */
  long expirySeconds(ColumnMetadata column);

  /** The sum of a live counter column. */
  long counter(ColumnMetadata column);

  /**
   * The live elements of a multi-cell column in the order of their paths; the cursor is shared by
   * all columns.
   */
  ElementCursor elements(ColumnMetadata column);
}
