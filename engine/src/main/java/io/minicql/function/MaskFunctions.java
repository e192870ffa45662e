package io.minicql.function;

import io.minicql.type.CqlType;
import io.minicql.type.NativeType;
import java.util.List;

/** {@code mask_null}, {@code mask_default} and the like: values that hide another one. */
final class MaskFunctions {
  private MaskFunctions() {}

  static void addTo(FunctionCatalog catalog) {
    catalog.add(
        new ParameterizedFactory(
            "mask_null",
            List.of(FunctionParameter.ANY),
            (name, types) -> ofFirstType(name, types, (context, arguments) -> null)));
    catalog.add(
        new ParameterizedFactory(
            "mask_default", List.of(FunctionParameter.ANY), MaskFunctions::maskDefault));
    catalog.add(
        new ParameterizedFactory(
            "mask_replace",
            List.of(FunctionParameter.ANY, FunctionParameter.SAME_AS_FIRST),
            (name, types) -> ofFirstType(name, types, (context, arguments) -> arguments[1])));
    for (PartialMask mask : PartialMask.values()) {
      catalog.add(
          new ParameterizedFactory(
              mask.functionName(),
              List.of(
                  FunctionParameter.STRING,
                  FunctionParameter.INT,
                  FunctionParameter.INT,
                  FunctionParameter.OPTIONAL_TEXT),
              (name, types) -> ofFirstType(name, types, mask.body((NativeType) types.get(0)))));
    }
    catalog.add(
        new ParameterizedFactory(
            "mask_hash",
            List.of(FunctionParameter.ANY, FunctionParameter.OPTIONAL_TEXT),
            (name, types) -> new NativeScalar(name, types, NativeType.BLOB, true, HashMask::hash)));
  }

  private static CqlFunction maskDefault(String name, List<CqlType> types) {
    byte[] mask = DefaultMasks.of(types.get(0));
    return ofFirstType(name, types, (context, arguments) -> mask);
  }

  private static CqlFunction ofFirstType(String name, List<CqlType> types, NativeScalar.Body body) {
    return new NativeScalar(name, types, types.get(0), true, body);
  }
}
