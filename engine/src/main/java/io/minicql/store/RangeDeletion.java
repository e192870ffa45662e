package io.minicql.store;

/** The deletion of a range of rows. */
record RangeDeletion(ClusteringSlice slice, Deletion deletion) {}
