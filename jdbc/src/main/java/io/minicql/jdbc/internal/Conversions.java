package io.minicql.jdbc.internal;

import io.minicql.type.CqlDuration;
import io.minicql.type.CqlType;
import io.minicql.type.TupleValue;
import io.minicql.type.UdtValue;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.InetAddress;
import java.nio.ByteBuffer;
import java.sql.Date;
import java.sql.SQLException;
import java.sql.Time;
import java.sql.Timestamp;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.time.temporal.ChronoField;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/**
 * The matrix of conversions between Java classes: from what a codec decodes to what a getter wants,
 * and from what a setter is given to what a codec encodes. Timestamps are instants; their local
 * forms are in UTC.
 */
final class Conversions {
  /** One entry of the matrix. */
  interface Step {
    Object apply(Object value) throws SQLException;
  }

  private record Pair(Class<?> from, Class<?> to) {}

  private static final Map<Pair, Step> STEPS = new HashMap<>();

  static {
    numbers();
    booleans();
    datesAndTimes();
    texts();
    bytes();
  }

  private Conversions() {}

  private static <F> void step(Class<F> from, Class<?> to, TypedStep<F> step) {
    STEPS.put(new Pair(from, to), value -> step.apply(from.cast(value)));
  }

  private interface TypedStep<F> {
    Object apply(F value) throws SQLException;
  }

  private static void numbers() {
    for (Class<? extends Number> from :
        List.of(
            Byte.class,
            Short.class,
            Integer.class,
            Long.class,
            Float.class,
            Double.class,
            BigInteger.class,
            BigDecimal.class)) {
      step(from, Byte.class, v -> (byte) Numbers.toLong(v, Byte.MIN_VALUE, Byte.MAX_VALUE));
      step(from, Short.class, v -> (short) Numbers.toLong(v, Short.MIN_VALUE, Short.MAX_VALUE));
      step(from, Integer.class, v -> (int) Numbers.toLong(v, Integer.MIN_VALUE, Integer.MAX_VALUE));
      step(from, Long.class, v -> Numbers.toLong(v, Long.MIN_VALUE, Long.MAX_VALUE));
      step(from, Float.class, Number::floatValue);
      step(from, Double.class, Number::doubleValue);
      step(from, BigInteger.class, v -> Numbers.toBigDecimal(v).toBigInteger());
      step(from, BigDecimal.class, Numbers::toBigDecimal);
      step(from, Boolean.class, v -> v.doubleValue() != 0);
      step(from, String.class, Object::toString);
    }
  }

  private static void booleans() {
    step(Boolean.class, String.class, Object::toString);
    step(Boolean.class, Byte.class, v -> (byte) (v ? 1 : 0));
    step(Boolean.class, Short.class, v -> (short) (v ? 1 : 0));
    step(Boolean.class, Integer.class, v -> v ? 1 : 0);
    step(Boolean.class, Long.class, v -> v ? 1L : 0L);
  }

  private static void datesAndTimes() {
    step(LocalDate.class, Date.class, Date::valueOf);
    step(LocalDate.class, Timestamp.class, v -> Timestamp.valueOf(v.atStartOfDay()));
    step(LocalDate.class, LocalDateTime.class, LocalDate::atStartOfDay);
    step(Date.class, LocalDate.class, Date::toLocalDate);
    step(Timestamp.class, LocalDate.class, v -> v.toLocalDateTime().toLocalDate());
    step(LocalDateTime.class, LocalDate.class, LocalDateTime::toLocalDate);
    step(LocalTime.class, Time.class, Conversions::toSqlTime);
    step(Time.class, LocalTime.class, Conversions::toLocalTime);
    step(Instant.class, Timestamp.class, Timestamp::from);
    step(Instant.class, Date.class, v -> Date.valueOf(LocalDate.ofInstant(v, ZoneOffset.UTC)));
    step(Instant.class, Time.class, v -> toSqlTime(LocalTime.ofInstant(v, ZoneOffset.UTC)));
    step(Instant.class, LocalDate.class, v -> LocalDate.ofInstant(v, ZoneOffset.UTC));
    step(Instant.class, LocalTime.class, v -> LocalTime.ofInstant(v, ZoneOffset.UTC));
    step(Instant.class, LocalDateTime.class, v -> LocalDateTime.ofInstant(v, ZoneOffset.UTC));
    step(Instant.class, OffsetDateTime.class, v -> v.atOffset(ZoneOffset.UTC));
    step(Instant.class, ZonedDateTime.class, v -> v.atZone(ZoneOffset.UTC));
    step(Instant.class, Long.class, Instant::toEpochMilli);
    step(Instant.class, java.util.Date.class, java.util.Date::from);
    step(Timestamp.class, Instant.class, Timestamp::toInstant);
    step(java.util.Date.class, Instant.class, java.util.Date::toInstant);
    step(Date.class, Instant.class, v -> v.toLocalDate().atStartOfDay(ZoneOffset.UTC).toInstant());
    step(LocalDate.class, Instant.class, v -> v.atStartOfDay(ZoneOffset.UTC).toInstant());
    step(LocalDateTime.class, Instant.class, v -> v.toInstant(ZoneOffset.UTC));
    step(OffsetDateTime.class, Instant.class, OffsetDateTime::toInstant);
    step(ZonedDateTime.class, Instant.class, ZonedDateTime::toInstant);
    step(Long.class, Instant.class, Instant::ofEpochMilli);
  }

