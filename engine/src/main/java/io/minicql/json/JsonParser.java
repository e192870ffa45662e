package io.minicql.json;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Parses JSON texts. As strict and as lenient as Cassandra's parser: no comments, no trailing
 * commas, no leading zeros; what follows the value is ignored; of equal names the last one counts.
 */
public final class JsonParser {
  /** How deep arrays and objects may lie in each other. */
  static final int DEPTH_MAX = 1000;

  static final int NAME_CHARS_MAX = 50_000;

  private final Cursor cursor;
  private int depth;

  private JsonParser(String text) {
    this.cursor = new Cursor(text);
  }

  /**
   * The value that a text begins with.
   *
   * @throws JsonSyntaxException where it begins with none
   */
  public static @Nullable Object parse(String text) {
    JsonParser parser = new JsonParser(text);
    Object value = parser.value();
    if (value instanceof Number) {
      parser.requireSpaceAfterNumber();
    }
    return value;
  }

  private void requireSpaceAfterNumber() {
    if (!cursor.isAtEnd() && !Cursor.isSpace(cursor.peek())) {
      throw cursor.unexpected("a space after a number");
    }
  }

  private @Nullable Object value() {
    cursor.skipSpace();
    return switch (cursor.peek()) {
      case '{' -> object();
      case '[' -> array();
      case '"' -> JsonStrings.read(cursor);
      case '-', '0', '1', '2', '3', '4', '5', '6', '7', '8', '9' -> JsonNumbers.read(cursor);
      default -> word();
    };
  }

  private @Nullable Object word() {
    Object value = null;
    if (cursor.skip("true")) {
      value = true;
    } else if (cursor.skip("false")) {
      value = false;
    } else if (!cursor.skip("null")) {
      throw cursor.unexpected("a value");
    }
    if (!cursor.isAtEnd() && Character.isJavaIdentifierPart(cursor.peek())) {
      // Signs before the digits, such as a dollar, end a word for Cassandra.
      if (cursor.peek() >= '0') {
        throw cursor.unexpected("the end of a word");
      }
    }
    return value;
  }

  private List<@Nullable Object> array() {
    enter();
    List<@Nullable Object> elements = new ArrayList<>();
    if (!closes(']')) {
      do {
        elements.add(value());
      } while (continues(']'));
    }
    depth--;
    return elements;
  }

  private Map<String, @Nullable Object> object() {
    enter();
    Map<String, @Nullable Object> members = new LinkedHashMap<>();
    if (!closes('}')) {
      do {
        String name = name();
        members.put(name, value());
      } while (continues('}'));
    }
    depth--;
    return members;
  }

  private String name() {
    cursor.skipSpace();
    if (cursor.peek() != '"') {
      throw cursor.unexpected("a name in double quotes");
    }
    String name = JsonStrings.read(cursor);
    if (name.length() > NAME_CHARS_MAX) {
      throw cursor.error("a name of more than " + NAME_CHARS_MAX + " characters");
    }
    cursor.skipSpace();
    if (!cursor.skip(':')) {
      throw cursor.unexpected("a colon");
    }
    return name;
  }

  private void enter() {
    depth++;
    if (depth > DEPTH_MAX) {
      throw cursor.error("more than " + DEPTH_MAX + " values inside each other");
    }
    cursor.next();
  }

  private boolean closes(char close) {
    cursor.skipSpace();
    return cursor.skip(close);
  }

  private boolean continues(char close) {
    if (closes(close)) {
      return false;
    }
    if (!cursor.skip(',')) {
      throw cursor.unexpected("a comma or '" + close + "'");
    }
    return true;
  }
}
