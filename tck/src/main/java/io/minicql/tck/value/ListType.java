package io.minicql.tck.value;

import java.util.ArrayList;
import java.util.List;

/** A list: a count, then each element with its length before it. */
public record ListType(ValueType element) implements ValueType {
  @Override
  public String cqlName() {
    return "list<" + element.cqlName() + ">";
  }

  @Override
  public String literalOf(byte[] bytes) {
    return "[" + elements(element, bytes) + "]";
  }

  @Override
  public byte[] read(LiteralReader in) {
    in.expect('[');
    return readElements(element, in, ']');
  }

  static String elements(ValueType element, byte[] bytes) {
    ByteReader in = new ByteReader(bytes);
    List<String> texts = new ArrayList<>();
    for (int left = in.int32(); left > 0; left--) {
      texts.add(element.text(in.value()));
    }
    return String.join(", ", texts);
  }

  static byte[] readElements(ValueType element, LiteralReader in, char end) {
    ByteWriter out = new ByteWriter();
    int count = 0;
    while (!in.take(end)) {
      out.value(in.element(element));
      count++;
      in.take(',');
    }
    return new ByteWriter().int32(count).raw(out.toBytes()).toBytes();
  }
}
