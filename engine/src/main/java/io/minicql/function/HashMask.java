package io.minicql.function;

import io.minicql.CqlException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import org.jspecify.annotations.Nullable;

/** {@code mask_hash(value [, algorithm])}: a hash of the serialized value. */
final class HashMask {
  private static final String ALGORITHM = "SHA-256";

  private HashMask() {}

  static byte @Nullable [] hash(FunctionContext context, byte[] @Nullable [] arguments) {
    byte[] algorithm = arguments.length > 1 ? arguments[1] : null;
    MessageDigest digest =
        digest(algorithm == null ? ALGORITHM : new String(algorithm, StandardCharsets.UTF_8));
    byte[] value = arguments[0];
    return value == null ? null : digest.digest(value);
  }

  private static MessageDigest digest(String algorithm) {
    try {
      return MessageDigest.getInstance(algorithm);
    } catch (NoSuchAlgorithmException e) {
      throw CqlException.invalid("Hash algorithm not found: " + algorithm);
    }
  }
}
