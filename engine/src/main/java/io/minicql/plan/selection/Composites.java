package io.minicql.plan.selection;

import static java.util.stream.Collectors.joining;

import io.minicql.CqlException;
import io.minicql.grammar.ast.RawSelector;
import io.minicql.type.AssignmentFit;
import io.minicql.type.CollectionBytes;
import io.minicql.type.CqlType;
import io.minicql.type.ListType;
import io.minicql.type.MapType;
import io.minicql.type.NativeType;
import io.minicql.type.SetType;
import io.minicql.type.TupleType;
import io.minicql.type.UdtType;
import io.minicql.type.VectorType;
import java.util.AbstractMap.SimpleImmutableEntry;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** The kinds of literals that may hold selectors. */
final class Composites {
  private Composites() {}

  static Selectable list(List<Selectable> elements) {
    return new SelectableComposite(
        elements, text -> join(text, elements, "[", "]"), new ListShape(elements));
  }

  static Selectable set(List<Selectable> elements) {
    return new SelectableComposite(
        elements, text -> join(text, elements, "{", "}"), new SetShape(elements));
  }

  static Selectable tuple(List<Selectable> elements) {
    return new SelectableComposite(
        elements, text -> join(text, elements, "(", ")"), new TupleShape(elements));
  }

  static Selectable mapOrUdt(List<RawSelector.MapEntry> raw, List<Selectable> keysAndValues) {
    Function<Function<Selectable, String>, String> naming =
        text -> {
          List<String> entries = new ArrayList<>();
          for (int i = 0; i < keysAndValues.size(); i += 2) {
            entries.add(
                text.apply(keysAndValues.get(i)) + ": " + text.apply(keysAndValues.get(i + 1)));
          }
          return "{" + String.join(", ", entries) + "}";
        };
    return new SelectableComposite(keysAndValues, naming, new MapShape(raw, keysAndValues));
  }

  private static String join(
      Function<Selectable, String> text, List<Selectable> parts, String open, String close) {
    return parts.stream().map(text).collect(joining(", ", open, close));
  }

  private static @Nullable CqlType firstKnown(List<Selectable> parts) {
    return parts.stream()
        .map(Selectable::exactType)
        .filter(Objects::nonNull)
        .findFirst()
        .orElse(null);
  }

  private static AssignmentFit worstFit(List<Selectable> parts, CqlType type) {
    AssignmentFit worst = parts.isEmpty() ? AssignmentFit.CONVERTIBLE : AssignmentFit.EXACT;
    for (Selectable part : parts) {
      AssignmentFit fit = part.fit(type);
      worst = fit.compareTo(worst) > 0 ? fit : worst;
    }
    return worst;
  }

  private static List<Selector> bindAll(List<Selectable> parts, CqlType type) {
    return parts.stream().map(part -> part.bind(type)).toList();
  }

  private static List<byte[]> requireAll(List<byte @Nullable []> values) {
    List<byte[]> present = new ArrayList<>(values.size());
    for (byte[] value : values) {
      if (value == null) {
        throw CqlException.invalid("null is not supported inside collections");
      }
      present.add(value);
    }
    return present;
  }

  /** {@code [a, b]}: a list or a vector. */
  private record ListShape(List<Selectable> elements) implements SelectableComposite.Shape {
    @Override
    public @Nullable CqlType exactType() {
      CqlType element = firstKnown(elements);
      return element == null ? null : new ListType(element, false);
    }

    /** Literals of numbers alone are taken for vectors of floats by what asks for these. */
    @Override
    public @Nullable CqlType preferredType() {
      CqlType exact = exactType();
      boolean floats =
          exact == null
              && !elements.isEmpty()
              && worstFit(elements, NativeType.FLOAT).isAssignable();
      return floats ? new VectorType(NativeType.FLOAT, elements.size()) : exact;
    }

    @Override
    public AssignmentFit fit(CqlType type) {
      if (type instanceof ListType list) {
        return worstFit(elements, list.element());
      }
      return type instanceof VectorType vector && vector.dimension() == elements.size()
          ? worstFit(elements, vector.element())
          : AssignmentFit.NONE;
    }

    @Override
    public @Nullable Selector bind(CqlType type) {
      if (type instanceof VectorType vector) {
        return new CompositeSelector(
            type,
            bindAll(elements, vector.element()),
            values -> CollectionBytes.packVector(vector, requireAll(values)));
      }
      return type instanceof ListType list
          ? new CompositeSelector(
              type, bindAll(elements, list.element()), CollectionBytes::packList)
          : null;
    }
  }

  /** {@code {a, b}}; without elements it may be a map. */
  private record SetShape(List<Selectable> elements) implements SelectableComposite.Shape {
    @Override
    public @Nullable CqlType exactType() {
      CqlType element = firstKnown(elements);
      return element == null ? null : new SetType(element, false);
    }

    @Override
    public AssignmentFit fit(CqlType type) {
      if (type instanceof MapType && elements.isEmpty()) {
        return AssignmentFit.CONVERTIBLE;
      }
      return type instanceof SetType set ? worstFit(elements, set.element()) : AssignmentFit.NONE;
    }

    @Override
    public @Nullable Selector bind(CqlType type) {
      if (type instanceof MapType && elements.isEmpty()) {
        return new CompositeSelector(type, List.of(), CollectionBytes::packList);
      }
      return type instanceof SetType set
          ? new CompositeSelector(
              type,
              bindAll(elements, set.element()),
              values -> CollectionBytes.packSet(set.element(), requireAll(values)))
          : null;
    }
  }

