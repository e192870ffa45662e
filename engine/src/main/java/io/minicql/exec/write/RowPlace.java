package io.minicql.exec.write;

import io.minicql.ring.PartitionKey;
import io.minicql.schema.TableMetadata;
import org.jspecify.annotations.Nullable;

/**
 * Where a row is.
 *
 * @param encodedClustering null for the static row
 */
record RowPlace(TableMetadata table, PartitionKey key, byte @Nullable [] encodedClustering) {}
