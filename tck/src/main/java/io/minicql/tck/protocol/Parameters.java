package io.minicql.tck.protocol;

import io.minicql.tck.value.ByteWriter;
import java.util.List;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/**
 * The parameters of QUERY and EXECUTE: consistency (2 bytes), flags (1), then what the flags
 * announce, in their order.
 *
 * @param values for the markers; none for a statement without markers
 * @param pagingState where the page before ended
 */
// Never compared.
@SuppressWarnings("ArrayRecordComponent")
public record Parameters(
    String consistency,
    List<Value> values,
    OptionalInt pageSize,
    byte @Nullable [] pagingState,
    OptionalLong timestampMicros) {

  private static final List<String> CONSISTENCIES =
      List.of(
          "ANY",
          "ONE",
          "TWO",
          "THREE",
          "QUORUM",
          "ALL",
          "LOCAL_QUORUM",
          "EACH_QUORUM",
          "SERIAL",
          "LOCAL_SERIAL",
          "LOCAL_ONE");
  private static final int UNSET = -2;
  private static final int FLAG_VALUES = 0x01;
  private static final int FLAG_PAGE_SIZE = 0x04;
  private static final int FLAG_PAGING_STATE = 0x08;
  private static final int FLAG_TIMESTAMP = 0x20;

  /** A value to bind: bytes, null (no bytes), or unset. */
  @SuppressWarnings("ArrayRecordComponent")
  public record Value(byte @Nullable [] bytes, boolean unset) {}

  void writeTo(ByteWriter out) {
    out.short16(CONSISTENCIES.indexOf(consistency)).byte8(flags());
    if (!values.isEmpty()) {
      out.short16(values.size());
      values.forEach(value -> write(value, out));
    }
    pageSize.ifPresent(out::int32);
    if (pagingState != null) {
      out.value(pagingState);
    }
    timestampMicros.ifPresent(out::long64);
  }

  private int flags() {
    return (values.isEmpty() ? 0 : FLAG_VALUES)
        | (pageSize.isPresent() ? FLAG_PAGE_SIZE : 0)
        | (pagingState == null ? 0 : FLAG_PAGING_STATE)
        | (timestampMicros.isPresent() ? FLAG_TIMESTAMP : 0);
  }

  private static void write(Value value, ByteWriter out) {
    if (value.unset()) {
      out.int32(UNSET);
    } else {
      out.value(value.bytes());
    }
  }

  /** The same parameters for the next page. */
  public Parameters after(byte[] state) {
    return new Parameters(consistency, values, pageSize, state, timestampMicros);
  }
}
