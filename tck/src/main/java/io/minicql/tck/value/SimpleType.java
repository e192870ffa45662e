package io.minicql.tck.value;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.format.DateTimeFormatter;
import java.time.temporal.ChronoUnit;
import java.util.HexFormat;
import java.util.Locale;
import java.util.UUID;
import java.util.function.Function;

/** The types without arguments. The length is that of every value, where they all have one. */
public enum SimpleType implements ValueType {
  ASCII(NO_FIXED_LENGTH, Literals::string, in -> Literals.utf8(in.word())),
  BIGINT(8, Literals::integer, in -> Literals.integer(in.word(), 8)),
  BLOB(NO_FIXED_LENGTH, b -> "0x" + HexFormat.of().formatHex(b), LiteralReader::hex),
  BOOLEAN(
      1,
      b -> String.valueOf(b[0] != 0),
      in -> new byte[] {(byte) (Boolean.parseBoolean(in.word()) ? 1 : 0)}),
  COUNTER(NO_FIXED_LENGTH, Literals::integer, in -> Literals.integer(in.word(), 8)),
  DATE(NO_FIXED_LENGTH, SimpleType::dateText, in -> dateBytes(in.word())),
  DECIMAL(NO_FIXED_LENGTH, SimpleType::decimalText, in -> decimalBytes(in.word())),
  DOUBLE(
      8,
      b -> FloatText.of(ByteBuffer.wrap(b).getDouble()),
      in -> ByteBuffer.allocate(8).putDouble(Double.parseDouble(in.word())).array()),
  DURATION(NO_FIXED_LENGTH, DurationText::literalOf, in -> DurationText.bytesOf(in.word())),
  EMPTY(NO_FIXED_LENGTH, b -> "empty", in -> new byte[0]),
  FLOAT(
      4,
      b -> FloatText.of(ByteBuffer.wrap(b).getFloat()),
      in -> ByteBuffer.allocate(4).putFloat(Float.parseFloat(in.word())).array()),
  INET(NO_FIXED_LENGTH, b -> "'" + InetText.of(b) + "'", in -> InetText.bytesOf(in.word())),
  INT(4, Literals::integer, in -> Literals.integer(in.word(), 4)),
  SMALLINT(NO_FIXED_LENGTH, Literals::integer, in -> Literals.integer(in.word(), 2)),
  TEXT(NO_FIXED_LENGTH, Literals::string, in -> Literals.utf8(in.word())),
  TIME(NO_FIXED_LENGTH, SimpleType::timeText, in -> timeBytes(in.word())),
  TIMESTAMP(8, SimpleType::timestampText, in -> timestampBytes(in.word())),
  TIMEUUID(16, SimpleType::uuidText, in -> uuidBytes(in.word())),
  TINYINT(NO_FIXED_LENGTH, Literals::integer, in -> Literals.integer(in.word(), 1)),
  UUID(16, SimpleType::uuidText, in -> uuidBytes(in.word())),
  VARINT(NO_FIXED_LENGTH, Literals::integer, in -> new BigInteger(in.word()).toByteArray());

  private static final DateTimeFormatter TIMESTAMP_FORMAT =
      DateTimeFormatter.ofPattern("yyyy-MM-dd'T'HH:mm:ss.SSS", Locale.ROOT);
  private static final DateTimeFormatter TIME_FORMAT =
      DateTimeFormatter.ofPattern("HH:mm:ss.SSSSSSSSS", Locale.ROOT);

  private final int lengthBytes;

  // Functions without state, which the checker cannot see.
  @SuppressWarnings("ImmutableEnumChecker")
  private final Function<byte[], String> writer;

  @SuppressWarnings("ImmutableEnumChecker")
  private final Function<LiteralReader, byte[]> reader;

  SimpleType(
      int lengthBytes, Function<byte[], String> writer, Function<LiteralReader, byte[]> reader) {
    this.lengthBytes = lengthBytes;
    this.writer = writer;
    this.reader = reader;
  }

  @Override
  public String cqlName() {
    return name().toLowerCase(Locale.ROOT);
  }

  @Override
  public String literalOf(byte[] bytes) {
    boolean mayBeEmpty = this == TEXT || this == ASCII || this == BLOB;
    if (bytes.length == 0 && !mayBeEmpty) {
      return "empty";
    }
    try {
      return writer.apply(bytes);
    } catch (NumberFormatException | BufferUnderflowException | DateTimeException notOfThisType) {
      return "invalid 0x" + HexFormat.of().formatHex(bytes);
    }
  }

  @Override
  public byte[] read(LiteralReader in) {
    return reader.apply(in);
  }

  @Override
  public int fixedLengthBytes() {
    return lengthBytes;
  }

  private static String decimalText(byte[] bytes) {
    ByteBuffer in = ByteBuffer.wrap(bytes);
    int scale = in.getInt();
    byte[] unscaled = new byte[in.remaining()];
    in.get(unscaled);
    return new BigDecimal(new BigInteger(unscaled), scale).toString();
  }

  private static byte[] decimalBytes(String text) {
    BigDecimal value = new BigDecimal(text);
    byte[] unscaled = value.unscaledValue().toByteArray();
    return ByteBuffer.allocate(4 + unscaled.length).putInt(value.scale()).put(unscaled).array();
  }

  /** Days since 1970-01-01, moved by 2^31 into an unsigned integer. */
  private static String dateText(byte[] bytes) {
    long days = Integer.toUnsignedLong(ByteBuffer.wrap(bytes).getInt()) - (1L << 31);
    return "'" + LocalDate.ofEpochDay(days) + "'";
  }

  private static byte[] dateBytes(String text) {
    long days = LocalDate.parse(text).toEpochDay() + (1L << 31);
    return ByteBuffer.allocate(4).putInt((int) days).array();
  }

  private static String timeText(byte[] bytes) {
    LocalTime time = LocalTime.ofNanoOfDay(ByteBuffer.wrap(bytes).getLong());
    return "'" + TIME_FORMAT.format(time) + "'";
  }

  private static byte[] timeBytes(String text) {
    return ByteBuffer.allocate(8).putLong(LocalTime.parse(text).toNanoOfDay()).array();
  }

  private static String timestampText(byte[] bytes) {
    Instant instant = Instant.ofEpochMilli(ByteBuffer.wrap(bytes).getLong());
    Instant day = instant.truncatedTo(ChronoUnit.DAYS);
    LocalDate date = LocalDate.ofEpochDay(day.getEpochSecond() / 86_400);
    long nanos = ChronoUnit.NANOS.between(day, instant);
    String time = TIMESTAMP_FORMAT.format(LocalTime.ofNanoOfDay(nanos).atDate(LocalDate.EPOCH));
    return "'" + date + time.substring(time.indexOf('T')) + "Z'";
  }

  private static byte[] timestampBytes(String text) {
    return ByteBuffer.allocate(8).putLong(Instant.parse(text).toEpochMilli()).array();
  }

  private static String uuidText(byte[] bytes) {
    ByteBuffer in = ByteBuffer.wrap(bytes);
    return new UUID(in.getLong(), in.getLong()).toString();
  }

  private static byte[] uuidBytes(String text) {
    UUID uuid = java.util.UUID.fromString(text);
    return ByteBuffer.allocate(16)
        .putLong(uuid.getMostSignificantBits())
        .putLong(uuid.getLeastSignificantBits())
        .array();
  }
}
