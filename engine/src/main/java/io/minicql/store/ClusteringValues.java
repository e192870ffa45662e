package io.minicql.store;

import io.minicql.encoding.ByteReader;
import io.minicql.encoding.ByteWriter;
import io.minicql.encoding.ClusteringEncoder;
import java.util.Arrays;

/**
 * The serialized clustering values of one row, decoded from its key. Meant to be reused; not
 * thread-safe.
 */
final class ClusteringValues {
  private final ByteReader keyReader = new ByteReader();
  private final ByteReader originalsReader = new ByteReader();
  private final ByteWriter values = new ByteWriter();

  /** Where each value ends and the next begins. */
  private int[] ends = new int[4];

  void decode(ClusteringEncoder encoder, RowCells row) {
    int count = encoder.size();
    if (ends.length < count) {
      ends = new int[count];
    }
    values.reset();
    keyReader.reset(row.clusteringBytes, row.clusteringOffset, row.clusteringLength);
    byte[] originals = row.originals;
    if (originals != null) {
      originalsReader.reset(originals, 0, originals.length);
    }
    for (int i = 0; i < count; i++) {
      int start = values.position();
      encoder.readComponent(i, keyReader, values);
      if (originals != null) {
        readOriginal(start);
      }
      ends[i] = values.position();
    }
  }

  private void readOriginal(int start) {
    int lengthPlusOne = Math.toIntExact(originalsReader.readUnsignedVarInt());
    if (lengthPlusOne > 0) {
      values.truncate(start);
      originalsReader.copyTo(values, lengthPlusOne - 1);
    }
  }

  private int start(int position) {
    return position == 0 ? 0 : ends[position - 1];
  }

  int length(int position) {
    return ends[position] - start(position);
  }

  byte[] copy(int position) {
    return Arrays.copyOfRange(values.array(), start(position), ends[position]);
  }

  int copyTo(int position, byte[] target, int offset) {
    int length = length(position);
    System.arraycopy(values.array(), start(position), target, offset, length);
    return length;
  }
}
