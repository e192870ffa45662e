package io.minicql.jdbc.internal;

import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.sql.SQLException;
import org.jspecify.annotations.Nullable;

/** Reads a parameter's stream whole, or up to the length that was given with it. */
final class Streams {
  private static final int BUFFER_SIZE = 8192;

  private Streams() {}

  static byte @Nullable [] bytes(@Nullable InputStream stream, long length) throws SQLException {
    if (stream == null) {
      return null;
    }
    requireLength(length);
    try {
      return stream.readNBytes((int) Math.min(length, Integer.MAX_VALUE));
    } catch (IOException e) {
      throw failed(e);
    }
  }

  static @Nullable String text(@Nullable InputStream stream, long length) throws SQLException {
    byte[] bytes = bytes(stream, length);
    return bytes == null ? null : new String(bytes, StandardCharsets.UTF_8);
  }

  static @Nullable String text(@Nullable Reader reader, long length) throws SQLException {
    if (reader == null) {
      return null;
    }
    requireLength(length);
    StringWriter text = new StringWriter();
    char[] buffer = new char[BUFFER_SIZE];
    long left = length;
    try {
      while (left > 0) {
        int count = reader.read(buffer, 0, (int) Math.min(left, buffer.length));
        if (count < 0) {
          break;
        }
        text.write(buffer, 0, count);
        left -= count;
      }
    } catch (IOException e) {
      throw failed(e);
    }
    return text.toString();
  }

  private static void requireLength(long length) throws SQLException {
    if (length < 0) {
      throw SqlErrors.invalidParameter("A stream cannot have a length of " + length);
    }
  }

  private static SQLException failed(IOException e) {
    return new java.sql.SQLNonTransientException(
        "The stream of a parameter could not be read: " + e.getMessage(),
        SqlStates.GENERAL_ERROR,
        e);
  }
}
