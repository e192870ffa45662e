package io.minicql.tck.protocol;

import io.minicql.tck.value.ValueType;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A response of the server. Responses are never compared. */
public sealed interface Result {
  List<String> warnings();

  /** A column or a marker. */
  record ColumnSpec(String name, ValueType type) {}

  /** Nothing but "done". */
  record Done(List<String> warnings) implements Result {}

  /** One page of rows; a paging state if there may be more. */
  @SuppressWarnings("ArrayRecordComponent")
  record Rows(
      List<String> warnings,
      List<ColumnSpec> columns,
      List<List<byte @Nullable []>> rows,
      byte @Nullable [] pagingState)
      implements Result {}

  /** The answer to USE. */
  record Keyspace(List<String> warnings, String name) implements Result {}

  /** The answer to PREPARE. */
  @SuppressWarnings("ArrayRecordComponent")
  record Prepared(
      List<String> warnings,
      byte[] id,
      List<ColumnSpec> markers,
      List<Integer> partitionKey,
      List<ColumnSpec> columns)
      implements Result {}

  /** A change of the schema, such as {@code CREATED TABLE ks.t}. */
  record Schema(List<String> warnings, String change) implements Result {}

  /** A refusal. */
  record Refusal(List<String> warnings, int code, String message) implements Result {}
}
