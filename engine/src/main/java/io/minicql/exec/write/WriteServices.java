package io.minicql.exec.write;

import io.minicql.shard.ShardRouter;
import io.minicql.shard.TimestampSource;

/** What writing needs of its database. */
record WriteServices(ShardRouter router, TimestampSource timestamps, ListPaths listPaths) {}
