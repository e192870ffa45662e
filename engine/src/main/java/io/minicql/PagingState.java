package io.minicql;

import java.util.Arrays;
import java.util.HexFormat;

/**
 * An opaque position in a result from which a later execution of the same statement goes on, also
 * in another session. It is a position, not a snapshot: later pages see later writes.
 */
public final class PagingState {
  private final byte[] bytes;

  private PagingState(byte[] bytes) {
    this.bytes = bytes;
  }

  /** Wraps bytes that {@link #toBytes()} gave; they are checked when a statement resumes. */
  public static PagingState fromBytes(byte[] bytes) {
    return new PagingState(bytes.clone());
  }

  /** Reads the text that {@link #toString()} gave. */
  public static PagingState parse(String text) {
    try {
      return new PagingState(HexFormat.of().parseHex(text));
    } catch (IllegalArgumentException e) {
      throw new CqlException(
          ErrorCode.PROTOCOL_ERROR,
          "Invalid value for the paging state",
          null,
          java.util.Map.of(),
          e);
    }
  }

  public byte[] toBytes() {
    return bytes.clone();
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof PagingState that && Arrays.equals(bytes, that.bytes);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(bytes);
  }

  @Override
  public String toString() {
    return HexFormat.of().formatHex(bytes);
  }
}
