package io.minicql.store;

import org.jspecify.annotations.Nullable;

/**
 * Something that holds versions of partitions: a memtable, a frozen one, a segment. A table reads
 * all its sources and merges what they have. For any thread, inside an epoch.
 */
interface Source {

  /**
   * A reader of this source.
   *
   * @param reusable a reader that is not needed any more: it is taken if it is of this source's
   *     kind
   */
  SourceReader reader(@Nullable SourceReader reusable);
}
