package io.minicql.grammar.internal;

import io.minicql.grammar.CqlParser;
import io.minicql.grammar.ast.ConstantKind;
import io.minicql.grammar.ast.Permission;
import io.minicql.grammar.ast.PropertyValue;
import io.minicql.grammar.ast.QualifiedName;
import io.minicql.grammar.ast.RawAssignment;
import io.minicql.grammar.ast.RawResource;
import io.minicql.grammar.ast.RawTerm;
import io.minicql.grammar.ast.RawType;
import io.minicql.grammar.ast.SourceSpan;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** What the productions call: spans, texts of tokens, markers, depth, and rules beyond syntax. */
abstract class TreeSupport extends Lookahead {
  static final QualifiedName DEFAULT_MASK = new QualifiedName("system", "mask_default");

  /** Names that Cassandra keeps free for types to come. */
  private static final Set<String> RESERVED_TYPE_NAMES =
      Set.of("byte", "complex", "enum", "date", "interval", "macaddr", "bitstring");

  /** More digits make an exponent that even a BigDecimal refuses. */
  private static final int MAX_EXPONENT_DIGITS = 10;

  /** A number with fewer chars and no exponent is in the range of a double. */
  private static final int MAX_DOUBLE_DIGITS = 308;

  private String text = "";
  private List<RawTerm.BindMarker> markers = List.of();
  private int depth;
  private final Decision decision = new Decision();

  /** The depth of the deepest place in the operand that is being read. */
  private int deepest;

  final void begin(String newText) {
    text = newText;
    markers = List.of();
    depth = 0;
    deepest = 0;
    decision.reset();
  }

  @Override
  final String text() {
    return text;
  }

  final List<RawTerm.BindMarker> markers() {
    return markers;
  }

  final Decision decision() {
    return decision;
  }

  // ---------------------------------------------------------------- positions and depth

  final int begin() {
    return peek(1).begin;
  }

  final SourceSpan spanFrom(int begin) {
    return new SourceSpan(begin, consumed().end);
  }

  final SourceSpan spanOfToken() {
    return new SourceSpan(consumed().begin, consumed().end);
  }

  /** Cassandra's parser decides here by several tokens, and its messages point here. */
  final void decideHere(int reach) {
    decision.begin(peek(1), reach, Follow.NOTHING);
  }

  final void decideHere(Follow follow) {
    decision.begin(peek(1), 1, follow);
  }

  final void decideNativeType() {
    if (isNativeType(peek(1).kind)) {
      decideHere(Follow.TYPE);
    }
  }

  final void decideFurther(int reach) {
    decision.widen(consumed(), reach);
  }

  final void enter() {
    depth++;
    deepest = Math.max(deepest, depth);
    checkDepth(depth);
  }

  final void leave() {
    depth--;
  }

  final void leaveTerm() {
    depth--;
    decision.endTerm(consumed());
  }

  /**
   * Begins an operand behind which operators, fields or elements may follow. A row of them nests
   * without brackets: each makes all that stands before it one level deeper.
   *
   * @return what {@link #endOperand} must be given
   */
  final int beginOperand() {
    int outside = deepest;
    deepest = depth;
    return outside;
  }

  /** Notes that what was read since {@link #beginOperand} is inside of one more level. */
  final void sink() {
    deepest++;
    checkDepth(deepest);
  }

  final void endOperand(int outside) {
    deepest = Math.max(deepest, outside);
  }

  private static void checkDepth(int levels) {
    if (levels > CqlParser.MAX_NESTING_DEPTH) {
      throw Refusal.worded(
          "Statement is nested more than " + CqlParser.MAX_NESTING_DEPTH + " levels deep");
    }
  }

  // ---------------------------------------------------------------- lists

  /** The list with one more element; the argument may be immutable and must not be used again. */
  static <T> List<T> plus(List<T> list, T element) {
    if (list instanceof ArrayList<T>) {
      list.add(element);
      return list;
    }
    List<T> longer = new ArrayList<>(Math.max(4, 2 * list.size()));
    longer.addAll(list);
    longer.add(element);
    return longer;
  }

  // ---------------------------------------------------------------- texts of tokens

  private String textOf(Token t) {
    return text.substring(t.begin, t.end);
  }

  final String consumedText() {
    return textOf(consumed());
  }

  final String lowerText(Token t) {
    return textOf(t).toLowerCase(Locale.ROOT);
  }

  /** A name as it is looked up: quoted ones as they are, others in lower case. */
  final String nameText(Token t) {
    return t.kind == QUOTED_NAME ? unquoted(t, '"', "\"\"", "\"") : lowerText(t);
  }

