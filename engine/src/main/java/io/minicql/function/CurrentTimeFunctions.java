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
import org.jspecify.annotations.Nullable;

/** now() and its kin, and uuid(): functions without arguments that differ from call to call. */
final class CurrentTimeFunctions {
  private static final long MICROS_PER_MILLI = 1_000;

  private CurrentTimeFunctions() {}

  /** The function of a name, with the source of a database's time UUIDs; null for another name. */
  static @Nullable CqlFunction find(String name, TimeUuidSource timeUuids) {
    return switch (name) {
      case "now", "current_timeuuid", "currenttimeuuid" ->
          function(name, NativeType.TIMEUUID, context -> timeUuids.next(context.nowMicros()));
      case "current_timestamp", "currenttimestamp" ->
          function(name, NativeType.TIMESTAMP, CurrentTimeFunctions::now);
      case "current_date", "currentdate" ->
          function(
              name, NativeType.DATE, context -> LocalDate.ofInstant(now(context), ZoneOffset.UTC));
      case "current_time", "currenttime" ->
          function(
              name, NativeType.TIME, context -> LocalTime.ofInstant(now(context), ZoneOffset.UTC));
      case "uuid" -> function(name, NativeType.UUID, context -> UUID.randomUUID());
      default -> null;
    };
  }

  private static NativeScalar function(
      String name, CqlType type, Function<FunctionContext, Object> body) {
    return new NativeScalar(
        name, List.of(), type, false, (context, arguments) -> type.encode(body.apply(context)));
  }

  private static Instant now(FunctionContext context) {
    return Instant.ofEpochMilli(Math.floorDiv(context.nowMicros(), MICROS_PER_MILLI));
  }
}
