package io.minicql.function;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The native functions by name: overloads with fixed types, and factories of such. */
final class FunctionCatalog {
  private final Map<String, List<CqlFunction>> overloads = new HashMap<>();
  private final Map<String, FunctionFactory> factories = new HashMap<>();

  void add(CqlFunction function) {
    overloads.computeIfAbsent(function.name(), name -> new ArrayList<>()).add(function);
  }

  void add(FunctionFactory factory) {
    factories.put(factory.name(), factory);
  }

  List<CqlFunction> overloads(String name) {
    return overloads.getOrDefault(name, List.of());
  }

  @Nullable FunctionFactory factory(String name) {
    return factories.get(name);
  }
}
