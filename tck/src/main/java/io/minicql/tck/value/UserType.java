package io.minicql.tck.value;

import java.util.ArrayList;
import java.util.List;

/** A user type: the bytes of a tuple of its fields. */
public record UserType(String keyspace, String name, List<Field> fields) implements ValueType {
  /** A field, in the order of the type. */
  public record Field(String name, ValueType type) {}

  public UserType {
    fields = List.copyOf(fields);
  }

  @Override
  public String cqlName() {
    return keyspace + "." + name;
  }

  @Override
  public String literalOf(byte[] bytes) {
    List<String> texts = TupleType.texts(fields.stream().map(Field::type).toList(), bytes);
    List<String> named = new ArrayList<>();
    for (int i = 0; i < texts.size(); i++) {
      named.add(fields.get(i).name() + ": " + texts.get(i));
    }
    return "{" + String.join(", ", named) + "}";
  }

  /** Reads the fields in the order of the type; those left out are null. */
  @Override
  public byte[] read(LiteralReader in) {
    in.expect('{');
    ByteWriter out = new ByteWriter();
    for (Field field : fields) {
      if (in.takeWord(field.name())) {
        in.expect(':');
        out.value(in.element(field.type()));
        in.take(',');
      } else {
        out.value(null);
      }
    }
    in.expect('}');
    return out.toBytes();
  }
}
