package io.minicql.function;

import io.minicql.type.CqlType;
import io.minicql.type.NativeType;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.UUID;

/** {@code CAST(x AS type)}: a function for each pair of types. */
final class CastFunctions {
  private static final List<NativeType> TARGET_NUMBERS =
      NumberRank.NUMBERS.stream().filter(type -> type != NativeType.COUNTER).toList();

  private CastFunctions() {}

  static void addTo(FunctionCatalog catalog) {
    for (NativeType from : NumberRank.NUMBERS) {
      for (NativeType to : TARGET_NUMBERS) {
        if (from != to) {
          add(catalog, from, to, value -> NumberRank.convert((Number) value, to));
        }
      }
    }
    addTexts(catalog);
    add(
        catalog,
        NativeType.TIMEUUID,
        NativeType.DATE,
        v -> Durations.date(TimeUuids.instant((UUID) v)));
    add(catalog, NativeType.TIMEUUID, NativeType.TIMESTAMP, v -> TimeUuids.instant((UUID) v));
    add(catalog, NativeType.TIMESTAMP, NativeType.DATE, v -> Durations.date((Instant) v));
    add(
        catalog,
        NativeType.DATE,
        NativeType.TIMESTAMP,
        v -> ((LocalDate) v).atStartOfDay(ZoneOffset.UTC).toInstant());
  }

  private static void addTexts(FunctionCatalog catalog) {
    List<NativeType> printed =
        List.of(
            NativeType.BOOLEAN,
            NativeType.TIMEUUID,
            NativeType.TIMESTAMP,
            NativeType.DATE,
            NativeType.TIME,
            NativeType.INET,
            NativeType.UUID);
    for (NativeType to : List.of(NativeType.TEXT, NativeType.ASCII)) {
      NumberRank.NUMBERS.forEach(from -> add(catalog, from, to, Object::toString));
      printed.forEach(from -> add(catalog, from, to, value -> unquoted(from, value)));
    }
    add(catalog, NativeType.ASCII, NativeType.TEXT, value -> value);
  }

  private interface Conversion {
    Object apply(Object value);
  }

  private static void add(
      FunctionCatalog catalog, CqlType from, CqlType to, Conversion conversion) {
    catalog.add(
        NativeScalar.strict(
            FunctionNames.ofCast(to), List.of(from), to, a -> conversion.apply(a[0])));
  }

  /** A value as its literal says it, without the quotes. */
  private static String unquoted(NativeType type, Object value) {
    return type.format(type.encode(value)).replace("'", "");
  }
}
