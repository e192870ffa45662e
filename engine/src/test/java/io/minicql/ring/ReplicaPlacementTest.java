package io.minicql.ring;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class ReplicaPlacementTest {
  private final TokenRing ring =
      TokenRing.of(Partitioner.MURMUR3, List.of(tokens(-100, 50), tokens(-50, 100), tokens(0)));

  @Test
  void replicasAreTheNextDistinctNodesClockwise() {
    assertEquals(List.of(0, 1), ReplicaPlacement.simple(ring, new Token.OfLong(-200), 2));
    assertEquals(List.of(1, 2, 0), ReplicaPlacement.simple(ring, new Token.OfLong(-60), 3));
  }

  @Test
  void placementWrapsAroundTheRing() {
    assertEquals(List.of(1, 0, 2), ReplicaPlacement.simple(ring, new Token.OfLong(60), 3));
    assertEquals(List.of(0, 1), ReplicaPlacement.simple(ring, new Token.OfLong(101), 2));
  }

  @Test
  void thereAreNoMoreReplicasThanNodes() {
    assertEquals(3, ReplicaPlacement.simple(ring, new Token.OfLong(1), 4).size());
    assertEquals(List.of(), ReplicaPlacement.simple(ring, new Token.OfLong(1), 0));
  }

  private static List<Token> tokens(long... values) {
    return java.util.Arrays.stream(values).mapToObj(v -> (Token) new Token.OfLong(v)).toList();
  }
}
