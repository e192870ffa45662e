package io.minicql.exec.read;

import io.minicql.store.ReadContext;

/** What one reading works with and the next can use again. */
final class Workspace {
  private final ReadContext context = new ReadContext();
  private final ResultBuffer buffer = new ResultBuffer();

  ReadContext context() {
    return context;
  }

  /** The buffer, empty. */
  ResultBuffer buffer() {
    buffer.clear();
    return buffer;
  }
}
