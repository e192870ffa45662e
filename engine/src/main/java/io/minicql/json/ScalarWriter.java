package io.minicql.json;

import io.minicql.type.NativeType;
import java.net.InetAddress;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.HexFormat;
import java.util.Locale;
import java.util.Objects;

/** Values of native types as JSON; EMPTY is an empty string in all of them. */
final class ScalarWriter {
  private static final DateTimeFormatter TIMESTAMP =
      DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm:ss.SSS'Z'", Locale.ROOT)
          .withZone(ZoneOffset.UTC);

  private ScalarWriter() {}

  static void write(StringBuilder out, NativeType type, byte[] value) {
    switch (type) {
      case ASCII, TEXT -> JsonStrings.write(out, new String(value, StandardCharsets.UTF_8));
      case BLOB -> out.append("\"0x").append(HexFormat.of().formatHex(value)).append('"');
      default -> {
        if (value.length == 0) {
          out.append("\"\"");
        } else {
          writeDecoded(out, type, value);
        }
      }
    }
  }

  private static void writeDecoded(StringBuilder out, NativeType type, byte[] value) {
    Object decoded = Objects.requireNonNull(type.decode(value));
    switch (type) {
      case FLOAT, DOUBLE ->
          out.append(Double.isFinite(((Number) decoded).doubleValue()) ? decoded : "null");
      case BOOLEAN, TINYINT, SMALLINT, INT, BIGINT, COUNTER, VARINT, DECIMAL -> out.append(decoded);
      case TIMESTAMP -> JsonStrings.write(out, TIMESTAMP.format((Instant) decoded));
      case INET -> JsonStrings.write(out, ((InetAddress) decoded).getHostAddress());
      // Unlike as a literal, no time at all is an empty text here.
      case DURATION -> JsonStrings.write(out, type.display(value));
      default -> JsonStrings.write(out, unquoted(type.format(value)));
    }
  }

  private static String unquoted(String literal) {
    return literal.startsWith("'") ? literal.substring(1, literal.length() - 1) : literal;
  }
}
