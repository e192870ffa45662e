package io.minicql.tck;

import java.io.IOException;
import java.time.Duration;

/**
 * Something that answers CQL. A target is one session: USE lasts, and every script gets a new one.
 */
public interface Target extends AutoCloseable {

  /** Runs one statement to its end, all pages included; refusals are answers, too. */
  Outcome execute(Request request) throws IOException;

  /**
   * Lets that much time pass for TTLs and timestamps, and then the next whole second begin; nothing
   * happens for zero.
   */
  void advance(Duration duration) throws IOException;

  @Override
  void close() throws IOException;
}
