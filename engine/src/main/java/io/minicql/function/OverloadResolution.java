package io.minicql.function;

import io.minicql.CqlException;
import io.minicql.type.AssignmentFit;
import io.minicql.type.CqlType;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Picks one of several overloads as Cassandra does, and words the refusal where none is best. */
final class OverloadResolution {
  private static final Pattern PLAIN_NAME = Pattern.compile("[a-z][a-z0-9_]*");

  private OverloadResolution() {}

  static CqlFunction pick(List<CqlFunction> candidates, FunctionRequest request) {
    if (candidates.size() == 1) {
      CqlFunction only = candidates.get(0);
      checkArguments(only, request.arguments());
      return only;
    }
    List<CqlFunction> fitting = new ArrayList<>();
    List<CqlFunction> preferred = new ArrayList<>();
    for (CqlFunction candidate : candidates) {
      if (!returnTypeFits(candidate, request.receiver())) {
        continue;
      }
      AssignmentFit fit = fit(candidate, request.arguments());
      if (fit == AssignmentFit.EXACT) {
        return candidate;
      }
      if (fit.isAssignable()) {
        fitting.add(candidate);
        if (takesPreferredTypes(candidate, request.arguments())) {
          preferred.add(candidate);
        }
      }
    }
    if (fitting.isEmpty()) {
      throw noneFits(candidates, request);
    }
    if (fitting.size() == 1) {
      return fitting.get(0);
    }
    return preferred.size() == 1 ? preferred.get(0) : ofReceiver(fitting, request);
  }

  private static boolean returnTypeFits(CqlFunction candidate, @Nullable CqlType receiver) {
    return receiver == null || candidate.returnType().assignmentTo(receiver).isAssignable();
  }

  private static AssignmentFit fit(CqlFunction candidate, List<Argument> arguments) {
    List<CqlType> parameters = candidate.argumentTypes();
    if (parameters.size() != arguments.size()) {
      return AssignmentFit.NONE;
    }
    AssignmentFit worst = AssignmentFit.EXACT;
    for (int i = 0; i < parameters.size(); i++) {
      AssignmentFit fit = arguments.get(i).fit(parameters.get(i));
      if (!fit.isAssignable()) {
        return AssignmentFit.NONE;
      }
      worst = fit == AssignmentFit.CONVERTIBLE ? fit : worst;
    }
    return worst;
  }

  private static boolean takesPreferredTypes(CqlFunction candidate, List<Argument> arguments) {
    for (int i = 0; i < arguments.size(); i++) {
      if (!candidate.argumentTypes().get(i).equals(arguments.get(i).preferredType())) {
        return false;
      }
    }
    return true;
  }

  /** The operation on the receiver's own type, where markers do not leave more than one. */
  private static CqlFunction ofReceiver(List<CqlFunction> fitting, FunctionRequest request) {
    CqlType receiver = request.receiver();
    boolean hasMarkers = request.arguments().stream().anyMatch(Argument::isMarker);
    if (FunctionNames.operatorOf(request.name()) != null && receiver != null && !hasMarkers) {
      for (CqlFunction candidate : fitting) {
        if (candidate.argumentTypes().stream().allMatch(receiver::equals)) {
          return candidate;
        }
      }
    }
    throw ambiguous(fitting, request);
  }

  static void checkArguments(CqlFunction function, List<Argument> arguments) {
    List<CqlType> parameters = function.argumentTypes();
    if (parameters.size() != arguments.size()) {
      throw CqlException.invalid(
          String.format(
              "Invalid number of arguments in call to function %s: %d required but %d provided",
              fullName(function), parameters.size(), arguments.size()));
    }
    for (int i = 0; i < parameters.size(); i++) {
      if (!arguments.get(i).fit(parameters.get(i)).isAssignable()) {
        throw CqlException.invalid(
            String.format(
                "Type error: %s cannot be passed as argument %d of function %s of type %s",
                arguments.get(i).text(), i, fullName(function), parameters.get(i).cql()));
      }
    }
  }

  private static CqlException noneFits(List<CqlFunction> candidates, FunctionRequest request) {
    String operator = FunctionNames.operatorOf(request.name());
    if (operator != null) {
      return CqlException.invalid(
          String.format(
              "the '%s' operation is not supported between %s and %s",
              operator, request.arguments().get(0).text(), request.arguments().get(1).text()));
    }
    return CqlException.invalid(
        String.format(
            "Invalid call to function %s, none of its type signatures match (known type"
                + " signatures: %s)",
            calledName(request), signatures(candidates)));
  }

  private static CqlException ambiguous(List<CqlFunction> fitting, FunctionRequest request) {
    String operator = FunctionNames.operatorOf(request.name());
    if (operator != null) {
      return CqlException.invalid(
          String.format(
              "Ambiguous '%s' operation with args %s and %s: use type hint to disambiguate,"
                  + " example '(int) ?'",
              operator, request.arguments().get(0).text(), request.arguments().get(1).text()));
    }
    if (request.name().equals(FunctionNames.NEGATION)) {
      return CqlException.invalid("Ambiguous negation: use type casts to disambiguate");
    }
    return CqlException.invalid(
        String.format(
            "Ambiguous call to function %s (can be matched by following signatures: %s): use type"
                + " casts to disambiguate",
            calledName(request), signatures(fitting)));
  }

  /** Operators and casts are named with their keyspace, other functions as they were called. */
  private static String calledName(FunctionRequest request) {
    boolean inner =
        request.name().equals(FunctionNames.NEGATION) || request.name().startsWith("cast_as_");
    String keyspace = inner ? FunctionNames.SYSTEM : request.keyspace();
    return keyspace == null ? request.name() : keyspace + "." + request.name();
  }

  private static String signatures(List<CqlFunction> functions) {
    return functions.stream().map(OverloadResolution::signature).collect(Collectors.joining(", "));
  }

  private static String signature(CqlFunction function) {
    String name = function.name();
    String quoted = PLAIN_NAME.matcher(name).matches() ? name : '"' + name + '"';
    return String.format(
        "%s.%s : (%s) -> %s",
        function.keyspace(),
        quoted,
        function.argumentTypes().stream().map(CqlType::cql).collect(Collectors.joining(", ")),
        function.returnType().cql());
  }

  private static String fullName(CqlFunction function) {
    return function.keyspace() + "." + function.name();
  }
}
