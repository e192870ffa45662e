package io.minicql.plan.read;

import static java.util.stream.Collectors.joining;

import io.minicql.type.CqlType;
import io.minicql.type.ListType;
import io.minicql.type.MapType;
import io.minicql.type.SetType;
import io.minicql.type.TupleType;
import io.minicql.type.UdtType;
import io.minicql.type.VectorType;

/** Types as the protocol gives them: nothing of frozen, user types with their keyspace. */
final class WireTypeText {
  private WireTypeText() {}

  static String of(CqlType type) {
    String inner = type.components().stream().map(WireTypeText::of).collect(joining(", "));
    if (type instanceof UdtType udt) {
      return udt.keyspace() + "." + udt.name();
    }
    if (type instanceof VectorType vector) {
      return "vector<" + inner + ", " + vector.dimension() + ">";
    }
    if (type instanceof ListType) {
      return "list<" + inner + ">";
    }
    if (type instanceof SetType) {
      return "set<" + inner + ">";
    }
    if (type instanceof MapType) {
      return "map<" + inner + ">";
    }
    return type instanceof TupleType ? "tuple<" + inner + ">" : type.cql();
  }
}
