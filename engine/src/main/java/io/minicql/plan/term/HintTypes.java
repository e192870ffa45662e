package io.minicql.plan.term;

import io.minicql.CqlException;
import io.minicql.ErrorCode;
import io.minicql.grammar.ast.RawType;
import io.minicql.schema.SchemaSnapshot;
import io.minicql.type.CqlType;
import io.minicql.type.ListType;
import io.minicql.type.MapType;
import io.minicql.type.NativeType;
import io.minicql.type.SetType;
import io.minicql.type.TupleType;
import io.minicql.type.UdtType;
import io.minicql.type.VectorType;
import java.util.Locale;

/**
 * The types that hints and casts name; the same types as those of columns, without their limits.
 */
final class HintTypes implements RawType.Visitor<CqlType> {
  private final SchemaSnapshot schema;
  private final String keyspace;

  HintTypes(SchemaSnapshot schema, String keyspace) {
    this.schema = schema;
    this.keyspace = keyspace;
  }

  @Override
  public CqlType visitNative(RawType.Native type) {
    return type.name().equals("varchar")
        ? NativeType.TEXT
        : NativeType.valueOf(type.name().toUpperCase(Locale.ROOT));
  }

  @Override
  public CqlType visitListOf(RawType.ListOf type) {
    return new ListType(inner(type.element()), false);
  }

  @Override
  public CqlType visitSetOf(RawType.SetOf type) {
    return new SetType(inner(type.element()), false);
  }

  @Override
  public CqlType visitMapOf(RawType.MapOf type) {
    return new MapType(inner(type.key()), inner(type.value()), false);
  }

  @Override
  public CqlType visitTupleOf(RawType.TupleOf type) {
    return new TupleType(type.elements().stream().map(this::inner).toList());
  }

  @Override
  public CqlType visitVectorOf(RawType.VectorOf type) {
    return new VectorType(inner(type.element()), type.dimension());
  }

  @Override
  public CqlType visitFrozen(RawType.Frozen type) {
    if (type.inner() instanceof RawType.Native) {
      throw new CqlException(
          ErrorCode.SYNTAX_ERROR,
          "frozen<> is only allowed on collections, tuples, and user-defined types (got "
              + type.inner().accept(new RawTypeText(keyspace))
              + ")");
    }
    return type.inner().accept(this).freeze();
  }

  @Override
  public CqlType visitUserDefined(RawType.UserDefined type) {
    String typeKeyspace = type.name().keyspace() == null ? keyspace : type.name().keyspace();
    UdtType found = schema.userType(typeKeyspace, type.name().name());
    if (found == null) {
      throw CqlException.invalid("Unknown type " + typeKeyspace + "." + type.name().name());
    }
    return found;
  }

  @Override
  public CqlType visitCustom(RawType.Custom type) {
    throw CqlException.invalid("Custom types are not supported: '" + type.className() + "'");
  }

  private CqlType inner(RawType type) {
    return type.accept(this).freeze();
  }
}
