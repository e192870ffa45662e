package io.minicql.plan.term;

import io.minicql.ColumnSpec;
import io.minicql.CqlException;
import io.minicql.grammar.ast.RawTerm;
import io.minicql.grammar.ast.RawTerm.UdtLiteral;
import io.minicql.type.AssignmentFit;
import io.minicql.type.CollectionBytes;
import io.minicql.type.UdtType;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** {@code {field: a, other: b}}; fields that are not named are null. */
final class UdtLiterals {
  private final TermBinder binder;

  UdtLiterals(TermBinder binder) {
    this.binder = binder;
  }

  Term bind(UdtLiteral literal, ColumnSpec receiver) {
    if (!(receiver.type() instanceof UdtType type)) {
      throw CqlException.invalid(
          "Invalid user type literal for " + receiver.name() + " of type " + receiver.type().cql());
    }
    Map<String, RawTerm> byName = byName(literal);
    requireFit(type, byName, receiver);
    List<Term> fields = new ArrayList<>();
    for (int i = 0; i < type.fieldNames().size(); i++) {
      String name = type.fieldNames().get(i);
      ColumnSpec field = Receivers.field(receiver, name, type.fieldTypes().get(i));
      RawTerm value = byName.get(name);
      fields.add(value == null ? new ConstantTerm(field.type(), null) : binder.bind(value, field));
    }
    requireKnownFields(type, literal);
    // An unset field becomes EMPTY here, as it does in Cassandra.
    return CompositeTerm.of(type, fields, CollectionBytes::packTuple);
  }

  AssignmentFit fit(UdtLiteral literal, ColumnSpec receiver) {
    if (!(receiver.type() instanceof UdtType type)) {
      return AssignmentFit.NONE;
    }
    Map<String, RawTerm> byName = byName(literal);
    for (int i = 0; i < type.fieldNames().size(); i++) {
      if (!fieldFits(type, i, byName, receiver)) {
        return AssignmentFit.NONE;
      }
    }
    return AssignmentFit.CONVERTIBLE;
  }

  private void requireFit(UdtType type, Map<String, RawTerm> byName, ColumnSpec receiver) {
    for (int i = 0; i < type.fieldNames().size(); i++) {
      if (!fieldFits(type, i, byName, receiver)) {
        throw CqlException.invalid(
            String.format(
                "Invalid user type literal for %s: field %s is not of type %s",
                receiver.name(), type.fieldNames().get(i), type.fieldTypes().get(i).cql()));
      }
    }
  }

  private boolean fieldFits(
      UdtType type, int index, Map<String, RawTerm> byName, ColumnSpec receiver) {
    String name = type.fieldNames().get(index);
    RawTerm value = byName.get(name);
    ColumnSpec field = Receivers.field(receiver, name, type.fieldTypes().get(index));
    return value == null || binder.fit(value, field).isAssignable();
  }

  private static void requireKnownFields(UdtType type, UdtLiteral literal) {
    for (RawTerm.FieldValue field : literal.fields()) {
      if (type.fieldIndex(field.field()) < 0) {
        throw CqlException.invalid(
            "Unknown field '" + field.field() + "' in value of user defined type " + type.name());
      }
    }
  }

  private static Map<String, RawTerm> byName(UdtLiteral literal) {
    Map<String, RawTerm> byName = new HashMap<>();
    literal.fields().forEach(field -> byName.put(field.field(), field.value()));
    return byName;
  }
}