  private static Time toSqlTime(LocalTime time) {
    int millis = time.get(ChronoField.MILLI_OF_SECOND);
    return new Time(Time.valueOf(time.withNano(0)).getTime() + millis);
  }

  private static LocalTime toLocalTime(Time time) {
    long millis = Math.floorMod(time.getTime(), 1000L);
    return time.toLocalTime().withNano((int) millis * 1_000_000);
  }

  private static void texts() {
    step(UUID.class, String.class, Object::toString);
    step(InetAddress.class, String.class, InetAddress::getHostAddress);
    step(CqlDuration.class, String.class, Object::toString);
    step(LocalDate.class, String.class, Object::toString);
    step(LocalTime.class, String.class, Object::toString);
    step(Instant.class, String.class, Object::toString);
    step(List.class, String.class, Object::toString);
    step(Set.class, String.class, Object::toString);
    step(Map.class, String.class, Object::toString);
    step(TupleValue.class, String.class, Object::toString);
    step(UdtValue.class, String.class, Object::toString);
    step(String.class, Boolean.class, Texts::toBoolean);
    step(String.class, BigDecimal.class, Texts::toBigDecimal);
    for (Class<? extends Number> to :
        List.of(Byte.class, Short.class, Integer.class, Long.class, Float.class, Double.class)) {
      step(String.class, to, v -> convert(Texts.toBigDecimal(v), to));
    }
    step(String.class, BigInteger.class, v -> Texts.toBigDecimal(v).toBigInteger());
  }

  private static void bytes() {
    step(byte[].class, String.class, v -> "0x" + HexFormat.of().formatHex(v));
    step(byte[].class, ByteBuffer.class, ByteBuffer::wrap);
    step(ByteBuffer.class, byte[].class, Conversions::remaining);
    step(String.class, byte[].class, Texts::hexToBytes);
    step(
        UUID.class,
        byte[].class,
        v ->
            ByteBuffer.allocate(16)
                .putLong(v.getMostSignificantBits())
                .putLong(v.getLeastSignificantBits())
                .array());
  }

  private static byte[] remaining(ByteBuffer buffer) {
    byte[] copy = new byte[buffer.remaining()];
    buffer.duplicate().get(copy);
    return copy;
  }

  /** Converts a decoded value to a class, or says that it cannot be done. */
  static <T> T convert(Object value, Class<T> target) throws SQLException {
    if (target.isInstance(value)) {
      return target.cast(value);
    }
    Step step = find(value.getClass(), target);
    if (step == null) {
      throw SqlErrors.conversion(
          "Cannot convert " + value.getClass().getSimpleName() + " to " + target.getSimpleName());
    }
    return target.cast(step.apply(value));
  }

  private static @Nullable Step find(Class<?> from, Class<?> to) {
    Step exact = STEPS.get(new Pair(from, to));
    if (exact != null) {
      return exact;
    }
    for (Class<?> parent : PARENTS) {
      if (parent.isAssignableFrom(from)) {
        Step step = STEPS.get(new Pair(parent, to));
        if (step != null) {
          return step;
        }
      }
    }
    return null;
  }

  /** Classes and interfaces that stand for all that extend them. */
  private static final List<Class<?>> PARENTS =
      List.of(
          List.class,
          Set.class,
          Map.class,
          InetAddress.class,
          ByteBuffer.class,
          java.util.Date.class);

  /** The serialized form of a Java object for a marker of a type. */
  static byte[] serialize(CqlType type, Object value) throws SQLException {
    Object given = value instanceof java.sql.Array array ? CqlArray.elementsOf(array) : value;
    Class<?> natural = type.javaClass();
    if (given instanceof String text && natural != String.class) {
      return type.parse(Texts.trimmed(type, text));
    }
    if (natural.isInstance(given) || find(given.getClass(), natural) == null) {
      return type.encode(given);
    }
    if (given instanceof Boolean || natural == Boolean.class) {
      throw SqlErrors.conversion("Not a value for " + type.cql() + ": " + given);
    }
    if (given instanceof Number number && Numbers.isWhole(natural)) {
      Numbers.requireWhole(number, type);
    }
    return type.encode(convert(given, natural));
  }
}
