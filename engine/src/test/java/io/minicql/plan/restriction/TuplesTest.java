package io.minicql.plan.restriction;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.minicql.CqlException;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

class TuplesTest {
  private static List<byte[][]> tuples(int count) {
    return Collections.nCopies(count, new byte[][] {new byte[1]});
  }

  @Test
  void aMillionCombinationsAreAllowedAndNotOneMore() {
    assertEquals(Tuples.MAX_TUPLES, Tuples.product(tuples(1_000), tuples(1_000)).size());
    CqlException e =
        assertThrows(CqlException.class, () -> Tuples.product(tuples(1_001), tuples(1_000)));
    assertEquals(
        "The IN restrictions make 1001000 combinations, which is more than the maximum of 1000000",
        e.getMessage());
  }

  @Test
  void combinationsThatOverflowAnIntAreRefused() {
    assertThrows(CqlException.class, () -> Tuples.product(tuples(100_000), tuples(100_000)));
  }
}
