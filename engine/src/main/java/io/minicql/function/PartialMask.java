package io.minicql.function;

import io.minicql.CqlException;
import io.minicql.type.NativeType;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * {@code mask_inner(text, begin, end [, padding])} and {@code mask_outer}: they hide what is inside
 * or outside of so many characters at both ends. No number, or one below zero, means 0. Characters
 * are those of UTF-16, as in Cassandra.
 */
enum PartialMask {
  INNER,
  OUTER;

  private static final char PADDING = '*';

  String functionName() {
    return "mask_" + name().toLowerCase(Locale.ROOT);
  }

  NativeScalar.Body body(NativeType type) {
    Charset charset = type == NativeType.ASCII ? StandardCharsets.US_ASCII : StandardCharsets.UTF_8;
    return (context, arguments) -> {
      char padding = arguments.length > 3 ? padding(arguments[3]) : PADDING;
      byte[] value = arguments[0];
      return value == null
          ? null
          : mask(new String(value, charset), size(arguments[1]), size(arguments[2]), padding)
              .getBytes(charset);
    };
  }

  private String mask(String text, long begin, long end, char padding) {
    StringBuilder masked = new StringBuilder(text);
    for (int i = 0; i < masked.length(); i++) {
      boolean isInside = i >= begin && i < text.length() - end;
      if (isInside == (this == INNER)) {
        masked.setCharAt(i, padding);
      }
    }
    return masked.toString();
  }

  private static int size(byte @Nullable [] argument) {
    Object size = NativeType.INT.decode(argument);
    return size == null ? 0 : Math.max(0, (Integer) size);
  }

  private char padding(byte @Nullable [] argument) {
    if (argument == null) {
      return PADDING;
    }
    String padding = new String(argument, StandardCharsets.UTF_8);
    if (padding.length() != 1) {
      throw CqlException.invalid(
          String.format(
              "The padding argument for function %s.%s should be single-character, but '%s' has %d"
                  + " characters.",
              FunctionNames.SYSTEM, functionName(), padding, padding.length()));
    }
    return padding.charAt(0);
  }
}
