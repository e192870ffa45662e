package io.minicql.plan;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import io.minicql.schema.SchemaSnapshot;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Keeps the plans of texts that were planned lately. A plan is good for one version of the schema
 * and one keyspace only, so that nothing ever has to be thrown out because of a change. For any
 * thread.
 */
public final class PlanCache {
  /** Room for some ten thousand short statements. */
  public static final long DEFAULT_MAX_BYTES = 32L << 20;

  /** What a plan takes besides its text; an estimate that errs on the high side. */
  private static final int PLAN_BYTES = 2_048;

  private record Key(String text, @Nullable String keyspace, UUID schemaVersion) {}

  /** So many plans are kept in a plain map: a short-lived process needs no more. */
  static final int FIRST_PLANS = 16;

  private final long maxBytes;
  private final Map<Key, Plan> firstPlans = new ConcurrentHashMap<>();
  private volatile @Nullable Cache<Key, Plan> plans;

  /**
   * A cache of about this many bytes at most. The cache proper takes tens of milliseconds to load
   * in a fresh JVM, so that it is made only when the first plans have filled their map.
   */
  public PlanCache(long maxBytes) {
    this.maxBytes = maxBytes;
  }

  private static Cache<Key, Plan> create(long maxBytes) {
    return Caffeine.newBuilder()
        .maximumWeight(maxBytes)
        .weigher((Key key, Plan plan) -> weightBytes(key, plan))
        .executor(Runnable::run)
        .build();
  }

  private static int weightBytes(Key key, Plan plan) {
    long bytes = PLAN_BYTES + 4L * key.text().length() + 64L * plan.markers().size();
    return (int) Math.min(Integer.MAX_VALUE, bytes);
  }

  /**
   * The plan of a text, made by the supplier where it is not here. Refused statements are not kept.
   */
  public Plan get(
      String text, @Nullable String keyspace, SchemaSnapshot schema, Supplier<Plan> planning) {
    Key key = new Key(text, keyspace, schema.version());
    Cache<Key, Plan> cache = plans;
    if (cache == null) {
      Plan first = firstPlans.get(key);
      if (first != null) {
        return first;
      }
      if (firstPlans.size() < FIRST_PLANS) {
        Plan plan = planning.get();
        firstPlans.put(key, plan);
        return plan;
      }
      cache = grow();
    }
    return cache.get(key, missing -> planning.get());
  }

  private synchronized Cache<Key, Plan> grow() {
    Cache<Key, Plan> cache = plans;
    if (cache == null) {
      cache = create(maxBytes);
      cache.putAll(firstPlans);
      plans = cache;
      firstPlans.clear();
    }
    return cache;
  }

  /** Plans that are kept at the moment. */
  public long size() {
    Cache<Key, Plan> cache = plans;
    if (cache == null) {
      return firstPlans.size();
    }
    cache.cleanUp();
    return cache.estimatedSize();
  }
}
