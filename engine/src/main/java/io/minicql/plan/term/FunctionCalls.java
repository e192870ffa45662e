package io.minicql.plan.term;

import io.minicql.ColumnSpec;
import io.minicql.CqlException;
import io.minicql.function.Argument;
import io.minicql.function.CqlFunction;
import io.minicql.function.FunctionRegistry;
import io.minicql.function.FunctionRequest;
import io.minicql.function.ScalarFunction;
import io.minicql.grammar.ast.QualifiedName;
import io.minicql.grammar.ast.RawTerm;
import io.minicql.schema.SchemaSnapshot;
import io.minicql.type.AssignmentFit;
import io.minicql.type.CqlType;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Calls of functions; operators and casts are functions with names of their own.
 *
 * <p>What was found out about a call is remembered: to pick an overload, each argument is tried
 * with each parameter type, and calls inside of calls would be tried again for each try of the
 * outer ones.
 */
final class FunctionCalls {
  private final TermBinder binder;
  private final SchemaSnapshot schema;
  private final FunctionRegistry functions;
  private final IdentityHashMap<RawTerm, Map<CqlType, AssignmentFit>> fits =
      new IdentityHashMap<>();
  private final IdentityHashMap<RawTerm, Optional<CqlType>> exactTypes = new IdentityHashMap<>();

  FunctionCalls(TermBinder binder, SchemaSnapshot schema, FunctionRegistry functions) {
    this.binder = binder;
    this.schema = schema;
    this.functions = functions;
  }

  /**
   * A call as it was written.
   *
   * @param term the call itself
   * @param operator the operator's sign where the call is an operation
   */
  record Call(
      RawTerm term, QualifiedName name, List<RawTerm> arguments, @Nullable String operator) {}

  Term bind(Call call, ColumnSpec receiver) {
    CqlFunction found = resolve(call, receiver, receiver.type());
    if (found == null) {
      throw CqlException.invalid("Unknown function " + call.name() + " called");
    }
    if (!(found instanceof ScalarFunction function)) {
      throw CqlException.invalid("Aggregation function are not supported in the where clause");
    }
    if (!function.returnType().assignmentTo(receiver.type()).isAssignable()) {
      throw notAssignable(call, function, receiver);
    }
    List<Term> arguments = new ArrayList<>();
    for (int i = 0; i < call.arguments().size(); i++) {
      arguments.add(binder.bind(call.arguments().get(i), parameter(function, i, receiver)));
    }
    return FunctionTerm.of(function, arguments);
  }

  /** Unknown and misused functions fit everything: binding gives them a better error. */
  AssignmentFit fit(Call call, ColumnSpec receiver) {
    Map<CqlType, AssignmentFit> known = fits.computeIfAbsent(call.term(), term -> new HashMap<>());
    AssignmentFit fit = known.get(receiver.type());
    if (fit == null) {
      fit = findFit(call, receiver);
      known.put(receiver.type(), fit);
    }
    return fit;
  }

  private AssignmentFit findFit(Call call, ColumnSpec receiver) {
    CqlFunction function = resolveOrNull(call, receiver, receiver.type());
    return function == null
        ? AssignmentFit.CONVERTIBLE
        : function.returnType().assignmentTo(receiver.type());
  }

  Optional<CqlType> exactType(Call call, ColumnSpec context) {
    Optional<CqlType> type = exactTypes.get(call.term());
    if (type == null) {
      type = Optional.ofNullable(resolveOrNull(call, context, null)).map(CqlFunction::returnType);
      exactTypes.put(call.term(), type);
    }
    return type;
  }

  private @Nullable CqlFunction resolveOrNull(
      Call call, ColumnSpec context, @Nullable CqlType receiver) {
    try {
      return resolve(call, context, receiver);
    } catch (CqlException misused) {
      return null;
    }
  }

  private @Nullable CqlFunction resolve(Call call, ColumnSpec context, @Nullable CqlType receiver) {
    List<Argument> arguments = new ArrayList<>();
    call.arguments().forEach(argument -> arguments.add(binder.argument(argument, context)));
    return functions.resolve(
        new FunctionRequest(
            schema,
            call.name().keyspace(),
            call.name().name(),
            arguments,
            new FunctionRequest.TableRef(context.keyspace(), context.table()),
            receiver));
  }

  private static ColumnSpec parameter(ScalarFunction function, int index, ColumnSpec receiver) {
    String name = "arg" + index + "(" + function.keyspace() + "." + function.name() + ")";
    return new ColumnSpec(
        receiver.keyspace(), receiver.table(), name, function.argumentTypes().get(index));
  }

  private static CqlException notAssignable(
      Call call, ScalarFunction function, ColumnSpec receiver) {
    String what =
        call.operator() == null
            ? "function " + function.keyspace() + "." + function.name()
            : "operation " + call.operator();
    return CqlException.invalid(
        String.format(
            "Type error: cannot assign result of %s (type %s) to %s (type %s)",
            what, function.returnType().cql(), receiver.name(), receiver.type().cql()));
  }
}
