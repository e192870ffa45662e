package io.minicql.ring;

import java.util.ArrayList;
import java.util.List;

/**
 * Where copies of a partition would lie, for what-if questions; the engine itself stores one copy.
 * Owners of the ring stand for nodes.
 */
public final class ReplicaPlacement {
  private ReplicaPlacement() {}

  /**
   * SimpleStrategy: the token's owner and then the next distinct nodes clockwise, the first replica
   * first; all nodes when there are fewer than the replication factor.
   */
  public static List<Integer> simple(TokenRing ring, Token token, int replicationFactor) {
    int wanted = Math.min(replicationFactor, ring.shards());
    List<Integer> replicas = new ArrayList<>(Math.max(0, wanted));
    int start = ring.rangeIndexOf(token);
    int rangeCount = ring.ranges().size();
    for (int step = 0; replicas.size() < wanted; step++) {
      Integer node = ring.ranges().get((start + step) % rangeCount).shard();
      if (!replicas.contains(node)) {
        replicas.add(node);
      }
    }
    return replicas;
  }
}
