package io.minicql.exec.read;

import io.minicql.CqlException;
import io.minicql.ErrorCode;
import io.minicql.PagingState;
import io.minicql.encoding.ByteReader;
import io.minicql.encoding.ByteWriter;
import io.minicql.plan.read.RowLimits;
import io.minicql.ring.PartitionKey;
import io.minicql.ring.Partitioner;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Writes and reads paging states; the package describes the bytes. */
final class PagingStates {
  private static final byte VERSION = 1;

  private final Partitioner partitioner;
  private final long fingerprint;

  PagingStates(Partitioner partitioner, long fingerprint) {
    this.partitioner = partitioner;
    this.fingerprint = fingerprint;
  }

  PagingState write(ResumePoint point) {
    Position position = point.position();
    ByteWriter out = new ByteWriter();
    out.putByte(VERSION);
    out.putLong(fingerprint);
    out.putUnsignedVarInt(point.remaining());
    out.putUnsignedVarInt(position.remainingInPartition());
    out.putLong(partitioner.tokenPrefix(position.key()));
    putBytes(out, position.key());
    byte[] clustering = position.clustering();
    out.putByte(clustering == null ? 1 : 0);
    if (clustering != null) {
      putBytes(out, clustering);
    }
    return PagingState.fromBytes(out.toByteArray());
  }

  private static void putBytes(ByteWriter out, byte[] bytes) {
    out.putUnsignedVarInt(bytes.length);
    out.put(bytes);
  }

  /**
   * Reads a state that a page of the same statement gave.
   *
   * @throws CqlException (protocol error) where it is none
   */
  ResumePoint read(PagingState state) {
    ByteReader in = new ByteReader(state.toBytes());
    try {
      if (in.readByte() != VERSION || in.readLong() != fingerprint) {
        throw invalid(null);
      }
      int remaining = readCount(in);
      int remainingInPartition = readCount(in);
      long tokenPrefix = in.readLong();
      byte[] key = readBytes(in);
      byte[] clustering = in.readByte() == 0 ? readBytes(in) : null;
      if (in.hasRemaining() || tokenPrefix != partitioner.tokenPrefix(key)) {
        throw invalid(null);
      }
      return new ResumePoint(new Position(key, clustering, remainingInPartition), remaining);
    } catch (IndexOutOfBoundsException | IllegalArgumentException | ArithmeticException e) {
      throw invalid(e);
    }
  }

  private static int readCount(ByteReader in) {
    long count = in.readUnsignedVarInt();
    if (count < 0 || count > RowLimits.NONE) {
      throw invalid(null);
    }
    return (int) count;
  }

  private static byte[] readBytes(ByteReader in) {
    long length = in.readUnsignedVarInt();
    if (length < 0 || length > in.remaining()) {
      throw invalid(null);
    }
    ByteWriter bytes = new ByteWriter((int) length);
    in.copyTo(bytes, (int) length);
    return bytes.toByteArray();
  }

  /** The partition of a position. */
  PartitionKey key(Position position) {
    return partitioner.decorate(position.key());
  }

  static CqlException invalid(@Nullable Throwable cause) {
    return new CqlException(
        ErrorCode.PROTOCOL_ERROR,
        "Invalid value for the paging state",
        "go on only with the statement that gave the state",
        Map.of(),
        cause);
  }
}
