package io.minicql.exec.read;

import io.minicql.encoding.ByteWriter;
import io.minicql.store.ReadContext;

/** What one reading works with and the next can use again. */
final class Workspace {
  private final ReadContext context = new ReadContext();
  private final ResultBuffer buffer = new ResultBuffer();
  private final CurrentRow row = new CurrentRow();
  private final ByteWriter scratch = new ByteWriter();

  ReadContext context() {
    return context;
  }

  CurrentRow row() {
    return row;
  }

  /** For bytes that are needed for a moment. */
  ByteWriter scratch() {
    return scratch;
  }

  /** The buffer, empty. */
  ResultBuffer buffer() {
    buffer.clear();
    return buffer;
  }
}
