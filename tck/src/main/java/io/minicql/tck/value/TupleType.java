package io.minicql.tck.value;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** A tuple: its components with their lengths; missing ones at the end are null. */
public record TupleType(List<ValueType> components) implements ValueType {
  public TupleType {
    components = List.copyOf(components);
  }

  @Override
  public String cqlName() {
    return components.stream()
        .map(ValueType::cqlName)
        .collect(Collectors.joining(", ", "tuple<", ">"));
  }

  @Override
  public String literalOf(byte[] bytes) {
    return "(" + String.join(", ", texts(components, bytes)) + ")";
  }

  @Override
  public byte[] read(LiteralReader in) {
    in.expect('(');
    ByteWriter out = new ByteWriter();
    for (int i = 0; !in.take(')'); i++) {
      out.value(in.element(components.get(i)));
      in.take(',');
    }
    return out.toBytes();
  }

  static List<String> texts(List<ValueType> types, byte[] bytes) {
    ByteReader in = new ByteReader(bytes);
    List<String> texts = new ArrayList<>();
    for (ValueType type : types) {
      texts.add(in.remaining() == 0 ? "null" : type.text(in.value()));
    }
    return texts;
  }
}
