package io.minicql.schema;

import java.util.Locale;

/** The classes of custom indexes, and the names that they go by. */
public final class IndexImplementations {
  /** The option that holds the class of an index. */
  public static final String CLASS_NAME = "class_name";

  private static final String STORAGE_ATTACHED = "StorageAttachedIndex";
  private static final String STORAGE_ATTACHED_PACKAGE = "org.apache.cassandra.index.sai.";
  private static final String SASI = "org.apache.cassandra.index.sasi.SASIIndex";

  private IndexImplementations() {}

  /** Whether a name means the storage-attached index, SAI. */
  public static boolean isStorageAttached(String name) {
    return name.equals(STORAGE_ATTACHED)
        || name.equals(STORAGE_ATTACHED_PACKAGE + STORAGE_ATTACHED)
        || name.toLowerCase(Locale.ROOT).equals("sai");
  }

  /** Whether a name means the SSTable-attached index, SASI. */
  public static boolean isSstableAttached(String name) {
    return name.equals(SASI);
  }
}
