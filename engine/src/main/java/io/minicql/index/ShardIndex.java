package io.minicql.index;

/** One index in one shard. */
record ShardIndex(IndexDefinition definition, IndexEntries entries) {}
