package io.minicql.ring;

import io.minicql.CqlException;

/**
 * Puts the columns of a partition key into its bytes and takes them out again; the package has the
 * grammar.
 */
public final class PartitionKeys {
  /** The longest key, and the longest sum of its components, in bytes. */
  public static final int MAX_KEY_BYTES = 65_535;

  private static final int COMPONENT_OVERHEAD_BYTES = 3;

  private PartitionKeys() {}

  /**
   * The key of these serialized, non-null components.
   *
   * @throws CqlException (invalid) with Cassandra's texts: an empty key of one column, or a key
   *     that is too long
   */
  public static byte[] compose(byte[]... components) {
    if (components.length == 1) {
      return requireSingle(components[0]);
    }
    byte[] key = new byte[requireCompositeLength(components)];
    int at = 0;
    for (byte[] component : components) {
      key[at++] = (byte) (component.length >>> 8);
      key[at++] = (byte) component.length;
      System.arraycopy(component, 0, key, at, component.length);
      at += component.length + 1;
    }
    return key;
  }

  /**
   * The components of a key that {@link #compose} made.
   *
   * @throws IllegalArgumentException when the bytes are no key of so many components
   */
  public static byte[][] split(byte[] key, int componentCount) {
    if (componentCount == 1) {
      return new byte[][] {key};
    }
    byte[][] components = new byte[componentCount][];
    int at = 0;
    for (int i = 0; i < componentCount; i++) {
      int length = at + 2 <= key.length ? (key[at] & 0xFF) << 8 | key[at + 1] & 0xFF : -1;
      int next = at + length + COMPONENT_OVERHEAD_BYTES;
      if (length < 0 || next > key.length || key[next - 1] != 0) {
        throw malformed(key, componentCount);
      }
      components[i] = java.util.Arrays.copyOfRange(key, at + 2, next - 1);
      at = next;
    }
    if (at != key.length) {
      throw malformed(key, componentCount);
    }
    return components;
  }

  private static IllegalArgumentException malformed(byte[] key, int componentCount) {
    return new IllegalArgumentException(
        "no partition key of " + componentCount + " components: " + key.length + " bytes");
  }

  private static byte[] requireSingle(byte[] component) {
    if (component.length == 0) {
      throw CqlException.invalid("Key may not be empty");
    }
    requireLength(component.length);
    return component;
  }

  /** Cassandra looks at the sum of the components first and then at the whole with its overhead. */
  private static int requireCompositeLength(byte[][] components) {
    long sumBytes = 0;
    for (byte[] component : components) {
      sumBytes += component.length;
    }
    requireLength(sumBytes);
    long keyBytes = sumBytes + (long) COMPONENT_OVERHEAD_BYTES * components.length;
    requireLength(keyBytes);
    return (int) keyBytes;
  }

  private static void requireLength(long lengthBytes) {
    if (lengthBytes > MAX_KEY_BYTES) {
      throw CqlException.invalid(
          "Key length of " + lengthBytes + " is longer than maximum of " + MAX_KEY_BYTES);
    }
  }
}
