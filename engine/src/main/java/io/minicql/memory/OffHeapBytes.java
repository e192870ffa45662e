package io.minicql.memory;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;

/**
 * Reads and writes at addresses of a pool's slabs; every access is checked against the slab's
 * bounds.
 *
 * <p>Invariants: a slab's place in the table is written before any address inside of it is handed
 * out, and emptied only when no operation can hold such an address. The table itself is replaced
 * under the pool's lock; a reader that got an address through a release and acquire pair sees a
 * table that has its slab. Plain accesses order nothing: data is published by {@link
 * #putLongRelease} or by a volatile reference to it.
 */
public final class OffHeapBytes {
  /** The address of nothing. */
  public static final long NO_ADDRESS = 0;

  private static final VarHandle BUFFER_LONGS =
      MethodHandles.byteBufferViewVarHandle(long[].class, ByteOrder.BIG_ENDIAN);
  private static final VarHandle ARRAY_LONGS =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.BIG_ENDIAN);

  /** Stands in an empty place: every access to it is out of bounds. */
  private static final ByteBuffer NO_SLAB = ByteBuffer.allocateDirect(0);

  private ByteBuffer[] slabs = new ByteBuffer[16];

  OffHeapBytes() {
    Arrays.fill(slabs, NO_SLAB);
  }

  /** The address of an offset in a slab. */
  static long address(int slab, int offset) {
    return (long) slab << 32 | offset;
  }

  static int slabOf(long address) {
    return (int) (address >>> 32);
  }

  public byte getByte(long address) {
    return slab(address).get((int) address);
  }

  public short getShort(long address) {
    return slab(address).getShort((int) address);
  }

  public int getInt(long address) {
    return slab(address).getInt((int) address);
  }

  public long getLong(long address) {
    return slab(address).getLong((int) address);
  }

  public void putByte(long address, byte value) {
    slab(address).put((int) address, value);
  }

  public void putShort(long address, short value) {
    slab(address).putShort((int) address, value);
  }

  public void putInt(long address, int value) {
    slab(address).putInt((int) address, value);
  }

  public void putLong(long address, long value) {
    slab(address).putLong((int) address, value);
  }

  /** Reads what {@link #putLongRelease} wrote, and everything written before it; 8-byte aligned. */
  public long getLongAcquire(long address) {
    return (long) BUFFER_LONGS.getAcquire(slab(address), (int) address);
  }

  /** Publishes a value and everything written before it; 8-byte aligned. */
  public void putLongRelease(long address, long value) {
    BUFFER_LONGS.setRelease(slab(address), (int) address, value);
  }

  /** Copies a range into the array. */
  public void copyOut(long address, byte[] target, int offset, int lengthBytes) {
    slab(address).get((int) address, target, offset, lengthBytes);
  }

  /** The bytes of a range in an array of their own. */
  public byte[] toArray(long address, int lengthBytes) {
    byte[] copy = new byte[lengthBytes];
    copyOut(address, copy, 0, lengthBytes);
    return copy;
  }

  /** Copies a range of the array to the address. */
  public void copyIn(byte[] source, int offset, int lengthBytes, long address) {
    slab(address).put((int) address, source, offset, lengthBytes);
  }

  /** Copies a range off the heap; ranges that overlap are allowed. */
  public void copy(long from, long to, int lengthBytes) {
    slab(to).put((int) to, slab(from), (int) from, lengthBytes);
  }

  /** Compares the unsigned bytes of two ranges; a prefix comes before what it begins. */
  public int compare(
      long left, int leftLengthBytes, byte[] right, int offset, int rightLengthBytes) {
    ByteBuffer slab = slab(left);
    int common = Math.min(leftLengthBytes, rightLengthBytes);
    int at = 0;
    for (; at + Long.BYTES <= common; at += Long.BYTES) {
      long leftLong = slab.getLong((int) left + at);
      long rightLong = (long) ARRAY_LONGS.get(right, offset + at);
      if (leftLong != rightLong) {
        return Long.compareUnsigned(leftLong, rightLong);
      }
    }
    for (; at < common; at++) {
      int order = Byte.compareUnsigned(slab.get((int) left + at), right[offset + at]);
      if (order != 0) {
        return order;
      }
    }
    return Integer.compare(leftLengthBytes, rightLengthBytes);
  }

  /** Compares the unsigned bytes of two ranges; a prefix comes before what it begins. */
  public int compare(long left, int leftLengthBytes, long right, int rightLengthBytes) {
    ByteBuffer leftSlab = slab(left);
    ByteBuffer rightSlab = slab(right);
    int common = Math.min(leftLengthBytes, rightLengthBytes);
    int at = 0;
    for (; at + Long.BYTES <= common; at += Long.BYTES) {
      long leftLong = leftSlab.getLong((int) left + at);
      long rightLong = rightSlab.getLong((int) right + at);
      if (leftLong != rightLong) {
        return Long.compareUnsigned(leftLong, rightLong);
      }
    }
    for (; at < common; at++) {
      int order =
          Byte.compareUnsigned(leftSlab.get((int) left + at), rightSlab.get((int) right + at));
      if (order != 0) {
        return order;
      }
    }
    return Integer.compare(leftLengthBytes, rightLengthBytes);
  }

  private ByteBuffer slab(long address) {
    return slabs[(int) (address >>> 32)];
  }

  /** A slab that the JDK zeroed; it frees the slab some time after the last reference is gone. */
  static ByteBuffer allocate(int sizeBytes) {
    return ByteBuffer.allocateDirect(sizeBytes);
  }

  static void fill(ByteBuffer slab, byte value) {
    long eight = (value & 0xFFL) * 0x0101010101010101L;
    int at = 0;
    for (; at + Long.BYTES <= slab.capacity(); at += Long.BYTES) {
      slab.putLong(at, eight);
    }
    for (; at < slab.capacity(); at++) {
      slab.put(at, value);
    }
  }

  /** Makes the slab readable under its number. Called under the pool's lock. */
  void install(int number, ByteBuffer slab) {
    if (number >= slabs.length) {
      ByteBuffer[] larger = Arrays.copyOf(slabs, Math.max(number + 1, 2 * slabs.length));
      Arrays.fill(larger, slabs.length, larger.length, NO_SLAB);
      larger[number] = slab;
      slabs = larger;
    } else {
      slabs[number] = slab;
    }
  }

  /** Makes every later access to the slab fail. Called under the pool's lock. */
  ByteBuffer remove(int number) {
    ByteBuffer slab = slabs[number];
    slabs[number] = NO_SLAB;
    return slab;
  }

  @SuppressWarnings("ReferenceEquality") // the one buffer that stands for none
  boolean isInstalled(int number) {
    return number > 0 && number < slabs.length && slabs[number] != NO_SLAB;
  }
}