  /** A keyword as a value: as it was written, save for types. */
  final String keywordText(Token t) {
    return isNativeType(t.kind) ? lowerText(t) : textOf(t);
  }

  /** A function's name; Cassandra does not fold unreserved keywords here. */
  final String functionText(Token t) {
    return isBasicKeyword(t.kind) ? textOf(t) : nameText(t);
  }

  final String keyspaceText(Token t) {
    if (t.kind == K_TOKEN) {
      throw Refusal.noAlternative();
    }
    return nameText(t);
  }

  final String userTypeText(Token t) {
    if (t.kind == IDENT && RESERVED_TYPE_NAMES.contains(textOf(t))) {
      throw Refusal.worded("Invalid (reserved) user type name " + textOf(t));
    }
    return nameText(t);
  }

  final String stringText() {
    return contentOf(consumed());
  }

  /** A string's or a quoted name's content. */
  final String contentOf(Token t) {
    if (t.kind == QUOTED_NAME) {
      return nameText(t);
    }
    return text.charAt(t.begin) == '$'
        ? text.substring(t.begin + 2, t.end - 2)
        : unquoted(t, '\'', "''", "'");
  }

  private String unquoted(Token t, char quote, String doubled, String single) {
    String inner = text.substring(t.begin + 1, t.end - 1);
    return inner.indexOf(quote) < 0 ? inner : inner.replace(doubled, single);
  }

  final int intText() {
    try {
      return Integer.parseInt(consumedText());
    } catch (NumberFormatException e) {
      throw failed("NumberFormatException " + e.getMessage());
    }
  }

  final long longText() {
    try {
      return Long.parseLong(consumedText());
    } catch (NumberFormatException e) {
      throw failed("NumberFormatException " + e.getMessage());
    }
  }

  final boolean booleanText() {
    return Boolean.parseBoolean(consumedText());
  }

  /** Where Cassandra's parser stumbles instead of refusing, its server says it so. */
  final Refusal failed(String reason) {
    return Refusal.worded("Failed parsing statement: [" + text + "] reason: " + reason);
  }

  // ---------------------------------------------------------------- terms

  final RawTerm.Constant constant(ConstantKind kind) {
    String value = kind == ConstantKind.STRING ? stringText() : consumedText();
    if (kind == ConstantKind.FLOAT) {
      checkRange(value);
    }
    return new RawTerm.Constant(kind, value, spanOfToken());
  }

  /** Cassandra refuses floats beyond the range of a double while it parses, in these words. */
  private void checkRange(String number) {
    int e = Math.max(number.indexOf('e'), number.indexOf('E'));
    if (e >= 0 && significantDigits(number, e + 1) > MAX_EXPONENT_DIGITS) {
      throw failed("NumberFormatException Too many nonzero exponent digits.");
    }
    if ((e >= 0 || number.length() > MAX_DOUBLE_DIGITS)
        && Double.isInfinite(Double.parseDouble(number))) {
      throw failed(
          "NumberFormatException Character I is neither a decimal digit number, decimal point, nor"
              + " \"e\" notation exponential mark.");
    }
  }

  private static int significantDigits(String number, int begin) {
    int at = begin;
    while (at < number.length() && "+-0".indexOf(number.charAt(at)) >= 0) {
      at++;
    }
    return number.length() - at;
  }

  final RawTerm.Constant floatConstant(String value) {
    return new RawTerm.Constant(ConstantKind.FLOAT, value, spanOfToken());
  }

  final RawTerm marker(@Nullable String name, int begin) {
    RawTerm.BindMarker marker = new RawTerm.BindMarker(name, markers.size(), spanFrom(begin));
    markers = markers.isEmpty() ? List.of(marker) : plus(markers, marker);
    return marker;
  }

  /** Refuses {@code name(}: the name was no function's. */
  final void noCallHere() {
    if (peek(1).kind == LPAREN) {
      throw Refusal.noAlternative();
    }
  }

  /** Refuses a name that is no call: there are no columns in terms. */
  final void callHere() {
    if (peek(1).kind != LPAREN) {
      throw Refusal.noAlternative();
    }
  }

  final String noMarker(String what) {
    return refuse("Bind variables cannot be used for " + what + " names");
  }

  // ---------------------------------------------------------------- assignments

  final void sameColumn(String column, String other, String sign) {
    if (!column.equals(other)) {
      throw onlyForm("X " + sign + "<value>");
    }
  }

  /** {@code x = x -1}, where the sign belongs to the number. */
  final void sameColumnBefore(String column, String other, RawTerm number) {
    if (!column.equals(other)) {
      throw onlyForm("X " + (text.charAt(number.span().begin()) == '-' ? '-' : '+') + " <value>");
    }
  }

