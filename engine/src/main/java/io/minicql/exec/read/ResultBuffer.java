package io.minicql.exec.read;

import io.minicql.CqlException;
import io.minicql.ErrorCode;
import io.minicql.plan.selection.CellSink;
import io.minicql.schema.ColumnMetadata;
import io.minicql.store.RowView;
import java.util.Arrays;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The cells of the page that is being filled, in the form of {@link io.minicql.ResultPage}. It is
 * used for one page after the other; not thread-safe.
 */
final class ResultBuffer implements CellSink {
  private static final int FIRST_BYTES = 1024;
  private static final int FIRST_CELLS = 64;

  /** What one page can hold at most, where the client does not want pages. */
  private static final int MAX_BYTES = Integer.MAX_VALUE - Long.BYTES;

  /** Larger arrays are given up after use. */
  private static final int KEPT_BYTES = 2 << 20;

  private byte[] bytes = new byte[FIRST_BYTES];
  private int[] ends = new int[FIRST_CELLS];
  private int sizeBytes;
  private int cells;

  void clear() {
    sizeBytes = 0;
    cells = 0;
    if (bytes.length > KEPT_BYTES) {
      bytes = new byte[FIRST_BYTES];
    }
    if (ends.length > KEPT_BYTES / Integer.BYTES) {
      ends = new int[FIRST_CELLS];
    }
  }

  int sizeBytes() {
    return sizeBytes;
  }

  byte[] copyOfBytes() {
    return Arrays.copyOf(bytes, sizeBytes);
  }

  int[] copyOfEnds() {
    return Arrays.copyOf(ends, cells);
  }

  @Override
  public void add(byte @Nullable [] value) {
    if (value == null) {
      endNull();
      return;
    }
    require(value.length);
    System.arraycopy(value, 0, bytes, sizeBytes, value.length);
    end(value.length);
  }

  @Override
  public void addClustering(RowView row, int position) {
    require(row.clusteringLength(position));
    end(row.copyClustering(position, bytes, sizeBytes));
  }

  @Override
  public void addStored(RowView row, ColumnMetadata column, int maxBytes) {
    int most = maxBytes < 0 ? row.valueLength(column) : maxBytes;
    require(Math.max(most, 0));
    int copied = most < 0 ? most : row.copyValue(column, bytes, sizeBytes);
    if (copied < 0) {
      endNull();
    } else {
      end(copied);
    }
  }

  private void end(int lengthBytes) {
    sizeBytes += lengthBytes;
    nextCell();
    ends[cells++] = sizeBytes;
  }

  private void endNull() {
    nextCell();
    ends[cells++] = ~sizeBytes;
  }

  private void nextCell() {
    if (cells == ends.length) {
      ends = Arrays.copyOf(ends, 2 * cells);
    }
  }

  private void require(int lengthBytes) {
    long needed = (long) sizeBytes + lengthBytes;
    if (needed > bytes.length) {
      if (needed > MAX_BYTES) {
        throw new CqlException(
            ErrorCode.SERVER_ERROR,
            "The result is larger than " + MAX_BYTES + " bytes",
            "read it in pages",
            Map.of(),
            null);
      }
      bytes = Arrays.copyOf(bytes, (int) Math.max(needed, Math.min(2L * bytes.length, MAX_BYTES)));
    }
  }
}
