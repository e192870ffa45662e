package io.minicql.type;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Reads what was recorded from a real Cassandra: lines of fields between tabs, with escaped texts.
 */
final class Recorded {
  static final UdtType ADDRESS =
      new UdtType(
          "ks",
          "address",
          List.of("street", "zip"),
          List.of(NativeType.TEXT, NativeType.INT),
          false);
  static final UdtType ODD_NAME =
      new UdtType(
          "ks",
          "Odd Name",
          List.of("Fi eld", "select", "nested"),
          List.of(NativeType.TEXT, new ListType(NativeType.INT, true), ADDRESS.freeze()),
          false);

  private Recorded() {}

  static Stream<String[]> lines(String resource) {
    try (InputStream in = Recorded.class.getResourceAsStream(resource)) {
      String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      return text
          .lines()
          .filter(line -> !line.startsWith("#"))
          .map(line -> line.split("\t", -1))
          .toList()
          .stream();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static CqlType type(String cql) {
    return CqlType.parse(cql, Recorded::udt);
  }

  private static @Nullable UdtType udt(String name) {
    return switch (name) {
      case "address" -> ADDRESS;
      case "Odd Name" -> ODD_NAME;
      default -> null;
    };
  }

  static byte[] bytes(String hex) {
    return HexFormat.of().parseHex(hex.substring(2));
  }

  static String hex(byte[] bytes) {
    return "0x" + HexFormat.of().formatHex(bytes);
  }

  static String unescape(String text) {
    StringBuilder plain = new StringBuilder();
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '\\') {
        i++;
        c =
            switch (text.charAt(i)) {
              case 'n' -> '\n';
              case 't' -> '\t';
              default -> text.charAt(i);
            };
      }
      plain.append(c);
    }
    return plain.toString();
  }
}
