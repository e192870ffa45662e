package io.minicql.schema.system;

import io.minicql.schema.SchemaSnapshot;

/**
 * What the rows of system tables are computed from.
 *
 * @param schema the snapshot that the statement was planned on
 * @param node the node
 */
public record SystemState(SchemaSnapshot schema, NodeInfo node) {}
