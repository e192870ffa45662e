package io.minicql.plan;

import java.util.ArrayList;
import java.util.List;

/** Collects the warnings of one planning; used by one thread. */
public final class PlanWarnings {
  private final List<String> texts = new ArrayList<>();

  public void add(String text) {
    texts.add(text);
  }

  /** The warnings so far, in order. */
  public List<String> toList() {
    return List.copyOf(texts);
  }
}
