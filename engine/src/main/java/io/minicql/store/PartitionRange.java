package io.minicql.store;

/**
 * The partitions between two places on the ring; empty if {@code lower} is not before {@code
 * upper}. It does not wrap.
 *
 * @param lower the place the range begins at
 * @param upper the place the range ends at
 */
public record PartitionRange(PartitionPosition lower, PartitionPosition upper) {

  /** Every partition. */
  public static final PartitionRange ALL =
      new PartitionRange(PartitionPosition.START, PartitionPosition.END);

  /** The same with another beginning, where a page resumes. */
  public PartitionRange from(PartitionPosition position) {
    return new PartitionRange(position, upper);
  }
}
