package io.minicql.store;

/** Where the values are that are too large to stand in their rows. */
interface ApartValues {

  /** Copies a value of this length at this address. */
  void copy(long address, int length, byte[] target, int offset);
}
