package io.minicql.ring;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.HexFormat;

/**
 * A position on the token ring. The kind belongs to the partitioner; tokens of different kinds
 * cannot be compared. {@code toString} gives the text that Cassandra prints in {@code
 * system.local}.
 */
public sealed interface Token extends Comparable<Token> {

  /** A signed long whose order never contradicts the order of the tokens. */
  long prefix();

  /** The value of the partitioner's token type: bigint, varint or blob. */
  byte[] serialize();

  /** A token of Murmur3. */
  record OfLong(long value) implements Token {
    @Override
    public long prefix() {
      return value;
    }

    @Override
    public byte[] serialize() {
      byte[] bytes = new byte[Long.BYTES];
      for (int i = 0; i < Long.BYTES; i++) {
        bytes[i] = (byte) (value >>> (56 - 8 * i));
      }
      return bytes;
    }

    @Override
    public int compareTo(Token other) {
      return Long.compare(value, ((OfLong) other).value);
    }

    @Override
    public String toString() {
      return Long.toString(value);
    }
  }

  /** A token of Random. */
  record OfBigInteger(BigInteger value) implements Token {
    @Override
    public long prefix() {
      BigInteger high = value.shiftRight(64);
      if (high.bitLength() < Long.SIZE) {
        return high.longValue();
      }
      return high.signum() < 0 ? Long.MIN_VALUE : Long.MAX_VALUE;
    }

    @Override
    public byte[] serialize() {
      return value.toByteArray();
    }

    @Override
    public int compareTo(Token other) {
      return value.compareTo(((OfBigInteger) other).value);
    }

    @Override
    public String toString() {
      return value.toString();
    }
  }

  /** A token of ByteOrdered; the array belongs to the token and must not be changed. */
  record OfBytes(byte[] value) implements Token {
    @Override
    public long prefix() {
      return prefixOf(value);
    }

    static long prefixOf(byte[] key) {
      long first = 0;
      int present = Math.min(Long.BYTES, key.length);
      for (int i = 0; i < present; i++) {
        first |= (key[i] & 0xFFL) << (56 - 8 * i);
      }
      return first ^ Long.MIN_VALUE;
    }

    @Override
    public byte[] serialize() {
      return value.clone();
    }

    @Override
    public int compareTo(Token other) {
      return Arrays.compareUnsigned(value, ((OfBytes) other).value);
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof OfBytes that && Arrays.equals(value, that.value);
    }

    @Override
    public int hashCode() {
      return Arrays.hashCode(value);
    }

    @Override
    public String toString() {
      return HexFormat.of().formatHex(value);
    }
  }
}
