package io.minicql.plan.selection;

import io.minicql.ColumnSpec;
import io.minicql.CqlException;
import io.minicql.function.CqlFunction;
import io.minicql.function.FunctionRequest;
import io.minicql.grammar.ast.QualifiedName;
import io.minicql.grammar.ast.RawTerm;
import io.minicql.grammar.ast.RawType;
import io.minicql.plan.PlanContext;
import io.minicql.plan.term.TermBinder;
import io.minicql.schema.TableMetadata;
import io.minicql.type.CqlType;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What the parts of one SELECT clause share while they are bound. */
record SelectionScope(PlanContext context, TableMetadata table, TermBinder terms) {
  /** What Cassandra calls bind markers in a selection. */
  private static final String MARKER_NAME = "[selection]";

  ColumnSpec spec(String name, CqlType type) {
    return new ColumnSpec(table.keyspace(), table.name(), name, type);
  }

  /** Where a literal's value goes. */
  ColumnSpec receiver(CqlType type) {
    return spec(MARKER_NAME, type);
  }

  /** The table's columns as the place of a term; name and type do not matter. */
  ColumnSpec anywhere() {
    return receiver(table.columns().get(0).type());
  }

  /**
   * Finds a function.
   *
   * @return null where none has the name
   * @throws CqlException where none of the name fits the arguments
   */
  @Nullable CqlFunction resolve(QualifiedName name, List<Selectable> arguments) {
    return context
        .functions()
        .resolve(
            new FunctionRequest(
                context.schema(),
                name.keyspace(),
                name.name(),
                List.copyOf(arguments),
                new FunctionRequest.TableRef(table.keyspace(), table.name()),
                null));
  }

  String text(RawTerm term) {
    return terms.text(term, anywhere());
  }

  CqlType type(RawType type) {
    CqlType resolved = terms.exactType(hint(type), anywhere());
    if (resolved == null) {
      throw new IllegalStateException("a written type without a type");
    }
    return resolved;
  }

  /** A type hint as it is printed: {@code (type)}. */
  String hintText(RawType type) {
    String text = text(hint(type));
    return text.substring(0, text.length() - "NULL".length());
  }

  private static RawTerm hint(RawType type) {
    return new RawTerm.TypeHint(type, new RawTerm.Null(type.span()), type.span());
  }

  static CqlException cannotInfer(String text) {
    return CqlException.invalid(
        "Cannot infer type for term "
            + text
            + " in selection clause (try using a cast to force a type)");
  }
}
