package io.minicql.exec.read;

import io.minicql.ring.PartitionKey;
import io.minicql.store.PartitionView;
import io.minicql.store.ReadContext;
import io.minicql.store.TableReader;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Partitions by their keys. */
final class KeySource implements PartitionSource {
  private final TableReader reader;
  private final ReadContext context;
  private final List<PartitionKey> keys;
  private int next;

  KeySource(TableReader reader, ReadContext context, List<PartitionKey> keys, int first) {
    this.reader = reader;
    this.context = context;
    this.keys = keys;
    this.next = first;
  }

  /** The place of a key; -1 where it is not among them. */
  static int indexOf(List<PartitionKey> keys, byte[] key) {
    for (int i = 0; i < keys.size(); i++) {
      if (Arrays.equals(keys.get(i).bytes(), key)) {
        return i;
      }
    }
    return -1;
  }

  @Override
  public @Nullable PartitionView next() {
    while (next < keys.size()) {
      PartitionView view = reader.partition(keys.get(next++), context);
      if (view != null) {
        return view;
      }
    }
    return null;
  }

  @Override
  public boolean mayHaveMore() {
    return next < keys.size();
  }
}
