package io.minicql.tck.value;

/** A set: the bytes of a list, in the order of the element type. */
public record SetType(ValueType element) implements ValueType {
  @Override
  public String cqlName() {
    return "set<" + element.cqlName() + ">";
  }

  @Override
  public String literalOf(byte[] bytes) {
    return "{" + ListType.elements(element, bytes) + "}";
  }

  @Override
  public byte[] read(LiteralReader in) {
    in.expect('{');
    return ListType.readElements(element, in, '}');
  }
}
