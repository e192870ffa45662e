package io.minicql.plan;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.minicql.CqlException;
import io.minicql.schema.SchemaSnapshot;
import java.util.Map;
import java.util.UUID;
import org.junit.jupiter.api.Test;

class PlanCacheTest {
  private final SchemaSnapshot schema = new SchemaSnapshot(new UUID(1, 1), Map.of());
  private final PlanCache cache = new PlanCache(1 << 20);

  @Test
  void givesThePlanOfATextAgain() {
    Plan first = cache.get("USE a", "ks", schema, () -> new UsePlan("a"));
    assertSame(first, cache.get("USE a", "ks", schema, () -> new UsePlan("a")));
  }

  @Test
  void plansAnewForAnotherKeyspaceAndAnotherSchema() {
    Plan first = cache.get("USE a", "ks", schema, () -> new UsePlan("a"));
    assertNotSame(first, cache.get("USE a", null, schema, () -> new UsePlan("a")));
    SchemaSnapshot changed = new SchemaSnapshot(new UUID(1, 2), Map.of());
    assertNotSame(first, cache.get("USE a", "ks", changed, () -> new UsePlan("a")));
  }

  @Test
  void doesNotKeepRefusals() {
    assertThrows(
        CqlException.class,
        () ->
            cache.get(
                "USE a",
                null,
                schema,
                () -> {
                  throw CqlException.invalid("no");
                }));
    assertEquals(0, cache.size());
  }

  @Test
  void staysInsideItsBudget() {
    for (int i = 0; i < 10_000; i++) {
      String text = "USE keyspace_number_" + i;
      cache.get(text, null, schema, () -> new UsePlan(text));
    }
    assertTrue(cache.size() <= (1 << 20) / 2_048, cache.size() + " plans");
  }
}
