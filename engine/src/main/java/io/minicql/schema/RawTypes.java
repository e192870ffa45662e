package io.minicql.schema;

import io.minicql.grammar.ast.RawType;
import java.util.List;

/** Questions about raw types that need no schema. */
public final class RawTypes {

  private RawTypes() {}

  /** Whether it is the type counter. */
  public static boolean isCounter(RawType type) {
    return type instanceof RawType.Native nativeType && nativeType.name().equals("counter");
  }

  /** Whether it is a user type without frozen around it. */
  public static boolean isNonFrozenUserType(RawType type) {
    return type instanceof RawType.UserDefined;
  }

  /** The type as it was written, for error texts. */
  public static String text(RawType type) {
    return RawTypeText.of(type);
  }

  /** The type with the keyspace before each user type that was written without, for error texts. */
  public static String qualifiedText(RawType type, String keyspace) {
    return RawTypeText.qualified(type, keyspace);
  }

  static boolean isDuration(RawType type) {
    return type instanceof RawType.Native nativeType && nativeType.name().equals("duration");
  }

  static boolean isCollection(RawType type) {
    return type instanceof RawType.ListOf
        || type instanceof RawType.SetOf
        || type instanceof RawType.MapOf;
  }

  /** The types directly inside. */
  static List<RawType> components(RawType type) {
    return type.accept(new Components());
  }

  private static final class Components implements RawType.Visitor<List<RawType>> {
    @Override
    public List<RawType> visitNative(RawType.Native type) {
      return List.of();
    }

    @Override
    public List<RawType> visitListOf(RawType.ListOf type) {
      return List.of(type.element());
    }

    @Override
    public List<RawType> visitSetOf(RawType.SetOf type) {
      return List.of(type.element());
    }

    @Override
    public List<RawType> visitMapOf(RawType.MapOf type) {
      return List.of(type.key(), type.value());
    }

    @Override
    public List<RawType> visitTupleOf(RawType.TupleOf type) {
      return type.elements();
    }

    @Override
    public List<RawType> visitVectorOf(RawType.VectorOf type) {
      return List.of(type.element());
    }

    @Override
    public List<RawType> visitFrozen(RawType.Frozen type) {
      return List.of(type.inner());
    }

    @Override
    public List<RawType> visitUserDefined(RawType.UserDefined type) {
      return List.of();
    }

    @Override
    public List<RawType> visitCustom(RawType.Custom type) {
      return List.of();
    }
  }
}
