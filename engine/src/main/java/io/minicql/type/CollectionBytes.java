package io.minicql.type;

import java.util.AbstractMap.SimpleImmutableEntry;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * Takes the serialized values of collections, tuples, user types and vectors apart and puts them
 * together. A null element is a null reference.
 */
public final class CollectionBytes {
  private CollectionBytes() {}

  /** The elements of a serialized list or set, in the order in which they are stored. */
  public static List<byte @Nullable []> unpackList(byte[] value) {
    ByteReader reader = new ByteReader(value, 0, value.length);
    int count = reader.readCount();
    List<byte @Nullable []> elements = new ArrayList<>(Math.min(count, value.length));
    for (int i = 0; i < count; i++) {
      elements.add(reader.readSized());
    }
    return elements;
  }

  /** A serialized list of these elements, or a set when they are unique and in its order. */
  public static byte[] packList(Collection<? extends byte @Nullable []> elements) {
    int sizeBytes = Integer.BYTES;
    for (byte @Nullable [] element : elements) {
      sizeBytes = Math.addExact(sizeBytes, ByteWriter.sizedBytes(element));
    }
    ByteWriter writer = new ByteWriter(sizeBytes);
    writer.writeInt(elements.size());
    for (byte @Nullable [] element : elements) {
      writer.writeSized(element);
    }
    return writer.toByteArray();
  }

  /** A serialized set: the elements without duplicates in the order of their type. */
  public static byte[] packSet(CqlType elementType, Collection<byte[]> elements) {
    TreeSet<byte[]> sorted = new TreeSet<>(elementType::compare);
    sorted.addAll(elements);
    return packList(sorted);
  }

  /** The entries of a serialized map, in the order in which they are stored. */
  public static List<Map.Entry<byte[], byte @Nullable []>> unpackMap(byte[] value) {
    ByteReader reader = new ByteReader(value, 0, value.length);
    int count = reader.readCount();
    List<Map.Entry<byte[], byte @Nullable []>> entries =
        new ArrayList<>(Math.min(count, value.length));
    for (int i = 0; i < count; i++) {
      byte[] key = reader.readSized();
      if (key == null) {
        throw new CqlTypeException("Null value read when not allowed");
      }
      entries.add(new SimpleImmutableEntry<>(key, reader.readSized()));
    }
    return entries;
  }

  /**
   * A serialized map: the entries in the order of the key type; of two equal keys the later wins.
   */
  public static byte[] packMap(
      CqlType keyType, Collection<? extends Map.Entry<byte[], byte @Nullable []>> entries) {
    TreeMap<byte[], byte @Nullable []> sorted = new TreeMap<>(keyType::compare);
    for (Map.Entry<byte[], byte @Nullable []> entry : entries) {
      sorted.put(entry.getKey(), entry.getValue());
    }
    return packSortedMap(sorted.entrySet());
  }

  /** A serialized map of entries that are unique and in the order of the key type already. */
  public static byte[] packSortedMap(
      Collection<? extends Map.Entry<byte[], byte @Nullable []>> entries) {
    int sizeBytes = Integer.BYTES;
    for (Map.Entry<byte[], byte @Nullable []> entry : entries) {
      sizeBytes = Math.addExact(sizeBytes, ByteWriter.sizedBytes(entry.getKey()));
      sizeBytes = Math.addExact(sizeBytes, ByteWriter.sizedBytes(entry.getValue()));
    }
    ByteWriter writer = new ByteWriter(sizeBytes);
    writer.writeInt(entries.size());
    for (Map.Entry<byte[], byte @Nullable []> entry : entries) {
      writer.writeSized(entry.getKey());
      writer.writeSized(entry.getValue());
    }
    return writer.toByteArray();
  }

  /**
   * The fields of a serialized tuple or user type, as many as asked for; those that are missing at
   * the end are null.
   */
  public static List<byte @Nullable []> unpackTuple(byte[] value, int fieldCount) {
    ByteReader reader = new ByteReader(value, 0, value.length);
    List<byte @Nullable []> fields = new ArrayList<>(fieldCount);
    for (int i = 0; i < fieldCount; i++) {
      fields.add(reader.hasRemaining() ? reader.readSized() : null);
    }
    return fields;
  }

  /** A serialized tuple or user type with these fields. */
  public static byte[] packTuple(List<? extends byte @Nullable []> fields) {
    int sizeBytes = 0;
    for (byte @Nullable [] field : fields) {
      sizeBytes = Math.addExact(sizeBytes, ByteWriter.sizedBytes(field));
    }
    ByteWriter writer = new ByteWriter(sizeBytes);
    for (byte @Nullable [] field : fields) {
      writer.writeSized(field);
    }
    return writer.toByteArray();
  }

  /** The elements of a serialized vector. */
  public static List<byte[]> unpackVector(VectorType type, byte[] value) {
    ByteReader reader = new ByteReader(value, 0, value.length);
    int elementBytes = type.element().fixedLengthBytes();
    List<byte[]> elements = new ArrayList<>(Math.min(type.dimension(), value.length));
    for (int i = 0; i < type.dimension(); i++) {
      int length = elementBytes >= 0 ? elementBytes : reader.readUnsignedVint32();
      elements.add(reader.readBytes(length));
    }
    return elements;
  }

  /** A serialized vector; as many elements as its dimension says. */
  public static byte[] packVector(VectorType type, List<byte[]> elements) {
    if (elements.size() != type.dimension()) {
      throw new CqlTypeException(
          "Required " + type.dimension() + " elements, but saw " + elements.size());
    }
    int fixedBytes = type.element().fixedLengthBytes();
    boolean fixed = fixedBytes >= 0;
    int sizeBytes = 0;
    for (byte[] element : elements) {
      if (fixed && element.length != fixedBytes) {
        throw new CqlTypeException(
            "Expected "
                + fixedBytes
                + " bytes for an element of "
                + type.cql()
                + " ("
                + element.length
                + ")");
      }
      int prefixBytes = fixed ? 0 : Vints.unsignedBytes(element.length);
      sizeBytes = Math.addExact(sizeBytes, prefixBytes + element.length);
    }
    ByteWriter writer = new ByteWriter(sizeBytes);
    for (byte[] element : elements) {
      if (!fixed) {
        writer.writeUnsignedVint(element.length);
      }
      writer.writeBytes(element);
    }
    return writer.toByteArray();
  }
}
