package io.minicql.plan.restriction;

import org.jspecify.annotations.Nullable;

/**
 * A row by its clustering.
 *
 * @param encodedClustering the clustering as {@link io.minicql.encoding.ClusteringEncoder} encodes
 *     it
 * @param originals what the encoding does not keep of the values; null for nothing
 */
public record RowName(byte[] encodedClustering, byte @Nullable [] originals) {}
