package io.minicql.index;

import io.minicql.schema.IndexImplementations;
import io.minicql.schema.IndexMetadata;

/** The implementations of indexes that are known; they differ in what they answer. */
public enum IndexKind {
  /** Cassandra's own index tables: equality of bytes. */
  TABLE,
  /** Storage-attached: equality and, of numbers, ranges; all of a table answer together. */
  STORAGE_ATTACHED,
  /** SSTable-attached: equality, ranges of numbers, LIKE on text. */
  SSTABLE_ATTACHED;

  static IndexKind of(IndexMetadata index) {
    String implementation = index.options().get(IndexImplementations.CLASS_NAME);
    if (implementation == null) {
      return TABLE;
    }
    return IndexImplementations.isStorageAttached(implementation)
        ? STORAGE_ATTACHED
        : SSTABLE_ATTACHED;
  }
}
