package io.minicql.function;

import io.minicql.type.CqlType;
import io.minicql.type.NativeType;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.ZoneOffset;
import java.util.List;
import java.util.UUID;
import java.util.function.Function;

/** now() and its kin, and uuid(): functions without arguments that differ from call to call. */
final class CurrentTimeFunctions {
  private static final long MICROS_PER_MILLI = 1_000;

  private CurrentTimeFunctions() {}

  static void addTo(FunctionCatalog catalog, TimeUuidSource source) {
    for (String name : List.of("now", "current_timeuuid", "currenttimeuuid")) {
      add(catalog, name, NativeType.TIMEUUID, context -> source.next(context.nowMicros()));
    }
    for (String name : List.of("current_timestamp", "currenttimestamp")) {
      add(catalog, name, NativeType.TIMESTAMP, CurrentTimeFunctions::now);
    }
    for (String name : List.of("current_date", "currentdate")) {
      add(
          catalog,
          name,
          NativeType.DATE,
          context -> LocalDate.ofInstant(now(context), ZoneOffset.UTC));
    }
    for (String name : List.of("current_time", "currenttime")) {
      add(
          catalog,
          name,
          NativeType.TIME,
          context -> LocalTime.ofInstant(now(context), ZoneOffset.UTC));
    }
    add(catalog, "uuid", NativeType.UUID, context -> UUID.randomUUID());
  }

  private static void add(
      FunctionCatalog catalog, String name, CqlType type, Function<FunctionContext, Object> body) {
    catalog.add(
        new NativeScalar(
            name,
            List.of(),
            type,
            false,
            (context, arguments) -> type.encode(body.apply(context))));
  }

  private static Instant now(FunctionContext context) {
    return Instant.ofEpochMilli(Math.floorDiv(context.nowMicros(), MICROS_PER_MILLI));
  }
}
