package io.minicql.tck.protocol;

import io.minicql.tck.protocol.Result.ColumnSpec;
import io.minicql.tck.value.ByteReader;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads the body of a RESULT. */
final class ResultReader {
  private static final int RESULT = 0x08;
  private static final int FLAG_GLOBAL_TABLE = 0x01;
  private static final int FLAG_MORE_PAGES = 0x02;
  private static final int FLAG_NO_METADATA = 0x04;

  private ResultReader() {}

  static Result read(int opcode, List<String> warnings, ByteReader body) {
    if (opcode != RESULT) {
      return new Result.Done(warnings);
    }
    int kind = body.int32();
    return switch (kind) {
      case 1 -> new Result.Done(warnings);
      case 2 -> rows(warnings, body);
      case 3 -> new Result.Keyspace(warnings, body.string());
      case 4 -> prepared(warnings, body);
      case 5 -> new Result.Schema(warnings, schemaChange(body));
      default -> throw new IllegalStateException("unknown kind of result " + kind);
    };
  }

  private static Result rows(List<String> warnings, ByteReader body) {
    Metadata metadata = metadata(body.int32(), body.int32(), body);
    List<List<byte @Nullable []>> rows = new ArrayList<>();
    for (int left = body.int32(); left > 0; left--) {
      List<byte @Nullable []> row = new ArrayList<>();
      for (int i = 0; i < metadata.columns().size(); i++) {
        row.add(body.value());
      }
      rows.add(row);
    }
    return new Result.Rows(warnings, metadata.columns(), rows, metadata.pagingState());
  }

  private static Result prepared(List<String> warnings, ByteReader body) {
    byte[] id = body.take(body.unsignedShort());
    int flags = body.int32();
    int count = body.int32();
    List<Integer> partitionKey = new ArrayList<>();
    for (int left = body.int32(); left > 0; left--) {
      partitionKey.add(body.unsignedShort());
    }
    Metadata markers = metadata(flags, count, body);
    Metadata columns = metadata(body.int32(), body.int32(), body);
    return new Result.Prepared(warnings, id, markers.columns(), partitionKey, columns.columns());
  }

  @SuppressWarnings("ArrayRecordComponent")
  private record Metadata(List<ColumnSpec> columns, byte @Nullable [] pagingState) {}

  /**
   * What follows flags and count, which PREPARE's answer keeps apart by the partition key's
   * positions.
   */
  private static Metadata metadata(int flags, int count, ByteReader body) {
    byte[] state = (flags & FLAG_MORE_PAGES) == 0 ? null : body.value();
    List<ColumnSpec> columns = new ArrayList<>();
    if ((flags & FLAG_NO_METADATA) == 0) {
      boolean global = (flags & FLAG_GLOBAL_TABLE) != 0;
      if (global) {
        skipTable(body);
      }
      for (int i = 0; i < count; i++) {
        if (!global) {
          skipTable(body);
        }
        columns.add(new ColumnSpec(body.string(), TypeReader.read(body)));
      }
    }
    return new Metadata(columns, state);
  }

  private static void skipTable(ByteReader body) {
    body.string();
    body.string();
  }

  private static String schemaChange(ByteReader body) {
    String change = body.string();
    String target = body.string();
    String name = body.string();
    if (!target.equals("KEYSPACE")) {
      name += "." + body.string();
    }
    if (target.equals("FUNCTION") || target.equals("AGGREGATE")) {
      List<String> arguments = new ArrayList<>();
      for (int left = body.unsignedShort(); left > 0; left--) {
        arguments.add(body.string());
      }
      name += "(" + String.join(", ", arguments) + ")";
    }
    return change + " " + target + " " + name;
  }
}
