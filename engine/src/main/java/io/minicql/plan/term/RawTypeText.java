package io.minicql.plan.term;

import io.minicql.grammar.ast.RawType;
import java.util.stream.Collectors;

/** Raw types as Cassandra's errors print them. */
final class RawTypeText implements RawType.Visitor<String> {
  private final String keyspace;

  RawTypeText(String keyspace) {
    this.keyspace = keyspace;
  }

  @Override
  public String visitNative(RawType.Native type) {
    return type.name();
  }

  @Override
  public String visitListOf(RawType.ListOf type) {
    return "list<" + element(type.element()) + ">";
  }

  @Override
  public String visitSetOf(RawType.SetOf type) {
    return "set<" + element(type.element()) + ">";
  }

  @Override
  public String visitMapOf(RawType.MapOf type) {
    return "map<" + element(type.key()) + ", " + element(type.value()) + ">";
  }

  @Override
  public String visitTupleOf(RawType.TupleOf type) {
    return type.elements().stream()
        .map(this::element)
        .collect(Collectors.joining(", ", "tuple<", ">"));
  }

  @Override
  public String visitVectorOf(RawType.VectorOf type) {
    return "vector<" + element(type.element()) + ", " + type.dimension() + ">";
  }

  @Override
  public String visitFrozen(RawType.Frozen type) {
    return "frozen<" + element(type.inner()) + ">";
  }

  @Override
  public String visitUserDefined(RawType.UserDefined type) {
    return type.name().keyspaceOr(keyspace) + "." + type.name().name();
  }

  @Override
  public String visitCustom(RawType.Custom type) {
    return type.className();
  }

  private String element(RawType type) {
    return type.accept(this);
  }
}
