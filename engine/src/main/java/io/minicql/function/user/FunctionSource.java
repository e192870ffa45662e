package io.minicql.function.user;

import io.minicql.schema.FunctionMetadata;
import java.util.ArrayList;
import java.util.List;

/**
 * A class around a user's source. It knows nothing of the engine: it is a {@link
 * java.util.function.Function} of the arguments.
 */
final class FunctionSource {
  static final String CLASS_NAME = "UserFunction";

  /** The lines before the first one of the user. */
  static final int LINES_BEFORE_BODY = 3;

  private FunctionSource() {}

  static String of(FunctionMetadata function) {
    List<String> parameters = new ArrayList<>();
    List<String> arguments = new ArrayList<>();
    for (int i = 0; i < function.argumentTypes().size(); i++) {
      String type = JavaTypes.sourceName(function.argumentTypes().get(i));
      parameters.add(type + " " + function.argumentNames().get(i));
      arguments.add("(" + type + ") a[" + i + "]");
    }
    String result = JavaTypes.sourceName(function.returnType());
    return "import java.nio.ByteBuffer; import java.util.*; @SuppressWarnings(\"unchecked\")\n"
        + "public final class UserFunction implements java.util.function.Function<Object[], Object> {\n"
        + "private "
        + result
        + " body("
        + String.join(", ", parameters)
        + ") {\n"
        + function.body()
        + "\n}\npublic Object apply(Object[] a) { return body("
        + String.join(", ", arguments)
        + "); }\n}\n";
  }
}
