package io.minicql.type;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Reads the text that {@link CqlType#cql} writes, and what people write for it. */
final class TypeParser {
  private static final int MAX_DEPTH = 100;

  private final String text;
  private final Function<String, ? extends @Nullable UdtType> udts;
  private int position;
  private int depth;

  TypeParser(String text, Function<String, ? extends @Nullable UdtType> udts) {
    this.text = text;
    this.udts = udts;
  }

  CqlType parseAll() {
    CqlType type = parseType();
    skipBlanks();
    if (position < text.length()) {
      throw unparsable();
    }
    return type;
  }

  private CqlType parseType() {
    if (++depth > MAX_DEPTH) {
      throw new CqlTypeException("Type is nested too deeply");
    }
    skipBlanks();
    boolean quoted = position < text.length() && text.charAt(position) == '"';
    String name = quoted ? quotedName() : plainName();
    skipBlanks();
    boolean hasArguments = position < text.length() && text.charAt(position) == '<';
    CqlType type = hasArguments && !quoted ? parametrized(name) : named(name, quoted);
    depth--;
    return type;
  }

  private CqlType named(String name, boolean quoted) {
    if (!quoted) {
      for (NativeType type : NativeType.values()) {
        if (type.cql().equals(name)) {
          return type;
        }
      }
      if (name.equals("varchar")) {
        return NativeType.TEXT;
      }
    }
    UdtType udt = udts.apply(name);
    if (udt == null) {
      throw new CqlTypeException("Unknown type " + name);
    }
    return udt;
  }

  private CqlType parametrized(String name) {
    position++;
    return switch (name) {
      case "frozen" -> closing(parseType().freeze());
      case "list" -> closing(new ListType(parseType(), false));
      case "set" -> closing(new SetType(parseType(), false));
      case "map" -> {
        CqlType key = parseType();
        expect(',');
        yield closing(new MapType(key, parseType(), false));
      }
      case "tuple" -> closing(new TupleType(parseList()));
      case "vector" -> {
        CqlType element = parseType();
        expect(',');
        yield closing(new VectorType(element, dimension()));
      }
      default -> throw unparsable();
    };
  }

  private List<CqlType> parseList() {
    List<CqlType> types = new ArrayList<>();
    types.add(parseType());
    skipBlanks();
    while (position < text.length() && text.charAt(position) == ',') {
      position++;
      types.add(parseType());
      skipBlanks();
    }
    return types;
  }

  private int dimension() {
    try {
      return Integer.parseInt(plainName());
    } catch (NumberFormatException e) {
      throw new CqlTypeException("Unable to parse the type '" + text + "'", e);
    }
  }

  private CqlType closing(CqlType type) {
    expect('>');
    return type;
  }

  private void expect(char c) {
    skipBlanks();
    if (position >= text.length() || text.charAt(position) != c) {
      throw unparsable();
    }
    position++;
  }

  private String plainName() {
    skipBlanks();
    int start = position;
    while (position < text.length() && isNamePart(text.charAt(position))) {
      position++;
    }
    if (position == start) {
      throw unparsable();
    }
    return text.substring(start, position).toLowerCase(Locale.ROOT);
  }

  private static boolean isNamePart(char c) {
    return c == '_' || (c < 128 && Character.isLetterOrDigit(c));
  }

  private String quotedName() {
    StringBuilder name = new StringBuilder();
    for (position++; position < text.length(); position++) {
      if (text.charAt(position) == '"') {
        boolean doubled = position + 1 < text.length() && text.charAt(position + 1) == '"';
        if (!doubled) {
          position++;
          return name.toString();
        }
        position++;
      }
      name.append(text.charAt(position));
    }
    throw unparsable();
  }

  private void skipBlanks() {
    while (position < text.length() && Character.isWhitespace(text.charAt(position))) {
      position++;
    }
  }

  private CqlTypeException unparsable() {
    return new CqlTypeException("Unable to parse the type '" + text + "'");
  }
}
