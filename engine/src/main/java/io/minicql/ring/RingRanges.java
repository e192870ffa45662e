package io.minicql.ring;

import io.minicql.CqlException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;

/** Turns the shards' tokens into ranges from the minimum to the maximum token. */
final class RingRanges {
  private RingRanges() {}

  static List<TokenRange> of(Partitioner partitioner, List<List<Token>> tokensOfShards) {
    NavigableMap<Token, Integer> owners = owners(partitioner, tokensOfShards);
    // What lies above the last token belongs to the first virtual node.
    owners.putIfAbsent(partitioner.maximumToken(), owners.firstEntry().getValue());
    List<TokenRange> ranges = new ArrayList<>();
    Token start = partitioner.minimumToken();
    for (Map.Entry<Token, Integer> node : owners.entrySet()) {
      if (node.getKey().compareTo(start) > 0) {
        append(ranges, new TokenRange(start, node.getKey(), node.getValue()));
        start = node.getKey();
      }
    }
    return List.copyOf(ranges);
  }

  private static NavigableMap<Token, Integer> owners(
      Partitioner partitioner, List<List<Token>> tokensOfShards) {
    NavigableMap<Token, Integer> owners = new TreeMap<>();
    for (int shard = 0; shard < tokensOfShards.size(); shard++) {
      if (tokensOfShards.get(shard).isEmpty()) {
        throw CqlException.config("Shard " + shard + " has no token");
      }
      for (Token token : tokensOfShards.get(shard)) {
        if (token.compareTo(partitioner.minimumToken()) < 0
            || token.compareTo(partitioner.maximumToken()) > 0) {
          throw CqlException.config("Token " + token + " is outside of the ring");
        }
        if (owners.put(token, shard) != null) {
          throw CqlException.config("Token " + token + " is given twice");
        }
      }
    }
    if (owners.isEmpty()) {
      throw CqlException.config("A ring needs at least one shard");
    }
    return owners;
  }

  private static void append(List<TokenRange> ranges, TokenRange next) {
    int last = ranges.size() - 1;
    if (last >= 0 && ranges.get(last).shard() == next.shard()) {
      ranges.set(
          last,
          new TokenRange(ranges.get(last).startExclusive(), next.endInclusive(), next.shard()));
    } else {
      ranges.add(next);
    }
  }
}
