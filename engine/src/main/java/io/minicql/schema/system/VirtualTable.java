package io.minicql.schema.system;

import io.minicql.schema.TableMetadata;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A table whose rows are computed when they are read. */
public interface VirtualTable {

  /** The table's columns and key. */
  TableMetadata metadata();

  /** All partitions that have rows, in the order in which a scan of the table gives them. */
  List<VirtualPartition> partitions(SystemState state);

  /** The partition of a serialized key, computed without the others; null when it has no rows. */
  @Nullable VirtualPartition partition(SystemState state, byte[] key);
}
