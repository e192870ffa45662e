package io.minicql.exec.read;

import java.util.concurrent.atomic.AtomicReferenceArray;

/**
 * Workspaces that wait for their next use. For any thread: a workspace is taken out while it is in
 * use, so that it has one user at a time; where none waits, a new one is made.
 */
final class WorkspacePool {
  private static final int SLOTS = 64;

  private final AtomicReferenceArray<Workspace> waiting = new AtomicReferenceArray<>(SLOTS);

  Workspace take() {
    Workspace found = waiting.getAndSet(slotOfThread(), null);
    return found == null ? new Workspace() : found;
  }

  void giveBack(Workspace workspace) {
    waiting.lazySet(slotOfThread(), workspace);
  }

  private static int slotOfThread() {
    long id = Thread.currentThread().getId();
    return (int) (id ^ id >>> 6) & (SLOTS - 1);
  }
}
