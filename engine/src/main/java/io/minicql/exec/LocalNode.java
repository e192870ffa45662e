package io.minicql.exec;

import io.minicql.DatabaseOptions;
import io.minicql.ring.TokenRing;
import io.minicql.schema.ddl.DdlContext;
import io.minicql.schema.system.NodeInfo;
import java.net.InetAddress;
import java.util.ArrayList;
import java.util.List;

/** The one node that a database is to its clients. */
final class LocalNode {
  private static final int STORAGE_PORT = 7000;
  private static final int NATIVE_PORT = 9042;

  private LocalNode() {}

  static NodeInfo describe(TokenRing ring, DatabaseOptions options) {
    List<String> tokens = new ArrayList<>();
    for (int shard = 0; shard < ring.shards(); shard++) {
      ring.tokensOf(shard).forEach(token -> tokens.add(token.toString()));
    }
    return new NodeInfo(
        "MiniCQL",
        DdlContext.DEFAULT_DATA_CENTER,
        "rack1",
        RandomIds.next(),
        ring.partitioner(),
        tokens,
        InetAddress.getLoopbackAddress(),
        STORAGE_PORT,
        NATIVE_PORT,
        (int) options.clock().instant().getEpochSecond());
  }
}
