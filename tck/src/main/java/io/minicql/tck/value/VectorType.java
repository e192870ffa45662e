package io.minicql.tck.value;

import java.util.ArrayList;
import java.util.List;

/** A vector: its elements one after the other, with their lengths only where these may differ. */
public record VectorType(ValueType element, int dimension) implements ValueType {
  @Override
  public String cqlName() {
    return "vector<" + element.cqlName() + ", " + dimension + ">";
  }

  @Override
  public int fixedLengthBytes() {
    int length = element.fixedLengthBytes();
    return length == NO_FIXED_LENGTH ? NO_FIXED_LENGTH : length * dimension;
  }

  @Override
  public String literalOf(byte[] bytes) {
    if (bytes.length == 0) {
      return "empty";
    }
    ByteReader in = new ByteReader(bytes);
    int fixed = element.fixedLengthBytes();
    List<String> texts = new ArrayList<>();
    for (int i = 0; i < dimension; i++) {
      int length = fixed == NO_FIXED_LENGTH ? (int) in.unsignedVint() : fixed;
      texts.add(element.text(in.take(length)));
    }
    return "[" + String.join(", ", texts) + "]";
  }

  @Override
  public byte[] read(LiteralReader in) {
    in.expect('[');
    ByteWriter out = new ByteWriter();
    while (!in.take(']')) {
      byte[] bytes = element.read(in);
      if (element.fixedLengthBytes() == NO_FIXED_LENGTH) {
        out.unsignedVint(bytes.length);
      }
      out.raw(bytes);
      in.take(',');
    }
    return out.toBytes();
  }
}
