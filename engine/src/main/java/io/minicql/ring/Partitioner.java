package io.minicql.ring;

import io.minicql.CqlException;
import io.minicql.type.CqlType;
import io.minicql.type.NativeType;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;

/**
 * Gives each partition key its token. The store orders keys by {@code tokenPrefix} as a signed long
 * and asks {@link #compareTied} only where two prefixes are equal.
 */
public enum Partitioner {
  /** The default: a 64-bit hash. Nothing but {@link #token} allocates. */
  MURMUR3("Murmur3Partitioner", NativeType.BIGINT) {
    @Override
    public long tokenPrefix(byte[] key) {
      if (key.length == 0) {
        return Long.MIN_VALUE;
      }
      long hash = Murmur3.hash(key);
      return hash == Long.MIN_VALUE ? Long.MAX_VALUE : hash;
    }

    @Override
    public Token token(byte[] key) {
      return new Token.OfLong(tokenPrefix(key));
    }

    @Override
    public int compareTied(byte[] left, byte[] right) {
      return Arrays.compareUnsigned(left, right);
    }

    @Override
    public boolean isPrefixWholeToken() {
      return true;
    }

    @Override
    public Token minimumToken() {
      return new Token.OfLong(Long.MIN_VALUE);
    }

    @Override
    public Token maximumToken() {
      return new Token.OfLong(Long.MAX_VALUE);
    }

    @Override
    public Token deserialize(byte[] value) {
      if (value.length != Long.BYTES) {
        throw new IllegalArgumentException("a token of 8 bytes expected, not " + value.length);
      }
      return new Token.OfLong(new BigInteger(value).longValue());
    }

    @Override
    Token parseToken(String text) {
      return new Token.OfLong(Long.parseLong(text));
    }

    @Override
    Token tokenAtFraction(int numerator, int denominator) {
      BigInteger steps = fractionOf(64, numerator, denominator).subtract(BigInteger.ONE);
      return new Token.OfLong(steps.longValue() ^ Long.MIN_VALUE);
    }
  },

  /** The absolute value of the key's MD5 read as a signed 128-bit number. */
  RANDOM("RandomPartitioner", NativeType.VARINT) {
    @Override
    public long tokenPrefix(byte[] key) {
      return token(key).prefix();
    }

    @Override
    public Token token(byte[] key) {
      return key.length == 0 ? minimumToken() : new Token.OfBigInteger(Md5.absolute(key));
    }

    @Override
    public int compareTied(byte[] left, byte[] right) {
      int order = token(left).compareTo(token(right));
      return order != 0 ? order : Arrays.compareUnsigned(left, right);
    }

    @Override
    public boolean isPrefixWholeToken() {
      return false;
    }

    @Override
    public Token minimumToken() {
      return new Token.OfBigInteger(BigInteger.ONE.negate());
    }

    @Override
    public Token maximumToken() {
      return new Token.OfBigInteger(BigInteger.ONE.shiftLeft(127));
    }

    @Override
    public Token deserialize(byte[] value) {
      return new Token.OfBigInteger(new BigInteger(value));
    }

    @Override
    Token parseToken(String text) {
      return new Token.OfBigInteger(new BigInteger(text));
    }

    @Override
    Token tokenAtFraction(int numerator, int denominator) {
      return new Token.OfBigInteger(fractionOf(127, numerator, denominator));
    }
  },

  /** The key itself: keys lie on the ring in the order of their bytes, as unevenly as they are. */
  BYTE_ORDERED("ByteOrderedPartitioner", NativeType.BLOB) {
    @Override
    public long tokenPrefix(byte[] key) {
      return Token.OfBytes.prefixOf(key);
    }

    @Override
    public Token token(byte[] key) {
      return new Token.OfBytes(key);
    }

    @Override
    public int compareTied(byte[] left, byte[] right) {
      return Arrays.compareUnsigned(left, right);
    }

    @Override
    public boolean isPrefixWholeToken() {
      return false;
    }

    @Override
    public Token minimumToken() {
      return new Token.OfBytes(new byte[0]);
    }

    @Override
    public Token maximumToken() {
      byte[] greatestKey = new byte[PartitionKeys.MAX_KEY_BYTES];
      Arrays.fill(greatestKey, (byte) 0xFF);
      return new Token.OfBytes(greatestKey);
    }

    @Override
    public Token deserialize(byte[] value) {
      return new Token.OfBytes(value.clone());
    }

    @Override
    Token parseToken(String text) {
      return new Token.OfBytes(HexFormat.of().parseHex(text));
    }

    @Override
    Token tokenAtFraction(int numerator, int denominator) {
      BigInteger steps = fractionOf(64, numerator, denominator).subtract(BigInteger.ONE);
      return new Token.OfBytes(new Token.OfLong(steps.longValue()).serialize());
    }
  };

