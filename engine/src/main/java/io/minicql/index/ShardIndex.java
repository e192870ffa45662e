package io.minicql.index;

/** One index in one shard. */
record ShardIndex(IndexTerms terms, IndexEntries entries) {
  IndexDefinition definition() {
    return terms.definition();
  }
}
