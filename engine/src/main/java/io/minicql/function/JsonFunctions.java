package io.minicql.function;

import io.minicql.CqlException;
import io.minicql.json.JsonDecoder;
import io.minicql.json.JsonParser;
import io.minicql.json.JsonSyntaxException;
import io.minicql.json.JsonWriter;
import io.minicql.type.CqlType;
import io.minicql.type.CqlTypeException;
import io.minicql.type.NativeType;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** {@code to_json} and {@code from_json}, and their older names. */
final class JsonFunctions {
  private static final List<String> FROM_JSON = List.of("from_json", "fromjson");

  private JsonFunctions() {}

  static void addTo(FunctionCatalog catalog) {
    for (String name : List.of("to_json", "tojson")) {
      catalog.add(
          new ParameterizedFactory(
              name, List.of(FunctionParameter.ANY), (n, types) -> toJson(n, types.get(0))));
    }
  }

  private static NativeScalar toJson(String name, CqlType type) {
    return new NativeScalar(
        name,
        List.of(type),
        NativeType.TEXT,
        true,
        (context, arguments) -> toJson(type, arguments[0]).getBytes(StandardCharsets.UTF_8));
  }

  /** An empty number is null here, but not inside of a collection. */
  private static String toJson(CqlType type, byte @Nullable [] value) {
    boolean isNull = value != null && value.length == 0 && type.isEmptyMeaningless();
    return JsonWriter.write(type, isNull ? null : value);
  }

  static boolean isFromJson(String name) {
    return FROM_JSON.contains(name);
  }

  /** {@code from_json} for the type that is to receive its value. */
  static CqlFunction fromJson(FunctionRequest request) {
    CqlType receiver = request.receiver();
    if (receiver == null) {
      throw CqlException.invalid(
          request.name() + "() cannot be used in the selection clause of a SELECT statement");
    }
    ParameterizedFactory factory =
        new ParameterizedFactory(
            request.name(),
            List.of(FunctionParameter.TEXT),
            (name, types) ->
                new NativeScalar(
                    name,
                    types,
                    receiver,
                    true,
                    (context, arguments) -> fromJson(name, receiver, arguments[0])));
    return factory.resolve(request.arguments());
  }

  private static byte @Nullable [] fromJson(
      String name, CqlType receiver, byte @Nullable [] argument) {
    if (argument == null) {
      return null;
    }
    String text = new String(argument, StandardCharsets.UTF_8);
    try {
      Object json = JsonParser.parse(text);
      if (json == null) {
        return null;
      }
      byte[] value = JsonDecoder.decode(receiver, json);
      receiver.validate(value);
      return value;
    } catch (JsonSyntaxException e) {
      throw FunctionFailures.execution(
          name,
          List.of(NativeType.TEXT),
          "Could not decode JSON string '" + text + "': " + e.getMessage(),
          e);
    } catch (CqlTypeException e) {
      throw FunctionFailures.marshal(name, List.of(NativeType.TEXT), e);
    }
  }
}
