package io.minicql.plan.restriction;

import static java.util.stream.Collectors.joining;

import io.minicql.CqlException;
import io.minicql.Values;
import io.minicql.plan.term.Bindings;
import io.minicql.plan.term.Term;
import io.minicql.ring.Partitioner;
import io.minicql.ring.Token;
import io.minicql.schema.ColumnMetadata;
import io.minicql.store.PartitionPosition;
import io.minicql.store.PartitionRange;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** {@code token(a, b)} compared to one value or cut by inequalities. */
final class TokenRestriction {

  /** One end of a range of tokens. */
  record Bound(Term value, boolean inclusive) {}

  private final List<ColumnMetadata> partitionKey;
  private final boolean equality;
  private final @Nullable Bound start;
  private final @Nullable Bound end;

  private TokenRestriction(
      List<ColumnMetadata> partitionKey,
      boolean equality,
      @Nullable Bound start,
      @Nullable Bound end) {
    this.partitionKey = partitionKey;
    this.equality = equality;
    this.start = start;
    this.end = end;
  }

  static TokenRestriction equalTo(List<ColumnMetadata> partitionKey, Term value) {
    Bound bound = new Bound(value, true);
    return new TokenRestriction(partitionKey, true, bound, bound);
  }

  static TokenRestriction between(
      List<ColumnMetadata> partitionKey, @Nullable Bound start, @Nullable Bound end) {
    return new TokenRestriction(partitionKey, false, start, end);
  }

  TokenRestriction mergeWith(TokenRestriction later) {
    if (equality) {
      throw CqlException.invalid(
          names() + " cannot be restricted by more than one relation if it includes an Equal");
    }
    if (later.equality) {
      throw CqlException.invalid(
          "Columns \""
              + names()
              + "\" cannot be restricted by both an equality and an inequality relation");
    }
    requireOne("start", start, later.start);
    requireOne("end", end, later.end);
    return new TokenRestriction(
        partitionKey, false, start == null ? later.start : start, end == null ? later.end : end);
  }

  private void requireOne(String side, @Nullable Bound mine, @Nullable Bound other) {
    if (mine != null && other != null) {
      throw CqlException.invalid(
          "More than one restriction was found for the " + side + " bound on " + names());
    }
  }

  private String names() {
    return partitionKey.stream().map(ColumnMetadata::name).collect(joining(", "));
  }

  /**
   * The part of the ring; null where nothing can be in it. The minimum token leaves a side open,
   * whichever side that is (rule 45).
   */
  @Nullable PartitionRange evaluate(Partitioner partitioner, Bindings bindings) {
    Token low = start == null ? partitioner.minimumToken() : token(partitioner, start, bindings);
    Token high = end == null ? partitioner.minimumToken() : token(partitioner, end, bindings);
    boolean openBelow = low.equals(partitioner.minimumToken());
    boolean openAbove = high.equals(partitioner.minimumToken());
    boolean afterLow = start != null && !start.inclusive();
    boolean beforeHigh = end != null && !end.inclusive();
    if (!openBelow && !openAbove) {
      int order = low.compareTo(high);
      if (order > 0 || (order == 0 && (afterLow || beforeHigh))) {
        return null;
      }
    }
    return new PartitionRange(
        openBelow ? PartitionPosition.START : at(low, !afterLow),
        openAbove ? PartitionPosition.END : at(high, beforeHigh));
  }

  private static PartitionPosition at(Token token, boolean before) {
    return before ? PartitionPosition.beforeToken(token) : PartitionPosition.afterToken(token);
  }

  private static Token token(Partitioner partitioner, Bound bound, Bindings bindings) {
    byte[] value = bound.value().evaluate(bindings);
    if (value == null) {
      throw CqlException.invalid("Invalid null token value");
    }
    if (value == Values.UNSET) {
      throw CqlException.invalid("Invalid unset token value");
    }
    return value.length == 0 ? partitioner.minimumToken() : partitioner.deserialize(value);
  }
}
