package io.minicql.memory;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.minicql.ErrorCode;
import org.junit.jupiter.api.Test;

class MemoryBudgetTest {

  @Test
  void allOfItCanBeTakenAndNotOneByteMore() {
    MemoryBudget budget = new MemoryBudget(100);
    budget.reserve(60);
    budget.reserve(40);
    assertEquals(100, budget.reservedBytes());
    MemoryBudgetExceededException error =
        assertThrows(MemoryBudgetExceededException.class, () -> budget.reserve(1));
    assertEquals(ErrorCode.OVERLOADED, error.code());
    assertEquals(
        "The memory budget of 100 bytes is used up: 1 bytes more are needed, 0 are left",
        error.getMessage());
    assertEquals(100, budget.reservedBytes());
  }

  @Test
  void releasedBytesCanBeTakenAgain() {
    MemoryBudget budget = new MemoryBudget(100);
    budget.reserve(100);
    budget.release(30);
    assertTrue(budget.tryReserve(30));
    assertFalse(budget.tryReserve(1));
  }

  @Test
  void hugeRequestsDoNotOverflow() {
    MemoryBudget budget = new MemoryBudget(Long.MAX_VALUE);
    budget.reserve(Long.MAX_VALUE - 1);
    assertFalse(budget.tryReserve(Long.MAX_VALUE));
  }

  @Test
  void releasingWhatWasNotReservedIsABug() {
    MemoryBudget budget = new MemoryBudget(100);
    assertThrows(IllegalStateException.class, () -> budget.release(1));
    assertThrows(IllegalArgumentException.class, () -> new MemoryBudget(-1));
  }
}
