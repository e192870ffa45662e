package io.minicql.schema;

import io.minicql.CqlException;
import io.minicql.ErrorCode;
import io.minicql.grammar.ast.RawType;
import io.minicql.type.CqlType;
import io.minicql.type.ListType;
import io.minicql.type.MapType;
import io.minicql.type.NativeType;
import io.minicql.type.SetType;
import io.minicql.type.TupleType;
import io.minicql.type.UdtType;
import io.minicql.type.VectorType;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Gives a raw type its meaning in a keyspace and refuses what no column may have: unknown user
 * types, non-frozen types inside collections, counters and durations where they are not allowed.
 */
public final class TypeResolver implements RawType.Visitor<CqlType> {

  private final String keyspace;
  private final Map<String, UdtType> userTypes;

  /** Resolves in a keyspace with these user types. */
  public TypeResolver(String keyspace, Map<String, UdtType> userTypes) {
    this.keyspace = keyspace;
    this.userTypes = userTypes;
  }

  /** The type; an exception with Cassandra's text when it is not one. */
  public CqlType resolve(RawType type) {
    refuseWrongFrozen(type);
    CqlType resolved = type.accept(this);
    TypeLimits.check(resolved);
    return resolved;
  }

  /** What the parser of Cassandra refuses: {@code frozen<>} around a native type. */
  private static void refuseWrongFrozen(RawType type) {
    if (type instanceof RawType.Frozen frozen) {
      RawType inner = frozen.inner();
      if (inner instanceof RawType.Native || inner instanceof RawType.Custom) {
        throw new CqlException(
            ErrorCode.SYNTAX_ERROR,
            "frozen<> is only allowed on collections, tuples, and user-defined types (got "
                + RawTypeText.of(inner)
                + ")");
      }
    }
    for (RawType component : RawTypes.components(type)) {
      refuseWrongFrozen(component);
    }
  }

  @Override
  public CqlType visitNative(RawType.Native type) {
    String name = type.name().toUpperCase(Locale.ROOT);
    return name.equals("VARCHAR") ? NativeType.TEXT : NativeType.valueOf(name);
  }

  @Override
  public CqlType visitListOf(RawType.ListOf type) {
    return collection(type, type, false);
  }

  @Override
  public CqlType visitSetOf(RawType.SetOf type) {
    return collection(type, type, false);
  }

  @Override
  public CqlType visitMapOf(RawType.MapOf type) {
    return collection(type, type, false);
  }

  @Override
  public CqlType visitTupleOf(RawType.TupleOf type) {
    List<CqlType> elements = new ArrayList<>();
    for (RawType element : type.elements()) {
      if (RawTypes.isCounter(element)) {
        throw CqlException.invalid("Counters are not allowed inside tuples");
      }
      elements.add(frozen(element, element));
    }
    return new TupleType(elements);
  }

  @Override
  public CqlType visitVectorOf(RawType.VectorOf type) {
    if (type.dimension() <= 0) {
      throw CqlException.invalid(
          "vectors may only have positive dimensions; given " + type.dimension());
    }
    return new VectorType(type.element().accept(this), type.dimension());
  }

  @Override
  public CqlType visitFrozen(RawType.Frozen type) {
    return frozen(type.inner(), type);
  }

  @Override
  public CqlType visitUserDefined(RawType.UserDefined type) {
    String named = type.name().keyspaceOr(keyspace);
    if (!keyspace.equals(named)) {
      throw CqlException.invalid(
          "Statement on keyspace "
              + keyspace
              + " cannot refer to a user type in keyspace "
              + named
              + "; user types can only be used in the keyspace they are defined in");
    }
    UdtType found = userTypes.get(type.name().name());
    if (found == null) {
      throw CqlException.invalid("Unknown type " + keyspace + "." + type.name().name());
    }
    return found;
  }

  @Override
  public CqlType visitCustom(RawType.Custom type) {
    return CustomTypes.resolve(type.className());
  }

  /** The frozen form: what is inside a frozen type needs no frozen of its own. */
  private CqlType frozen(RawType type, RawType written) {
    if (RawTypes.isCollection(type)) {
      return collection(type, written, true);
    }
    return type.accept(this).freeze();
  }

  private CqlType collection(RawType type, RawType written, boolean frozen) {
    for (RawType inner : RawTypes.components(type)) {
      if (RawTypes.isCounter(inner)) {
        throw refusedInside("Counters are not allowed inside collections: ", written);
      }
    }
    refuseDurations(type, written);
    List<CqlType> inner = new ArrayList<>();
    for (RawType component : RawTypes.components(type)) {
      if (!frozen) {
        refuseNonFrozen(component, written);
      }
      inner.add(frozen ? frozen(component, component) : component.accept(this));
    }
    if (type instanceof RawType.MapOf) {
      return new MapType(inner.get(0), inner.get(1), frozen);
    }
    return type instanceof RawType.SetOf
        ? new SetType(inner.get(0), frozen)
        : new ListType(inner.get(0), frozen);
  }

  private static void refuseDurations(RawType type, RawType written) {
    if (type instanceof RawType.SetOf set && RawTypes.isDuration(set.element())) {
      throw refusedInside("Durations are not allowed inside sets: ", written);
    }
    if (type instanceof RawType.MapOf map && RawTypes.isDuration(map.key())) {
      throw refusedInside("Durations are not allowed as map keys: ", written);
    }
  }

  private static void refuseNonFrozen(RawType component, RawType written) {
    if (RawTypes.isCollection(component)) {
      throw refusedInside("Non-frozen collections are not allowed inside collections: ", written);
    }
    if (component instanceof RawType.UserDefined) {
      throw refusedInside("Non-frozen UDTs are not allowed inside collections: ", written);
    }
  }

  private static CqlException refusedInside(String why, RawType written) {
    return CqlException.invalid(why + RawTypeText.of(written));
  }
}
