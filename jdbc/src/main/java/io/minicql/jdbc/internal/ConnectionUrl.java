package io.minicql.jdbc.internal;

import io.minicql.jdbc.ConnectionProperty;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.sql.SQLException;
import java.sql.SQLNonTransientConnectionException;
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;
import org.jspecify.annotations.Nullable;

/**
 * A URL and the properties given beside it: {@code jdbc:minicql:mem:[name][/keyspace][?k=v&...]};
 * {@code ;k=v} is understood too. What the URL says comes before the properties.
 *
 * @param name the shared database; "" for a private one
 * @param keyspace the keyspace to use, as it is written; null for none
 * @param properties the known properties
 * @param unknown names that mean nothing to this driver, a warning each
 */
public record ConnectionUrl(
    String name, @Nullable String keyspace, Properties properties, List<String> unknown) {

  public static final String PREFIX = "jdbc:minicql:mem:";

  /** Whether the URL is this driver's. */
  public static boolean isOurs(@Nullable String url) {
    return url != null && url.regionMatches(true, 0, PREFIX, 0, PREFIX.length());
  }

  /** Reads a URL that {@link #isOurs}. */
  public static ConnectionUrl parse(String url, Properties given) throws SQLException {
    String rest = url.substring(PREFIX.length());
    int parametersAt = indexOfParameters(rest);
    String path = parametersAt < 0 ? rest : rest.substring(0, parametersAt);
    Properties properties = new Properties();
    List<String> unknown = new ArrayList<>();
    for (String name : given.stringPropertyNames()) {
      put(properties, unknown, name, given.getProperty(name));
    }
    if (parametersAt >= 0) {
      readParameters(url, rest.substring(parametersAt + 1), properties, unknown);
    }
    int slash = path.indexOf('/');
    String name = decode(slash < 0 ? path : path.substring(0, slash));
    String inPath = slash < 0 ? "" : decode(path.substring(slash + 1));
    String keyspace = inPath.isEmpty() ? ConnectionProperty.KEYSPACE.get(properties) : inPath;
    return new ConnectionUrl(name, keyspace.isEmpty() ? null : keyspace, properties, unknown);
  }

  /** The first question mark or semicolon that is not inside a quoted keyspace. */
  private static int indexOfParameters(String rest) {
    boolean quoted = false;
    for (int i = 0; i < rest.length(); i++) {
      char c = rest.charAt(i);
      if (c == '"') {
        quoted = !quoted;
      } else if (!quoted && (c == '?' || c == ';')) {
        return i;
      }
    }
    return -1;
  }

  private static void readParameters(
      String url, String text, Properties properties, List<String> unknown) throws SQLException {
    for (String parameter : text.split("[&;]", -1)) {
      if (parameter.isEmpty()) {
        continue;
      }
      int equals = parameter.indexOf('=');
      if (equals < 1) {
        throw refused(
            "The parameter '" + parameter + "' of " + url + " is not of the form key=value");
      }
      put(
          properties,
          unknown,
          decode(parameter.substring(0, equals)),
          decode(parameter.substring(equals + 1)));
    }
  }

  private static void put(Properties properties, List<String> unknown, String name, String value) {
    ConnectionProperty.find(name)
        .ifPresentOrElse(
            property -> properties.setProperty(property.key(), value), () -> unknown.add(name));
  }

  private static String decode(String text) throws SQLException {
    try {
      return URLDecoder.decode(text.replace("+", "%2B"), StandardCharsets.UTF_8);
    } catch (IllegalArgumentException e) {
      throw refused("Not a valid escape in '" + text + "': " + e.getMessage());
    }
  }

  static SQLException refused(String text) {
    return new SQLNonTransientConnectionException(text, SqlStates.CONNECTION_NOT_OPENED);
  }
}
