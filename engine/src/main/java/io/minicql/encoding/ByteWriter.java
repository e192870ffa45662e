package io.minicql.encoding;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.Arrays;

/** A growing byte array to be used again and again by one thread. Numbers are big-endian. */
public final class ByteWriter {
  private static final VarHandle INTS =
      MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.BIG_ENDIAN);
  private static final VarHandle LONGS =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.BIG_ENDIAN);

  private byte[] array;
  private int position;

  public ByteWriter() {
    this(64);
  }

  public ByteWriter(int capacityBytes) {
    array = new byte[capacityBytes];
  }

  /** Forgets what was written; the array stays. */
  public void reset() {
    position = 0;
  }

  /** Bytes written. */
  public int position() {
    return position;
  }

  /** Forgets what was written from the position on. */
  public void truncate(int newPosition) {
    assert newPosition <= position;
    position = newPosition;
  }

  /** The array that is written to, valid up to {@link #position} and until the next write. */
  public byte[] array() {
    return array;
  }

  /** A copy of what was written. */
  public byte[] toByteArray() {
    return Arrays.copyOf(array, position);
  }

  /** A copy of what was written from the position on. */
  public byte[] toByteArray(int from) {
    return Arrays.copyOfRange(array, from, position);
  }

  public void putByte(int value) {
    ensure(1);
    array[position++] = (byte) value;
  }

  public void putInt(int value) {
    ensure(Integer.BYTES);
    INTS.set(array, position, value);
    position += Integer.BYTES;
  }

  public void putLong(long value) {
    ensure(Long.BYTES);
    LONGS.set(array, position, value);
    position += Long.BYTES;
  }

  public void put(byte[] source) {
    put(source, 0, source.length);
  }

  public void put(byte[] source, int offset, int lengthBytes) {
    ensure(lengthBytes);
    System.arraycopy(source, offset, array, position, lengthBytes);
    position += lengthBytes;
  }

  /** The same byte several times. */
  public void putRepeated(int value, int count) {
    ensure(count);
    Arrays.fill(array, position, position + count, (byte) value);
    position += count;
  }

  /** The unsigned form of {@link VarInts}. */
  public void putUnsignedVarInt(long value) {
    ensure(VarInts.MAX_BYTES);
    position = VarInts.writeUnsigned(array, position, value);
  }

  /** Overwrites four bytes that were written before. */
  public void setInt(int at, int value) {
    assert at + Integer.BYTES <= position;
    INTS.set(array, at, value);
  }

  /** Flips bits of a byte that was written before. */
  void flip(int at, int mask) {
    array[at] ^= (byte) mask;
  }

  /** Flips all bits from the position on. */
  void complement(int from) {
    for (int at = from; at < position; at++) {
      array[at] = (byte) ~array[at];
    }
  }

  private void ensure(int moreBytes) {
    if (moreBytes > array.length - position) {
      grow(moreBytes);
    }
  }

  private void grow(int moreBytes) {
    int needed = Math.addExact(position, moreBytes);
    int doubled = (int) Math.min(2L * array.length, Integer.MAX_VALUE - 16);
    array = Arrays.copyOf(array, Math.max(needed, doubled));
  }
}
