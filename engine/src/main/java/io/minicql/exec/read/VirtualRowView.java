package io.minicql.exec.read;

import io.minicql.schema.ColumnMetadata;
import io.minicql.schema.system.VirtualRow;
import io.minicql.store.ElementCursor;
import io.minicql.store.Expiration;
import io.minicql.store.RowView;
import java.nio.ByteBuffer;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** A row of a virtual table. What it holds was never written: all its timestamps are 0. */
final class VirtualRowView implements RowView {
  private final VirtualLayout layout;
  private final VirtualRow row;
  private final byte[] clustering;

  VirtualRowView(VirtualLayout layout, VirtualRow row) {
    this.layout = layout;
    this.row = row;
    this.clustering = layout.encode(row);
  }

  @Override
  public boolean isStatic() {
    return false;
  }

  @Override
  public byte[] encodedClustering() {
    return clustering.clone();
  }

  @Override
  public int compareClustering(byte[] encodedClustering) {
    return Arrays.compareUnsigned(clustering, encodedClustering);
  }

  @Override
  public byte[] clusteringValue(int position) {
    byte[] value = row.value(layout.indexOfClustering(position));
    return value == null ? new byte[0] : value;
  }

  @Override
  public int clusteringLength(int position) {
    return clusteringValue(position).length;
  }

  @Override
  public int copyClustering(int position, byte[] target, int offset) {
    byte[] value = clusteringValue(position);
    System.arraycopy(value, 0, target, offset, value.length);
    return value.length;
  }

  @Override
  public boolean hasMarker() {
    return true;
  }

  @Override
  public long markerTimestampMicros() {
    return 0;
  }

  @Override
  public int markerTtlSeconds() {
    return Expiration.NO_TTL;
  }

  @Override
  public long markerExpirySeconds() {
    return Expiration.NEVER_SECONDS;
  }

  @Override
  public boolean isLive(ColumnMetadata column) {
    return value(column) != null;
  }

  @Override
  public byte @Nullable [] value(ColumnMetadata column) {
    return row.value(layout.indexOf(column));
  }

  @Override
  public int valueLength(ColumnMetadata column) {
    byte[] value = value(column);
    return value == null ? -1 : value.length;
  }

  @Override
  public int copyValue(ColumnMetadata column, byte[] target, int offset) {
    byte[] value = value(column);
    if (value == null) {
      return -1;
    }
    System.arraycopy(value, 0, target, offset, value.length);
    return value.length;
  }

  @Override
  public long timestampMicros(ColumnMetadata column) {
    return 0;
  }

  @Override
  public int ttlSeconds(ColumnMetadata column) {
    return Expiration.NO_TTL;
  }

  @Override
  public long expirySeconds(ColumnMetadata column) {
    return Expiration.NEVER_SECONDS;
  }

  @Override
  public long counter(ColumnMetadata column) {
    byte[] value = value(column);
    return value == null ? 0 : ByteBuffer.wrap(value).getLong();
  }

  @Override
  public ElementCursor elements(ColumnMetadata column) {
    return VirtualElements.of(column.type(), value(column));
  }
}
