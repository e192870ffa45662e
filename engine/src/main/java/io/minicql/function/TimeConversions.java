package io.minicql.function;

import io.minicql.type.NativeType;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.UUID;

/** Between timeuuid, timestamp and date; each function under its new and its older name. */
final class TimeConversions {
  private TimeConversions() {}

  static void addTo(FunctionCatalog catalog) {
    for (String name : List.of("to_date", "todate")) {
      add(catalog, name, NativeType.TIMESTAMP, NativeType.DATE, v -> Durations.date((Instant) v));
      add(
          catalog,
          name,
          NativeType.TIMEUUID,
          NativeType.DATE,
          v -> Durations.date(TimeUuids.instant((UUID) v)));
    }
    for (String name : List.of("to_timestamp", "totimestamp")) {
      add(catalog, name, NativeType.TIMEUUID, NativeType.TIMESTAMP, v -> instant((UUID) v));
      add(catalog, name, NativeType.DATE, NativeType.TIMESTAMP, v -> instant((LocalDate) v));
    }
    for (String name : List.of("to_unix_timestamp", "tounixtimestamp")) {
      add(
          catalog,
          name,
          NativeType.TIMESTAMP,
          NativeType.BIGINT,
          v -> ((Instant) v).toEpochMilli());
      add(
          catalog,
          name,
          NativeType.DATE,
          NativeType.BIGINT,
          v -> instant((LocalDate) v).toEpochMilli());
      add(
          catalog,
          name,
          NativeType.TIMEUUID,
          NativeType.BIGINT,
          v -> instant((UUID) v).toEpochMilli());
    }
    for (String name : List.of("min_timeuuid", "mintimeuuid")) {
      add(
          catalog,
          name,
          NativeType.TIMESTAMP,
          NativeType.TIMEUUID,
          v -> TimeUuids.least((Instant) v));
    }
    for (String name : List.of("max_timeuuid", "maxtimeuuid")) {
      add(
          catalog,
          name,
          NativeType.TIMESTAMP,
          NativeType.TIMEUUID,
          v -> TimeUuids.greatest((Instant) v));
    }
  }

  private interface Conversion {
    Object apply(Object value);
  }

  private static void add(
      FunctionCatalog catalog, String name, NativeType from, NativeType to, Conversion body) {
    catalog.add(NativeScalar.strict(name, List.of(from), to, a -> body.apply(a[0])));
  }

  private static Instant instant(UUID timeUuid) {
    return TimeUuids.instant(timeUuid);
  }

  private static Instant instant(LocalDate date) {
    return date.atStartOfDay(ZoneOffset.UTC).toInstant();
  }
}
