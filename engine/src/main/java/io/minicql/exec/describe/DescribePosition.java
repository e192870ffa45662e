package io.minicql.exec.describe;

import io.minicql.CqlException;
import io.minicql.ErrorCode;
import io.minicql.PagingState;
import java.nio.ByteBuffer;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/**
 * Where a page of a description begins.
 *
 * <p>As bytes: the version of the schema (16 bytes), then the number of rows before the page (4
 * bytes), big-endian.
 */
record DescribePosition(UUID schemaVersion, int rowsBefore) {
  private static final int LENGTH_BYTES = 2 * Long.BYTES + Integer.BYTES;

  /**
   * The position of a paging state; the beginning where there is none.
   *
   * @throws CqlException where the schema has changed since, or it is no state of a description
   */
  static DescribePosition of(@Nullable PagingState state, UUID schemaVersion) {
    if (state == null) {
      return new DescribePosition(schemaVersion, 0);
    }
    byte[] bytes = state.toBytes();
    if (bytes.length != LENGTH_BYTES) {
      throw invalidState();
    }
    ByteBuffer buffer = ByteBuffer.wrap(bytes);
    UUID version = new UUID(buffer.getLong(), buffer.getLong());
    int rowsBefore = buffer.getInt();
    if (!version.equals(schemaVersion)) {
      throw CqlException.invalid(
          "The schema has changed since the previous page of the DESCRIBE statement result."
              + " Please retry the DESCRIBE statement.");
    }
    if (rowsBefore < 0) {
      throw invalidState();
    }
    return new DescribePosition(version, rowsBefore);
  }

  private static CqlException invalidState() {
    return new CqlException(ErrorCode.PROTOCOL_ERROR, "Invalid value for the paging state");
  }

  PagingState after(int rows) {
    return PagingState.fromBytes(
        ByteBuffer.allocate(LENGTH_BYTES)
            .putLong(schemaVersion.getMostSignificantBits())
            .putLong(schemaVersion.getLeastSignificantBits())
            .putInt(rowsBefore + rows)
            .array());
  }
}
