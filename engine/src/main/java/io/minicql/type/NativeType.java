package io.minicql.type;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.InetAddress;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The types without parameters. {@code varchar} is {@link #TEXT}. */
public enum NativeType implements CqlType {
  ASCII("ascii", String.class),
  BIGINT("bigint", Long.class),
  BLOB("blob", byte[].class),
  BOOLEAN("boolean", Boolean.class),
  COUNTER("counter", Long.class),
  DATE("date", LocalDate.class),
  DECIMAL("decimal", BigDecimal.class),
  DOUBLE("double", Double.class),
  DURATION("duration", CqlDuration.class),
  EMPTY("empty", Void.class),
  FLOAT("float", Float.class),
  INET("inet", InetAddress.class),
  INT("int", Integer.class),
  SMALLINT("smallint", Short.class),
  TEXT("text", String.class),
  TIME("time", LocalTime.class),
  TIMESTAMP("timestamp", Instant.class),
  TIMEUUID("timeuuid", java.util.UUID.class),
  TINYINT("tinyint", Byte.class),
  UUID("uuid", java.util.UUID.class),
  VARINT("varint", BigInteger.class);

  private final String cql;
  private final Class<?> javaClass;

  NativeType(String cql, Class<?> javaClass) {
    this.cql = cql;
    this.javaClass = javaClass;
  }

  NativeCodec codec() {
    return NativeCodecs.of(this);
  }

  @Override
  public String cql() {
    return cql;
  }

  @Override
  public boolean isMultiCell() {
    return false;
  }

  @Override
  public NativeType freeze() {
    return this;
  }

  @Override
  public List<CqlType> components() {
    return List.of();
  }

  @Override
  public boolean references(String keyspace, String udtName) {
    return false;
  }

  @Override
  public NativeType replaceUdt(UdtType replacement) {
    return this;
  }

  @Override
  public boolean referencesDuration() {
    return this == DURATION;
  }

  @Override
  public boolean allowsOrdering() {
    return this != DURATION && this != COUNTER;
  }

  @Override
  public int fixedLengthBytes() {
    return switch (this) {
      case EMPTY -> 0;
      case BOOLEAN -> 1;
      case INT, FLOAT -> 4;
      case BIGINT, DOUBLE, TIMESTAMP -> 8;
      case UUID, TIMEUUID -> 16;
      default -> -1;
    };
  }

  @Override
  public boolean allowsEmpty() {
    return switch (this) {
      case DATE, TIME, SMALLINT, TINYINT, DURATION -> false;
      default -> true;
    };
  }

  @Override
  public boolean isEmptyMeaningless() {
    return switch (this) {
      case ASCII, TEXT, BLOB, EMPTY, DATE, TIME, SMALLINT, TINYINT, DURATION -> false;
      default -> true;
    };
  }

  @Override
  public Class<?> javaClass() {
    return javaClass;
  }

  @Override
  public boolean isValueCompatibleWith(CqlType other) {
    return Compatibility.ofNative(this, other);
  }

  @Override
  public int compare(
      byte[] left, int leftOffset, int leftLength, byte[] right, int rightOffset, int rightLength) {
    return codec().compare(left, leftOffset, leftLength, right, rightOffset, rightLength);
  }

  @Override
  public void validate(byte[] bytes, int offset, int length) {
    codec().validate(bytes, offset, length);
  }

  @Override
  public byte[] parse(String text) {
    return codec().parse(text);
  }

  @Override
  public String format(byte[] bytes, int offset, int length) {
    return codec().format(bytes, offset, length);
  }

  @Override
  public String display(byte[] bytes, int offset, int length) {
    return isBlank(length) ? "" : codec().display(bytes, offset, length);
  }

  /** What cqlsh prints for a value inside of a collection. */
  String displayInside(byte[] bytes, int offset, int length) {
    return isBlank(length) ? "" : codec().displayInside(bytes, offset, length);
  }

  /** cqlsh shows an EMPTY that is no text as nothing at all. */
  private boolean isBlank(int length) {
    return length == 0 && this != ASCII && this != TEXT && this != BLOB;
  }

  @Override
  public @Nullable Object decode(byte[] bytes, int offset, int length) {
    return codec().decode(bytes, offset, length);
  }

  @Override
  public byte[] encode(Object value) {
    return codec().encode(value);
  }

  @Override
  public String toString() {
    return cql;
  }
}
