package io.minicql.encoding;

import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Makes the byte-comparable keys of a table's clusterings and takes them apart. Immutable and safe
 * to share; the writers and readers passed in belong to the caller.
 *
 * <p>Components are serialized values, one for each clustering column, never null. Bounds are in
 * the order of the keys: for a reversed column {@code c > x} is an exclusive <i>end</i>.
 */
public final class ClusteringEncoder {
  private final ComponentCodec[] codecs;
  private final boolean[] reversed;
  private final boolean lossy;

  private ClusteringEncoder(ComponentCodec[] codecs, boolean[] reversed) {
    this.codecs = codecs;
    this.reversed = reversed;
    this.lossy = Arrays.stream(codecs).anyMatch(ComponentCodec::isLossy);
  }

  /**
   * The encoder of a table with these clustering columns; there may be none.
   *
   * @throws IllegalArgumentException when a type has no order
   */
  public static ClusteringEncoder of(List<ClusteringColumn> columns) {
    ComponentCodec[] codecs = new ComponentCodec[columns.size()];
    boolean[] reversed = new boolean[columns.size()];
    for (int i = 0; i < codecs.length; i++) {
      codecs[i] = ComponentCodec.of(columns.get(i).type());
      reversed[i] = columns.get(i).reversed();
    }
    return new ClusteringEncoder(codecs, reversed);
  }

  /** Number of clustering columns. */
  public int size() {
    return codecs.length;
  }

  /** The key of a row. */
  public byte[] key(byte[]... components) {
    ByteWriter out = new ByteWriter();
    writeKey(components, out);
    return out.toByteArray();
  }

  /** Appends the key of a row; allocates nothing for fixed-width, text and blob columns. */
  public void writeKey(byte[][] components, ByteWriter out) {
    requireCount(components.length == codecs.length, components.length);
    writeComponents(components, out);
    out.putByte(OrderedBytes.END);
  }

  /** Where a slice starts: at the rows that begin with the prefix, or after them. */
  public byte[] start(boolean inclusive, byte[]... prefix) {
    return bound(prefix, inclusive ? OrderedBytes.BEFORE : OrderedBytes.AFTER);
  }

  /** Where a slice ends: after the rows that begin with the prefix, or before them. */
  public byte[] end(boolean inclusive, byte[]... prefix) {
    return bound(prefix, inclusive ? OrderedBytes.AFTER : OrderedBytes.BEFORE);
  }

  /**
   * The components of a key or bound (then only its prefix), or equal ones: see {@link #originals}.
   */
  public byte[][] decode(byte[] key) {
    ByteReader in = new ByteReader(key);
    ByteWriter out = new ByteWriter(key.length);
    byte[][] components = new byte[codecs.length][];
    int count = 0;
    while (count < codecs.length && isComponent(in.peek())) {
      int start = out.position();
      readComponent(count, in, out);
      components[count++] = out.toByteArray(start);
    }
    return count == codecs.length ? components : Arrays.copyOf(components, count);
  }

  /**
   * The components of a row's key, with the serialized values of {@link #originals} where they were
   * kept.
   */
  public byte[][] decode(byte[] key, byte @Nullable [] originals) {
    byte[][] components = decode(key);
    if (originals != null) {
      ByteReader in = new ByteReader(originals);
      for (int i = 0; i < components.length; i++) {
        int lengthBytes = Math.toIntExact(in.readUnsignedVarInt()) - 1;
        if (lengthBytes >= 0) {
          components[i] = Arrays.copyOfRange(originals, in.position(), in.position() + lengthBytes);
          in.skip(lengthBytes);
        }
      }
    }
    return components;
  }

  /**
   * Reads the next component of a key whose reader has passed all components before it, and appends
   * its serialized value; allocates nothing for fixed-width, text and blob columns.
   */
  public void readComponent(int column, ByteReader key, ByteWriter out) {
    if (!reversed[column]) {
      codecs[column].readComponent(key, out);
      return;
    }
    if (key.peek() == OrderedBytes.COMPONENT) {
      key.skip(1);
      key.setComplemented(true);
      codecs[column].decode(key, out);
      key.setComplemented(false);
    } else {
      codecs[column].readComponent(key, out);
    }
  }

  /**
   * Whether rows may need {@link #originals} at all: only for decimal, varint, floating-point,
   * boolean, tuple and user-type columns, or others with these inside.
   */
  public boolean mayNeedOriginals() {
    return lossy;
  }

  /**
   * What must be kept beside the key so that {@link #decode} gives these very bytes; null where the
   * key is enough.
   */
  public byte @Nullable [] originals(byte[]... components) {
    if (!lossy) {
      return null;
    }
    boolean needed = false;
    ByteWriter kept = new ByteWriter();
    for (int i = 0; i < codecs.length; i++) {
      if (isExact(codecs[i], components[i])) {
        kept.putByte(0);
      } else {
        needed = true;
        kept.putUnsignedVarInt(components[i].length + 1L);
        kept.put(components[i]);
      }
    }
    return needed ? kept.toByteArray() : null;
  }

  private static boolean isExact(ComponentCodec codec, byte[] component) {
    if (!codec.isLossy()) {
      return true;
    }
    ByteWriter encoded = new ByteWriter(component.length + 8);
    codec.writeComponent(component, 0, component.length, encoded);
    ByteWriter decoded = new ByteWriter(component.length);
    codec.readComponent(new ByteReader(encoded.toByteArray()), decoded);
    return Arrays.equals(decoded.array(), 0, decoded.position(), component, 0, component.length);
  }

  private byte[] bound(byte[][] prefix, int mark) {
    requireCount(prefix.length <= codecs.length, prefix.length);
    ByteWriter out = new ByteWriter();
    writeComponents(prefix, out);
    out.putByte(mark);
    return out.toByteArray();
  }

  private void writeComponents(byte[][] components, ByteWriter out) {
    for (int i = 0; i < components.length; i++) {
      if (reversed[i]) {
        writeReversed(codecs[i], components[i], out);
      } else {
        codecs[i].writeComponent(components[i], 0, components[i].length, out);
      }
    }
  }

  private static void writeReversed(ComponentCodec codec, byte[] component, ByteWriter out) {
    if (component.length == 0 && !codec.isEmptyOrdinary()) {
      out.putByte(OrderedBytes.EMPTY_REVERSED);
      return;
    }
    out.putByte(OrderedBytes.COMPONENT);
    int start = out.position();
    codec.encode(component, 0, component.length, out);
    out.complement(start);
  }

  private static boolean isComponent(int mark) {
    return mark == OrderedBytes.COMPONENT
        || mark == OrderedBytes.EMPTY
        || mark == OrderedBytes.EMPTY_REVERSED;
  }

  private void requireCount(boolean fits, int count) {
    if (!fits) {
      throw new IllegalArgumentException(
          count + " components for " + codecs.length + " clustering columns");
    }
  }
}
