package io.minicql.encoding;

import io.minicql.type.CqlType;

/**
 * What the encoding needs to know of a clustering column.
 *
 * @param type a type that has an order
 * @param reversed whether the column is declared DESC
 */
public record ClusteringColumn(CqlType type, boolean reversed) {}