  private static final String CASSANDRA_PACKAGE = "org.apache.cassandra.dht.";

  private final String simpleName;
  private final NativeType tokenType;

  Partitioner(String simpleName, NativeType tokenType) {
    this.simpleName = simpleName;
    this.tokenType = tokenType;
  }

  /**
   * The partitioner of a class name, with or without Cassandra's package.
   *
   * @throws CqlException (configuration) when there is none
   */
  public static Partitioner byName(String className) {
    for (Partitioner partitioner : values()) {
      if (className.equals(partitioner.simpleName) || className.equals(partitioner.className())) {
        return partitioner;
      }
    }
    throw CqlException.config("Unable to find partitioner class '" + className + "'");
  }

  /** The class name that Cassandra reports in {@code system.local}. */
  public String className() {
    return CASSANDRA_PACKAGE + simpleName;
  }

  /** The type of the CQL function {@code token()}: bigint, varint or blob. */
  public CqlType tokenType() {
    return tokenType;
  }

  /** The key with its place on the ring; the array belongs to it from now on. */
  public PartitionKey decorate(byte[] key) {
    return new PartitionKey(this, tokenPrefix(key), key);
  }

  /** A signed long whose order never contradicts the order of the tokens. */
  public abstract long tokenPrefix(byte[] key);

  /** The token of a key; the minimum token for the empty key. */
  public abstract Token token(byte[] key);

  /** The order of two keys that have the same {@code tokenPrefix}: token, then unsigned bytes. */
  public abstract int compareTied(byte[] left, byte[] right);

  /** Whether equal prefixes mean equal tokens; then ties are in the order of the key's bytes. */
  public abstract boolean isPrefixWholeToken();

  /**
   * The token below all keys but the empty one; as an upper bound it stands for "no bound"
   * (CASSANDRA-8797).
   */
  public abstract Token minimumToken();

  /** The greatest token that a key can have. */
  public abstract Token maximumToken();

  /** The token of a serialized value of {@link #tokenType}. */
  public abstract Token deserialize(byte[] value);

  abstract Token parseToken(String text);

  /**
   * The last token of the first {@code numerator} of {@code denominator} equal parts of the ring.
   */
  abstract Token tokenAtFraction(int numerator, int denominator);

  /**
   * The token that {@link Token#toString} printed.
   *
   * @throws CqlException (configuration) when the text is no token of this partitioner
   */
  public Token parse(String text) {
    try {
      return parseToken(text);
    } catch (IllegalArgumentException e) {
      throw CqlException.config("Invalid token for " + simpleName + ": " + text);
    }
  }

  /** Negative, zero or positive as the key's token is below, at or above the bound. */
  public int compareToken(long tokenPrefix, byte[] key, Token bound) {
    int order = Long.compare(tokenPrefix, bound.prefix());
    return order != 0 || isPrefixWholeToken() ? order : token(key).compareTo(bound);
  }

  /**
   * {@code count} tokens in ascending order that cut the ring into equal parts; the last part ends
   * at the last one.
   */
  List<Token> evenTokens(int count) {
    List<Token> tokens = new ArrayList<>(count);
    for (int i = 1; i <= count; i++) {
      tokens.add(tokenAtFraction(i, count));
    }
    return tokens;
  }

  private static BigInteger fractionOf(int ringBits, int numerator, int denominator) {
    return BigInteger.valueOf(numerator)
        .shiftLeft(ringBits)
        .divide(BigInteger.valueOf(denominator));
  }
}
