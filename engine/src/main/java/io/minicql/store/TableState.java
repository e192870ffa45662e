package io.minicql.store;

/**
 * What a table consists of in one shard at one moment. Immutable.
 *
 * @param layout the table's columns
 * @param sources all sources, the oldest first; the memtable that is written to is the last one
 */
record TableState(TableLayout layout, Source[] sources) {}
