package io.minicql.schema.options;

import io.minicql.CqlException;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** The table property {@code compression}. */
final class CompressionOption {

  private static final String CLASS = "class";
  private static final String ENABLED = "enabled";
  private static final String CHUNK_LENGTH = "chunk_length_in_kb";
  private static final String MIN_RATIO = "min_compress_ratio";
  private static final String PACKAGE = "org.apache.cassandra.io.compress.";
  private static final String DEFAULT_CHUNK_KIB = "16";
  private static final int ZSTD_MAX_LEVEL = 22;
  private static final int LZ4_MAX_LEVEL = 17;

  private static final Map<String, Set<String>> OPTIONS_BY_CLASS =
      Map.of(
          "LZ4Compressor", Set.of("lz4_compressor_type", "lz4_high_compressor_level"),
          "SnappyCompressor", Set.of(),
          "DeflateCompressor", Set.of(),
          "NoopCompressor", Set.of(),
          "ZstdCompressor", Set.of("compression_level"));

  private CompressionOption() {}

  static Map<String, String> check(Map<String, String> written) {
    Map<String, String> rest = new TreeMap<>(written);
    String enabled = rest.remove(ENABLED);
    if (written.isEmpty() || enabled != null && !Boolean.parseBoolean(enabled)) {
      if (!rest.isEmpty()) {
        throw CqlException.config(
            "If the 'enabled' option is set to false no other options must be specified");
      }
      return Map.of(ENABLED, "false");
    }
    Map<String, String> compression = new TreeMap<>();
    String compressor = className(rest.remove(CLASS));
    compression.put(CLASS, compressor);
    compression.put(CHUNK_LENGTH, chunkLength(rest.remove(CHUNK_LENGTH)));
    String ratio = rest.remove(MIN_RATIO);
    if (ratio != null) {
      minRatio(ratio, compression);
    }
    checkCompressor(compressor, rest);
    compression.putAll(rest);
    return compression;
  }

  private static String className(@Nullable String written) {
    if (written == null) {
      throw CqlException.config("Missing sub-option 'class' for the 'compression' option.");
    }
    if (written.isEmpty()) {
      throw CqlException.config(
          "The 'class' option must not be empty. To disable compression use 'enabled' : false");
    }
    String full = written.contains(".") ? written : PACKAGE + written;
    if (!full.startsWith(PACKAGE) || !OPTIONS_BY_CLASS.containsKey(simpleName(full))) {
      throw CqlException.config("Could not create Compression for type " + full);
    }
    return full;
  }

  private static String simpleName(String full) {
    return full.substring(PACKAGE.length());
  }

  private static String chunkLength(@Nullable String written) {
    if (written == null) {
      return DEFAULT_CHUNK_KIB;
    }
    int kib;
    try {
      kib = Integer.parseInt(written);
    } catch (NumberFormatException e) {
      throw CqlException.config("Invalid value for chunk_length_in_kb");
    }
    if (kib > Integer.MAX_VALUE / 1024) {
      throw CqlException.config("Value of chunk_length_in_kb is too large (" + kib + ")");
    }
    if (kib <= 0) {
      throw CqlException.config("Invalid negative or null chunk_length_in_kb");
    }
    if (Integer.bitCount(kib) != 1) {
      throw CqlException.config("chunk_length_in_kb must be a power of 2");
    }
    return Integer.toString(kib);
  }

  private static void minRatio(String written, Map<String, String> compression) {
    double ratio;
    try {
      ratio = Double.parseDouble(written);
    } catch (NumberFormatException e) {
      throw CqlException.config("Invalid value " + written + " for min_compress_ratio");
    }
    if (ratio != 0 && ratio < 1) {
      throw CqlException.config("min_compress_ratio can either be 0 or greater than or equal to 1");
    }
    if (ratio != 0) {
      compression.put(MIN_RATIO, Double.toString(ratio));
    }
  }

  private static void checkCompressor(String compressor, Map<String, String> options) {
    Set<String> known = OPTIONS_BY_CLASS.getOrDefault(simpleName(compressor), Set.of());
    for (String option : options.keySet()) {
      if (!known.contains(option)) {
        throw CqlException.config("Unknown compression options " + option);
      }
    }
    options.forEach(CompressionOption::checkValue);
  }

  private static void checkValue(String option, String value) {
    switch (option) {
      case "compression_level" -> zstdLevel(value);
      case "lz4_compressor_type" -> lz4Type(value);
      case "lz4_high_compressor_level" -> lz4Level(value);
      default -> throw new IllegalStateException("an option without a check: " + option);
    }
  }

  private static void zstdLevel(String value) {
    String failure = "ZstdCompressor.create() threw an error: java.lang.";
    int level;
    try {
      level = Integer.parseInt(value);
    } catch (NumberFormatException e) {
      throw CqlException.config(
          failure + "NumberFormatException For input string: \"" + value + "\"");
    }
    if (level > ZSTD_MAX_LEVEL) {
      throw CqlException.config(
          failure + "IllegalArgumentException compression_level=" + level + " is invalid");
    }
  }

  private static void lz4Type(String value) {
    if (!value.equals("fast") && !value.equals("high")) {
      throw CqlException.config(
          "Invalid compressor type '"
              + value
              + "' specified for LZ4 parameter 'lz4_compressor_type'. Valid options are [high, fast].");
    }
  }

  private static void lz4Level(String value) {
    int level;
    try {
      level = Integer.parseInt(value);
    } catch (NumberFormatException e) {
      throw CqlException.config(
          "Invalid value [" + value + "] for parameter 'lz4_high_compressor_level'.");
    }
    if (level < 1 || level > LZ4_MAX_LEVEL) {
      throw CqlException.config(
          "Invalid value ["
              + level
              + "] for parameter 'lz4_high_compressor_level'. Value must be between 1 and 17.");
    }
  }
}
