package io.minicql.grammar.ast;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** SELECT. No columns means {@code *}; limits are integer constants or markers. */
public record Select(
    boolean isJson,
    boolean isDistinct,
    List<ResultColumn> columns,
    QualifiedName table,
    List<RawRelation> where,
    List<RawSelector> groupBy,
    List<RawOrdering> orderBy,
    @Nullable RawTerm perPartitionLimit,
    @Nullable RawTerm limit,
    boolean allowFiltering,
    SourceSpan span)
    implements RawStatement {
  public Select {
    columns = List.copyOf(columns);
    where = List.copyOf(where);
    groupBy = List.copyOf(groupBy);
    orderBy = List.copyOf(orderBy);
  }

  @Override
  public <R> R accept(Visitor<R> visitor) {
    return visitor.visitSelect(this);
  }
}
