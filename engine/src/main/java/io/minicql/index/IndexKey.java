package io.minicql.index;

import java.util.Arrays;
import java.util.Comparator;

/** What entries are ordered by: the value, then a place among the rows. */
sealed interface IndexKey permits IndexEntry, IndexProbe {
  Comparator<IndexKey> ORDER =
      (left, right) -> {
        int order = Arrays.compareUnsigned(left.value(), right.value());
        return order != 0 ? order : left.comparePlace(right);
      };

  byte[] value();

  int comparePlace(IndexKey other);
}
