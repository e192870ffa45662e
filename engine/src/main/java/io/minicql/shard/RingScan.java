package io.minicql.shard;

import io.minicql.ring.TokenRange;
import io.minicql.store.PartitionCursor;
import io.minicql.store.PartitionPosition;
import io.minicql.store.PartitionRange;
import io.minicql.store.PartitionView;
import io.minicql.store.ReadContext;
import io.minicql.store.TableStore;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Walks the ranges of the ring in token order, each in the shard that owns it. Not thread-safe. */
final class RingScan implements PartitionCursor {
  private final List<TokenRange> ranges;
  private final TableStore[] stores;
  private final PartitionRange wanted;
  private final ReadContext context;
  private int nextRange;
  private @Nullable PartitionCursor current;

  RingScan(
      List<TokenRange> ranges, TableStore[] stores, PartitionRange wanted, ReadContext context) {
    this.ranges = ranges;
    this.stores = stores;
    this.wanted = wanted;
    this.context = context;
  }

  @Override
  public boolean advance() {
    while (current != null || openNextRange()) {
      if (current != null && current.advance()) {
        return true;
      }
      current = null;
    }
    return false;
  }

  private boolean openNextRange() {
    while (nextRange < ranges.size()
        && wanted.lower().isBehindRangeTo(ranges.get(nextRange).endInclusive())) {
      nextRange++;
    }
    if (nextRange == ranges.size() || endsBefore(nextRange)) {
      nextRange = ranges.size();
      return false;
    }
    TokenRange range = ranges.get(nextRange);
    PartitionRange part = new PartitionRange(lowerIn(nextRange), upperIn(nextRange));
    current = stores[range.shard()].scan(part, context);
    nextRange++;
    return true;
  }

  private boolean endsBefore(int index) {
    return index > 0 && wanted.upper().isBeforeRangeAfter(ranges.get(index).startExclusive());
  }

  private PartitionPosition lowerIn(int index) {
    TokenRange range = ranges.get(index);
    return index > 0 && wanted.lower().isBeforeRangeAfter(range.startExclusive())
        ? PartitionPosition.afterToken(range.startExclusive())
        : wanted.lower();
  }

  private PartitionPosition upperIn(int index) {
    TokenRange range = ranges.get(index);
    return index < ranges.size() - 1 && wanted.upper().isBehindRangeTo(range.endInclusive())
        ? PartitionPosition.afterToken(range.endInclusive())
        : wanted.upper();
  }

  @Override
  public PartitionView partition() {
    if (current == null) {
      throw new IllegalStateException("the scan stands on no partition");
    }
    return current.partition();
  }
}
