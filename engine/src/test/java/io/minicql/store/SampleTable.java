package io.minicql.store;

import io.minicql.encoding.ClusteringColumn;
import io.minicql.encoding.ClusteringEncoder;
import io.minicql.ring.PartitionKey;
import io.minicql.ring.Partitioner;
import io.minicql.schema.ColumnMetadata;
import io.minicql.schema.TableMetadata;
import io.minicql.type.ListType;
import io.minicql.type.MapType;
import io.minicql.type.NativeType;
import io.minicql.type.SetType;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.Objects;
import java.util.UUID;

/**
 * {@code t(p int, c int, s int static, v int, w text, l list<int>, st set<int>, m map<int, text>)}
 * and its bytes.
 */
public final class SampleTable {
  public static final TableMetadata TABLE =
      TableMetadata.builder("ks", "t", new UUID(1, 1))
          .addPartitionKey("p", NativeType.INT)
          .addClustering("c", NativeType.INT)
          .addStatic("s", NativeType.INT)
          .addRegular("v", NativeType.INT)
          .addRegular("w", NativeType.TEXT)
          .addRegular("l", new ListType(NativeType.INT, false))
          .addRegular("st", new SetType(NativeType.INT, false))
          .addRegular("m", new MapType(NativeType.INT, NativeType.TEXT, false))
          .build();

  public static final ColumnMetadata S = column(TABLE, "s");
  public static final ColumnMetadata V = column(TABLE, "v");
  public static final ColumnMetadata W = column(TABLE, "w");
  public static final ColumnMetadata L = column(TABLE, "l");
  public static final ColumnMetadata ST = column(TABLE, "st");
  public static final ColumnMetadata M = column(TABLE, "m");

  private static final ClusteringEncoder CLUSTERING =
      ClusteringEncoder.of(List.of(new ClusteringColumn(NativeType.INT, false)));

  private SampleTable() {}

  public static ColumnMetadata column(TableMetadata table, String name) {
    return Objects.requireNonNull(table.column(name), name);
  }

  public static PartitionKey key(int p) {
    return Partitioner.MURMUR3.decorate(bytes(p));
  }

  public static byte[] clustering(int c) {
    return CLUSTERING.key(bytes(c));
  }

  /** {@code c >= from AND c < to}. */
  public static ClusteringSlice slice(int from, int to) {
    return new ClusteringSlice(
        CLUSTERING.start(true, bytes(from)), CLUSTERING.end(false, bytes(to)));
  }

  public static byte[] bytes(int value) {
    return ByteBuffer.allocate(Integer.BYTES).putInt(value).array();
  }

  public static int intOf(byte[] bytes) {
    return ByteBuffer.wrap(bytes).getInt();
  }

  public static PartitionUpdateBuilder update(int p) {
    return PartitionUpdate.builder(TABLE, key(p));
  }

  /** A stamp without TTL, at second 1000. */
  public static WriteStamp at(long timestampMicros) {
    return WriteStamp.of(timestampMicros, 1000);
  }
}
