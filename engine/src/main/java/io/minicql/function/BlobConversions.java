package io.minicql.function;

import io.minicql.CqlException;
import io.minicql.type.CqlTypeException;
import io.minicql.type.NativeType;
import java.util.HexFormat;
import java.util.List;

/** {@code int_as_blob}, {@code blob_as_int} and the like, and their older names. */
final class BlobConversions {
  private BlobConversions() {}

  static void addTo(FunctionCatalog catalog) {
    for (NativeType type : NativeType.values()) {
      if (type != NativeType.BLOB && type != NativeType.EMPTY) {
        addTo(catalog, type.cql(), type);
      }
    }
    addTo(catalog, "varchar", NativeType.TEXT);
  }

  private static void addTo(FunctionCatalog catalog, String typeName, NativeType type) {
    for (String name : List.of(typeName + "_as_blob", typeName + "asblob")) {
      catalog.add(
          new NativeScalar(
              name, List.of(type), NativeType.BLOB, true, (context, arguments) -> arguments[0]));
    }
    for (String name : List.of("blob_as_" + typeName, "blobas" + typeName)) {
      catalog.add(
          new NativeScalar(
              name,
              List.of(NativeType.BLOB),
              type,
              true,
              (context, arguments) -> {
                byte[] bytes = arguments[0];
                if (bytes != null) {
                  check(name, typeName, type, bytes);
                }
                return bytes;
              }));
    }
  }

  private static void check(String name, String typeName, NativeType type, byte[] bytes) {
    try {
      type.validate(bytes);
    } catch (CqlTypeException e) {
      throw CqlException.invalid(
          String.format(
              "In call to function %s.%s, value 0x%s is not a valid binary representation for"
                  + " type %s",
              FunctionNames.SYSTEM, name, HexFormat.of().formatHex(bytes), typeName));
    }
  }
}
