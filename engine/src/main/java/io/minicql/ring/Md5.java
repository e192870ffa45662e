package io.minicql.ring;

import java.math.BigInteger;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;

/** The digest behind the Random partitioner. */
final class Md5 {
  private Md5() {}

  static BigInteger absolute(byte[] key) {
    try {
      return new BigInteger(MessageDigest.getInstance("MD5").digest(key)).abs();
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java platform has MD5", e);
    }
  }
}
