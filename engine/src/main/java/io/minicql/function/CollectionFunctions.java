package io.minicql.function;

import io.minicql.type.CollectionBytes;
import io.minicql.type.CqlType;
import io.minicql.type.ListType;
import io.minicql.type.MapType;
import io.minicql.type.NativeType;
import io.minicql.type.SetType;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * {@code map_keys}, {@code map_values}, {@code collection_count} and the aggregates of elements.
 */
final class CollectionFunctions {
  private CollectionFunctions() {}

  static void addTo(FunctionCatalog catalog) {
    catalog.add(new KeysOrValues("map_keys"));
    catalog.add(new KeysOrValues("map_values"));
    catalog.add(new Count());
    for (String aggregate : List.of("min", "max", "sum", "avg")) {
      catalog.add(new OfElements(aggregate));
    }
  }

  /** The elements of a list or set, or the keys of a map. */
  private static List<byte @Nullable []> elements(CqlType type, byte[] value) {
    return type instanceof MapType
        ? CollectionBytes.unpackMap(value).stream()
            .<byte @Nullable []>map(Map.Entry::getKey)
            .toList()
        : CollectionBytes.unpackList(value);
  }

  private static boolean isCollection(CqlType type) {
    return type instanceof ListType || type instanceof SetType || type instanceof MapType;
  }

  /** The keys of a map as a set, or its values as a list. */
  private record KeysOrValues(String name) implements FunctionFactory {
    @Override
    public List<String> parameters() {
      return List.of("map");
    }

    @Override
    public CqlFunction create(List<Argument> arguments, List<CqlType> types) {
      if (!(types.get(0) instanceof MapType map)) {
        throw FunctionFactory.wrongKind(name, "map", arguments.get(0), types.get(0));
      }
      boolean keys = name.equals("map_keys");
      CqlType result = keys ? new SetType(map.key(), false) : new ListType(map.value(), false);
      return scalar(
          name, map, result, keys ? CollectionFunctions::keys : CollectionFunctions::values);
    }
  }

  private static byte[] keys(byte[] map) {
    return CollectionBytes.packList(
        CollectionBytes.unpackMap(map).stream().map(Map.Entry::getKey).toList());
  }

  private static byte[] values(byte[] map) {
    return CollectionBytes.packList(
        CollectionBytes.unpackMap(map).stream()
            .<byte @Nullable []>map(Map.Entry::getValue)
            .toList());
  }

  /** The number of elements. */
  private record Count() implements FunctionFactory {
    @Override
    public String name() {
      return "collection_count";
    }

    @Override
    public List<String> parameters() {
      return List.of("collection");
    }

    @Override
    public CqlFunction create(List<Argument> arguments, List<CqlType> types) {
      CqlType type = types.get(0);
      if (!isCollection(type)) {
        throw FunctionFactory.wrongKind(name(), "collection", arguments.get(0), type);
      }
      return scalar(
          name(),
          type,
          NativeType.INT,
          value -> NativeType.INT.encode(elements(type, value).size()));
    }
  }

  /** An aggregate over the elements of one collection. */
  private record OfElements(String aggregate) implements FunctionFactory {
    @Override
    public String name() {
      return "collection_" + aggregate;
    }

    private boolean isNumeric() {
      return aggregate.equals("sum") || aggregate.equals("avg");
    }

    @Override
    public List<String> parameters() {
      return List.of(isNumeric() ? "numeric_set_or_list" : "set_or_list");
    }

    @Override
    public CqlFunction create(List<Argument> arguments, List<CqlType> types) {
      CqlType type = types.get(0);
      boolean isSequence = type instanceof ListType || type instanceof SetType;
      boolean fits =
          isSequence
              && (!isNumeric()
                  || (type.components().get(0) instanceof NativeType element
                      && NumberRank.NUMBERS.contains(element)));
      if (!fits) {
        String wanted = isNumeric() ? "numeric set/list" : "set/list";
        throw FunctionFactory.wrongKind(name(), wanted, arguments.get(0), type);
      }
      CqlType element = type.components().get(0);
      AggregateFunction function =
          isNumeric()
              ? NumericAggregates.of(aggregate, (NativeType) element)
              : GeneralAggregates.extreme(aggregate, element);
      return scalar(name(), type, element, value -> resultOf(function, type, value));
    }
  }

  private static byte @Nullable [] resultOf(
      AggregateFunction function, CqlType type, byte[] value) {
    FunctionContext context = new FunctionContext(0);
    AggregateFunction.Accumulator accumulator = function.newAccumulator();
    for (byte[] element : elements(type, value)) {
      accumulator.add(context, new byte[][] {element});
    }
    return accumulator.result(context);
  }

  private interface Body {
    byte @Nullable [] apply(byte[] collection);
  }

  private static NativeScalar scalar(String name, CqlType from, CqlType to, Body body) {
    return new NativeScalar(
        name,
        List.of(from),
        to,
        true,
        (context, arguments) -> {
          byte[] collection = arguments[0];
          return collection == null ? null : body.apply(collection);
        });
  }
}
