package io.minicql.shard;

import io.minicql.index.TableIndexes;
import io.minicql.schema.TableMetadata;
import io.minicql.store.PartitionUpdate;
import io.minicql.store.TableStore;

/** One table in one shard: its rows and the indexes that are kept in step with them. */
record TablePart(TableStore store, TableIndexes indexes) {
  void prepare(PartitionUpdate update) {
    store.prepare(update);
    indexes.prepare(update);
  }

  void publish() {
    store.publish();
    indexes.publish();
  }

  void abandon() {
    store.abandon();
    indexes.abandon();
  }

  void alter(TableMetadata table) {
    store.alter(table);
    indexes.alter(table);
  }

  void truncate() {
    store.truncate();
    indexes.truncate();
  }

  void close() {
    store.close();
    indexes.close();
  }
}
