package io.minicql.schema;

import io.minicql.grammar.ast.RawType;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Writes a raw type as Cassandra writes it in error texts: names as stored, without quotes. */
final class RawTypeText implements RawType.Visitor<String> {

  private final @Nullable String keyspace;

  private RawTypeText(@Nullable String keyspace) {
    this.keyspace = keyspace;
  }

  /** The type as it was written. */
  static String of(RawType type) {
    return type.accept(new RawTypeText(null));
  }

  /** The type with the keyspace before each user type that was written without. */
  static String qualified(RawType type, String keyspace) {
    return type.accept(new RawTypeText(keyspace));
  }

  @Override
  public String visitNative(RawType.Native type) {
    return type.name();
  }

  @Override
  public String visitListOf(RawType.ListOf type) {
    return "list<" + type.element().accept(this) + ">";
  }

  @Override
  public String visitSetOf(RawType.SetOf type) {
    return "set<" + type.element().accept(this) + ">";
  }

  @Override
  public String visitMapOf(RawType.MapOf type) {
    return "map<" + type.key().accept(this) + ", " + type.value().accept(this) + ">";
  }

  @Override
  public String visitTupleOf(RawType.TupleOf type) {
    return "tuple<" + join(type.elements()) + ">";
  }

  @Override
  public String visitVectorOf(RawType.VectorOf type) {
    return "vector<" + type.element().accept(this) + ", " + type.dimension() + ">";
  }

  @Override
  public String visitFrozen(RawType.Frozen type) {
    boolean implicit = type.inner() instanceof RawType.VectorOf;
    String inner = type.inner().accept(this);
    return implicit || inner.startsWith("frozen<") ? inner : "frozen<" + inner + ">";
  }

  @Override
  public String visitUserDefined(RawType.UserDefined type) {
    String named = type.name().keyspaceOr(keyspace);
    return named == null ? type.name().name() : named + "." + type.name().name();
  }

  @Override
  public String visitCustom(RawType.Custom type) {
    return "'" + CustomTypes.fullName(type.className()) + "'";
  }

  private String join(List<RawType> types) {
    return types.stream().map(type -> type.accept(this)).collect(Collectors.joining(", "));
  }
}
