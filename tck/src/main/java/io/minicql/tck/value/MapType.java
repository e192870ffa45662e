package io.minicql.tck.value;

import java.util.ArrayList;
import java.util.List;

/** A map: a count, then key and value by turns, each with its length before it. */
public record MapType(ValueType key, ValueType value) implements ValueType {
  @Override
  public String cqlName() {
    return "map<" + key.cqlName() + ", " + value.cqlName() + ">";
  }

  @Override
  public String literalOf(byte[] bytes) {
    ByteReader in = new ByteReader(bytes);
    List<String> texts = new ArrayList<>();
    for (int left = in.int32(); left > 0; left--) {
      texts.add(key.text(in.value()) + ": " + value.text(in.value()));
    }
    return "{" + String.join(", ", texts) + "}";
  }

  @Override
  public byte[] read(LiteralReader in) {
    in.expect('{');
    ByteWriter out = new ByteWriter();
    int count = 0;
    while (!in.take('}')) {
      out.value(in.element(key));
      in.expect(':');
      out.value(in.element(value));
      count++;
      in.take(',');
    }
    return new ByteWriter().int32(count).raw(out.toBytes()).toBytes();
  }
}
