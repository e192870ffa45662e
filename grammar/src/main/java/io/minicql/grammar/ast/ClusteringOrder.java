package io.minicql.grammar.ast;

/** One entry of CLUSTERING ORDER BY. */
public record ClusteringOrder(String column, boolean descending) {}
