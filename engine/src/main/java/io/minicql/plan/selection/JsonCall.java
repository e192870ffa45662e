package io.minicql.plan.selection;

import io.minicql.CqlException;
import io.minicql.function.FunctionNames;
import io.minicql.plan.term.Bindings;
import io.minicql.schema.ColumnMetadata;
import io.minicql.type.AssignmentFit;
import io.minicql.type.CqlType;
import io.minicql.type.NativeType;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** {@code tojson(x)}: a value of any type as JSON text. */
final class JsonCall extends Selectable {
  private static final List<String> NAMES = List.of("tojson", "to_json");

  private final Selectable argument;

  private JsonCall(Selectable argument) {
    this.argument = argument;
  }

  static boolean isName(String name) {
    return NAMES.contains(name);
  }

  static Selectable of(List<Selectable> arguments) {
    if (arguments.size() != 1) {
      throw CqlException.invalid("Invalid number of arguments for function system.tojson(any)");
    }
    return new JsonCall(arguments.get(0));
  }

  @Override
  public String text() {
    return FunctionNames.SYSTEM + ".tojson(" + argument.text() + ")";
  }

  @Override
  String resultName() {
    return FunctionNames.SYSTEM + ".tojson(" + argument.resultName() + ")";
  }

  @Override
  public CqlType exactType() {
    return NativeType.TEXT;
  }

  @Override
  public AssignmentFit fit(CqlType parameter) {
    return NativeType.TEXT.assignmentTo(parameter);
  }

  @Override
  void visitColumns(Consumer<ColumnMetadata> visitor) {
    argument.visitColumns(visitor);
  }

  @Override
  Selector bind(@Nullable CqlType expected) {
    CqlType type = argument.preferredType();
    if (type == null) {
      throw CqlException.invalid(
          "Cannot infer type of argument "
              + argument.text()
              + " in call to function system.tojson(any): use type casts to disambiguate");
    }
    return new JsonSelector(argument.bind(type));
  }

  private static final class JsonSelector extends Selector {
    JsonSelector(Selector argument) {
      super(NativeType.TEXT, List.of(argument));
    }

    @Override
    public byte[] evaluate(SelectionRow row, Bindings bindings) {
      Selector argument = children().get(0);
      return JsonText.of(argument.type(), argument.evaluate(row, bindings))
          .getBytes(StandardCharsets.UTF_8);
    }

    @Override
    Selector withChildren(List<Selector> newChildren) {
      return new JsonSelector(newChildren.get(0));
    }
  }
}