  /** {@code (a, b)}: a tuple; one element in brackets is that element unless a tuple is wanted. */
  private record TupleShape(List<Selectable> elements) implements SelectableComposite.Shape {
    @Override
    public @Nullable CqlType exactType() {
      if (elements.size() == 1) {
        return null;
      }
      List<CqlType> types = new ArrayList<>();
      for (Selectable element : elements) {
        CqlType type = element.exactType();
        if (type == null) {
          return null;
        }
        types.add(type);
      }
      return new TupleType(types);
    }

    @Override
    public @Nullable CqlType preferredType() {
      return elements.size() == 1 ? elements.get(0).preferredType() : exactType();
    }

    @Override
    public AssignmentFit fit(CqlType type) {
      if (!(type instanceof TupleType tuple)) {
        return elements.size() == 1 ? elements.get(0).fit(type) : AssignmentFit.NONE;
      }
      if (elements.size() > tuple.fieldTypes().size()) {
        return AssignmentFit.NONE;
      }
      for (int i = 0; i < elements.size(); i++) {
        if (!elements.get(i).fit(tuple.fieldTypes().get(i)).isAssignable()) {
          return AssignmentFit.NONE;
        }
      }
      return AssignmentFit.CONVERTIBLE;
    }

    @Override
    public @Nullable Selector bind(CqlType type) {
      if (!(type instanceof TupleType tuple)) {
        return elements.size() == 1 ? elements.get(0).bind(type) : null;
      }
      List<Selector> bound = new ArrayList<>();
      for (int i = 0; i < elements.size(); i++) {
        bound.add(elements.get(i).bind(tuple.fieldTypes().get(i)));
      }
      return new CompositeSelector(type, bound, CollectionBytes::packTuple);
    }
  }

  /** {@code {a: b}}: a map, or a user type where the keys are names of its fields. */
  private record MapShape(List<RawSelector.MapEntry> raw, List<Selectable> keysAndValues)
      implements SelectableComposite.Shape {
    @Override
    public @Nullable CqlType exactType() {
      return null;
    }

    @Override
    public AssignmentFit fit(CqlType type) {
      for (int i = 0; i < keysAndValues.size(); i++) {
        CqlType wanted = wanted(type, i);
        boolean isField = type instanceof UdtType && i % 2 == 0;
        if (!isField && (wanted == null || !keysAndValues.get(i).fit(wanted).isAssignable())) {
          return AssignmentFit.NONE;
        }
      }
      return AssignmentFit.CONVERTIBLE;
    }

    /** The type of a key or value. */
    private @Nullable CqlType wanted(CqlType type, int index) {
      if (type instanceof MapType map) {
        return index % 2 == 0 ? map.key() : map.value();
      }
      if (type instanceof UdtType udt) {
        int field = udt.fieldIndex(fieldName(index / 2));
        return field < 0 ? null : udt.fieldTypes().get(field);
      }
      return null;
    }

    private String fieldName(int entry) {
      return raw.get(entry).key() instanceof RawSelector.Column column ? column.name() : "";
    }

    @Override
    public @Nullable Selector bind(CqlType type) {
      if (type instanceof UdtType udt) {
        return bindUdt(udt);
      }
      if (!(type instanceof MapType map)) {
        return null;
      }
      List<Selector> bound = new ArrayList<>();
      for (int i = 0; i < keysAndValues.size(); i++) {
        bound.add(keysAndValues.get(i).bind(i % 2 == 0 ? map.key() : map.value()));
      }
      return new CompositeSelector(type, bound, values -> packMap(map, values));
    }

    private Selector bindUdt(UdtType udt) {
      List<Selector> bound = new ArrayList<>();
      List<Integer> fields = new ArrayList<>();
      for (int entry = 0; entry < raw.size(); entry++) {
        int field = udt.fieldIndex(fieldName(entry));
        if (field < 0) {
          throw CqlException.invalid(
              "Unknown field '"
                  + fieldName(entry)
                  + "' in value of user defined type "
                  + udt.name());
        }
        fields.add(field);
        bound.add(keysAndValues.get(2 * entry + 1).bind(udt.fieldTypes().get(field)));
      }
      return new CompositeSelector(udt, bound, values -> packUdt(udt, fields, values));
    }

    private static byte[] packUdt(
        UdtType udt, List<Integer> fields, List<byte @Nullable []> values) {
      List<byte @Nullable []> byField = new ArrayList<>();
      for (int i = 0; i < udt.fieldTypes().size(); i++) {
        int at = fields.indexOf(i);
        byField.add(at < 0 ? null : values.get(at));
      }
      return CollectionBytes.packTuple(byField);
    }

    /** Unlike keys, values may be null: such a map is given and never stored. */
    private static byte[] packMap(MapType map, List<byte @Nullable []> values) {
      List<Map.Entry<byte[], byte @Nullable []>> entries = new ArrayList<>();
      for (int i = 0; i < values.size(); i += 2) {
        byte[] key = requireAll(values.subList(i, i + 1)).get(0);
        entries.add(new SimpleImmutableEntry<>(key, values.get(i + 1)));
      }
      return CollectionBytes.packMap(map.key(), entries);
    }
  }
}
