package io.minicql.function;

import io.minicql.CqlException;
import io.minicql.ring.PartitionKeys;
import io.minicql.ring.Partitioner;
import io.minicql.schema.ColumnMetadata;
import io.minicql.schema.TableMetadata;
import io.minicql.type.CqlType;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** {@code token(...)}: the partitioner's token of values of the table's partition key. */
final class TokenFunction {
  static final String NAME = "token";

  private final Partitioner partitioner;

  TokenFunction(Partitioner partitioner) {
    this.partitioner = partitioner;
  }

  /** The function for the statement's table, whose partition key gives the argument types. */
  @Nullable CqlFunction resolve(FunctionRequest request) {
    FunctionRequest.TableRef names = request.table();
    TableMetadata table = request.schema().table(names.keyspace(), names.table());
    if (table == null) {
      throw CqlException.invalid("token() needs a table whose partition key gives its types");
    }
    List<CqlType> types = table.partitionKey().stream().map(ColumnMetadata::type).toList();
    NativeScalar function =
        new NativeScalar(
            NAME, types, partitioner.tokenType(), true, (context, arguments) -> token(arguments));
    return OverloadResolution.pick(List.of(function), request);
  }

  private byte @Nullable [] token(byte[] @Nullable [] arguments) {
    for (byte[] argument : arguments) {
      if (argument == null) {
        return null;
      }
    }
    return partitioner.token(PartitionKeys.compose(arguments)).serialize();
  }
}
