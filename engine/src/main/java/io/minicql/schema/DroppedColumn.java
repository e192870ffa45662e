package io.minicql.schema;

/**
 * A column that was dropped. Cells of this name with a write timestamp up to the drop stay hidden,
 * also when a column of the name is added again.
 *
 * @param column the column as it last was; user types in its type are replaced by tuples
 * @param droppedTimeMicros the time of the drop, microseconds since the epoch
 */
public record DroppedColumn(ColumnMetadata column, long droppedTimeMicros) {}
