package io.minicql.plan.term;

import io.minicql.ColumnSpec;
import io.minicql.CqlException;
import io.minicql.grammar.ast.RawTerm.TypeHint;
import io.minicql.grammar.ast.RawType;
import io.minicql.schema.KeyspaceMetadata;
import io.minicql.schema.RawTypes;
import io.minicql.schema.SchemaSnapshot;
import io.minicql.schema.TypeResolver;
import io.minicql.type.AssignmentFit;
import io.minicql.type.CqlType;
import java.util.Map;

/** {@code (type) term}: says which type a term has, and converts nothing. */
final class TypeHints {
  private final TermBinder binder;
  private final SchemaSnapshot schema;

  TypeHints(TermBinder binder, SchemaSnapshot schema) {
    this.binder = binder;
    this.schema = schema;
  }

  Term bind(TypeHint hint, ColumnSpec receiver) {
    CqlType type = resolve(hint.type(), receiver);
    String typeText = RawTypes.qualifiedText(hint.type(), receiver.keyspace());
    ColumnSpec hinted = new ColumnSpec(receiver.keyspace(), receiver.table(), typeText, type);
    if (!binder.fit(hint.term(), hinted).isAssignable()) {
      throw CqlException.invalid(
          String.format(
              "Cannot cast value %s to type %s", binder.text(hint.term(), receiver), typeText));
    }
    if (!fit(type, receiver.type()).isAssignable()) {
      throw CqlException.invalid(
          String.format(
              "Cannot assign value %s to %s of type %s",
              binder.text(hint, receiver), receiver.name(), receiver.type().cql()));
    }
    return binder.bind(hint.term(), receiver);
  }

  AssignmentFit fit(TypeHint hint, ColumnSpec receiver) {
    return fit(resolve(hint.type(), receiver), receiver.type());
  }

  /** Other than values, hints have to be frozen where the receiver is. */
  private static AssignmentFit fit(CqlType hinted, CqlType receiver) {
    if (hinted.equals(receiver)) {
      return AssignmentFit.EXACT;
    }
    return receiver.isValueCompatibleWith(hinted) ? AssignmentFit.CONVERTIBLE : AssignmentFit.NONE;
  }

  /** The type that is written; user types without a keyspace are those of the context's. */
  CqlType resolve(RawType type, ColumnSpec context) {
    KeyspaceMetadata keyspace = schema.keyspace(context.keyspace());
    return new TypeResolver(context.keyspace(), keyspace == null ? Map.of() : keyspace.userTypes())
        .resolve(type);
  }
}
