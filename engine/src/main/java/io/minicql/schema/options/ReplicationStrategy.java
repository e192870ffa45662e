package io.minicql.schema.options;

import io.minicql.CqlException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The replication strategies that a keyspace may name. */
public enum ReplicationStrategy {
  SIMPLE("SimpleStrategy"),
  NETWORK_TOPOLOGY("NetworkTopologyStrategy"),
  LOCAL("LocalStrategy");

  static final String CLASS = "class";
  static final String FACTOR = "replication_factor";

  private static final String PACKAGE = "org.apache.cassandra.locator.";
  private static final String DEFAULT_FACTOR = "1";

  private final String simpleName;

  ReplicationStrategy(String simpleName) {
    this.simpleName = simpleName;
  }

  /**
   * Where options are checked.
   *
   * @param keyspace the keyspace's name
   * @param dataCenter the one data center there is
   * @param previous the replication that is altered, if it is
   */
  record Context(String keyspace, String dataCenter, @Nullable Map<String, String> previous) {}

  /** The class name as {@code system_schema.keyspaces} shows it. */
  public String className() {
    return PACKAGE + simpleName;
  }

  static ReplicationStrategy of(String className) {
    String full = className.contains(".") ? className : PACKAGE + className;
    for (ReplicationStrategy strategy : values()) {
      if (strategy.className().equals(full)) {
        return strategy;
      }
    }
    throw CqlException.config("Unable to find replication strategy class '" + full + "'");
  }

  Map<String, String> check(Context context, Map<String, String> options) {
    return switch (this) {
      case SIMPLE -> simple(context, options);
      case NETWORK_TOPOLOGY -> networkTopology(context, options);
      case LOCAL ->
          throw CqlException.invalid(
              "Unable to use given strategy class: LocalStrategy is reserved for internal use.");
    };
  }

  private Map<String, String> simple(Context context, Map<String, String> options) {
    refuseOthers(context, options, FACTOR);
    String factor = options.getOrDefault(FACTOR, defaultFactor(context, FACTOR));
    checkFactor(factor);
    Map<String, String> replication = new LinkedHashMap<>();
    replication.put(CLASS, className());
    replication.put(FACTOR, factor);
    return replication;
  }

  private Map<String, String> networkTopology(Context context, Map<String, String> options) {
    Map<String, String> factors = new LinkedHashMap<>(options);
    String factor = factors.remove(FACTOR);
    String dataCenter = context.dataCenter();
    if (factor != null) {
      factors.putIfAbsent(dataCenter, factor);
    } else if (factors.isEmpty()) {
      factors.put(dataCenter, defaultFactor(context, dataCenter));
    }
    for (String each : factors.values()) {
      checkFactor(each);
    }
    refuseOthers(context, factors, dataCenter);
    Map<String, String> replication = new LinkedHashMap<>();
    replication.put(CLASS, className());
    replication.putAll(factors);
    return replication;
  }

  private String defaultFactor(Context context, String option) {
    Map<String, String> previous = context.previous();
    if (previous == null || !className().equals(previous.get(CLASS))) {
      return DEFAULT_FACTOR;
    }
    return previous.getOrDefault(option, DEFAULT_FACTOR);
  }

  private void refuseOthers(Context context, Map<String, String> options, String known) {
    List<String> unknown = new ArrayList<>(options.keySet());
    unknown.remove(known);
    if (!unknown.isEmpty()) {
      throw CqlException.config(
          "Unrecognized strategy option {"
              + String.join(", ", unknown)
              + "} passed to "
              + simpleName
              + " for keyspace "
              + context.keyspace());
    }
  }

  private static void checkFactor(String text) {
    int slash = text.indexOf('/');
    if (slash >= 0) {
      throw CqlException.config("Transient replication is not enabled on this node");
    }
    int factor;
    try {
      factor = Integer.parseInt(text);
    } catch (NumberFormatException e) {
      throw CqlException.config("For input string: \"" + text + "\"");
    }
    if (factor < 0) {
      throw CqlException.config("Replication factor must be non-negative, found " + factor);
    }
  }

  /** The number of copies that a replication asks for in the one data center. */
  public static int factor(Map<String, String> replication, String dataCenter) {
    String factor = replication.getOrDefault(FACTOR, replication.getOrDefault(dataCenter, "0"));
    return Integer.parseInt(factor);
  }
}