  final void samePrepended(String column, String other) {
    if (!column.equals(other)) {
      throw onlyForm("<value> + X");
    }
  }

  private static Refusal onlyForm(String right) {
    return Refusal.worded("Only expressions of the form X = " + right + " are supported.");
  }

  final void checkCompatible(List<RawAssignment> earlier, RawAssignment next) {
    for (RawAssignment a : earlier) {
      boolean anySets =
          a instanceof RawAssignment.SetValue || next instanceof RawAssignment.SetValue;
      if (anySets && a.column().equals(next.column())) {
        throw Refusal.worded("Multiple incompatible setting of column " + next.column());
      }
    }
  }

  // ---------------------------------------------------------------- types

  final RawType frozen(RawType inner, int begin) {
    if (inner instanceof RawType.Native || inner instanceof RawType.Custom) {
      String name =
          inner instanceof RawType.Custom custom
              ? '\'' + CustomTypes.qualified(custom.className()) + '\''
              : inner.span().of(text).toLowerCase(Locale.ROOT);
      throw Refusal.worded(
          "frozen<> is only allowed on collections, tuples, and user-defined types (got "
              + name
              + ')');
    }
    return new RawType.Frozen(inner, spanFrom(begin));
  }

  final RawType customType() {
    String className = stringText();
    String problem = CustomTypes.problem(className);
    if (problem != null) {
      throw Refusal.worded("Error setting type " + className + ": " + problem);
    }
    return new RawType.Custom(className, spanOfToken());
  }

  // ---------------------------------------------------------------- properties

  final void addProperty(Map<String, PropertyValue> all, String name, PropertyValue value) {
    if (all.put(name, value) != null) {
      throw Refusal.worded("Multiple definitions for property '" + name + "'");
    }
  }

  final void addEntry(Map<String, String> all, RawTerm key, RawTerm value) {
    if (!(key instanceof RawTerm.Constant k)) {
      throw Refusal.worded("Invalid property name: " + written(key) + noMarkerHint(key));
    }
    if (!(value instanceof RawTerm.Constant v)) {
      throw Refusal.worded(
          "Invalid property value: "
              + written(value)
              + " for property: "
              + written(key)
              + noMarkerHint(value));
    }
    if (all.put(k.text(), v.text()) != null) {
      throw Refusal.worded("Multiple definition for property " + k.text());
    }
  }

  private String written(RawTerm t) {
    if (t instanceof RawTerm.Null) {
      return "NULL";
    }
    return t instanceof RawTerm.BindMarker ? "?" : t.span().of(text);
  }

  private static String noMarkerHint(RawTerm t) {
    return t instanceof RawTerm.BindMarker
        ? " (bind variables are not supported in DDL queries)"
        : "";
  }

  final void noCompactView(TableParts parts) {
    if (parts.compact) {
      throw Refusal.worded("COMPACT STORAGE tables are not allowed starting with version 4.0");
    }
  }

  // ---------------------------------------------------------------- access

  final Permission permissionOfToken() {
    return Permission.valueOf(consumedText().toUpperCase(Locale.ROOT));
  }

  final Set<Permission> applicable(Set<Permission> requested, RawResource resource) {
    ResourceRules rules = resource.accept(ResourceRules.OF);
    Set<Permission> both = rules.among(requested);
    if (both.isEmpty()) {
      throw Refusal.worded(
          "Resource type "
              + rules.typeName()
              + " does not support any of the requested permissions");
    }
    return both;
  }

  final String mbean(String name, boolean mustBePattern) {
    String problem = MBeanNames.problem(name, mustBePattern);
    if (problem != null) {
      throw Refusal.worded(problem);
    }
    return name;
  }

  final RawResource allFunctions(@Nullable String keyspace, int begin) {
    return keyspace == null
        ? new RawResource.AllFunctions(spanFrom(begin))
        : new RawResource.AllFunctionsIn(keyspace, spanFrom(begin));
  }

  final String noQuotedUser() {
    return refuse(
        "Quoted strings are are not supported for user names and USER is deprecated, please use"
            + " ROLE");
  }

  final String noQuotedIdentity() {
    return refuse("Quoted strings are are not supported for identity");
  }

  /** Typed as if it returned, because statements after a throw do not compile in productions. */
  @SuppressWarnings("DoNotCallSuggester")
  private static String refuse(String message) {
    throw Refusal.worded(message);
  }

  static @Nullable QualifiedName described(@Nullable String keyspace) {
    return keyspace == null ? null : QualifiedName.of(keyspace);
  }

  /** The kinds as an error lists them. */
  static List<String> names(int[] kinds) {
    return Arrays.stream(kinds).mapToObj(TokenNames::of).toList();
  }
}
