package io.minicql.encoding;

/**
 * Reads a range of a byte array; to be used again and again by one thread. Numbers are big-endian.
 */
public final class ByteReader {
  private byte[] array = new byte[0];
  private int position;
  private int limit;

  /** All bits while a complemented component is read, else 0. */
  private int mask;

  public ByteReader() {}

  public ByteReader(byte[] array) {
    reset(array, 0, array.length);
  }

  /** Starts over with another range. */
  public void reset(byte[] newArray, int offset, int lengthBytes) {
    array = newArray;
    position = offset;
    limit = offset + lengthBytes;
    mask = 0;
  }

  public int position() {
    return position;
  }

  public boolean hasRemaining() {
    return position < limit;
  }

  public int remaining() {
    return limit - position;
  }

  /** The next byte, unsigned. */
  public int readByte() {
    return (array[advance(1)] ^ mask) & 0xFF;
  }

  public int readInt() {
    int at = advance(Integer.BYTES);
    return Ints.read(array, at) ^ mask;
  }

  public long readLong() {
    int at = advance(Long.BYTES);
    return Ints.readLong(array, at) ^ mask;
  }

  /** Copies the next bytes to the writer. */
  public void copyTo(ByteWriter out, int lengthBytes) {
    int at = advance(lengthBytes);
    int from = out.position();
    out.put(array, at, lengthBytes);
    if (mask != 0) {
      out.complement(from);
    }
  }

  /** The unsigned form of {@link VarInts}. */
  public long readUnsignedVarInt() {
    int first = readByte();
    int more = VarInts.encodedBytes((byte) first) - 1;
    long value = VarInts.valueBits(first, more);
    for (int i = 0; i < more; i++) {
      value = value << 8 | readByte();
    }
    return value;
  }

  /** The next byte without taking it, or -1 at the end. */
  int peek() {
    return position < limit ? (array[position] ^ mask) & 0xFF : -1;
  }

  void skip(int lengthBytes) {
    position += lengthBytes;
  }

  /** Bytes up to the next zero, which must come. */
  int distanceToZero() {
    byte zero = (byte) mask;
    for (int at = position; at < limit; at++) {
      if (array[at] == zero) {
        return at - position;
      }
    }
    throw new IllegalArgumentException("the bytes end at " + limit);
  }

  /** Whether the bytes read from now on are complemented. */
  void setComplemented(boolean complemented) {
    mask = complemented ? -1 : 0;
  }

  void flipComplemented() {
    mask = ~mask;
  }

  /** Takes the next bytes; returns where they begin. */
  private int advance(int lengthBytes) {
    int at = position;
    if (lengthBytes > limit - at) {
      throw new IllegalArgumentException("the bytes end at " + limit);
    }
    position = at + lengthBytes;
    return at;
  }
}
