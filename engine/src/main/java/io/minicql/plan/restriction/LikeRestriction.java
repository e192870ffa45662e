package io.minicql.plan.restriction;

import io.minicql.CqlException;
import io.minicql.index.IndexDefinition;
import io.minicql.index.IndexOperator;
import io.minicql.index.TextAnalysis;
import io.minicql.plan.term.Bindings;
import io.minicql.schema.ColumnMetadata;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** {@code column LIKE pattern}, of a column with an index that knows patterns. */
final class LikeRestriction extends Restriction {
  private final TupleValue pattern;

  /** Whether the index finds text that does not begin with what is looked for. */
  private final boolean findsAnywhere;

  LikeRestriction(ColumnMetadata column, TupleValue pattern, boolean findsAnywhere) {
    super(List.of(column));
    this.pattern = pattern;
    this.findsAnywhere = findsAnywhere;
  }

  @Override
  boolean isSupportedBy(IndexDefinition index) {
    return index.supports(firstColumn(), IndexOperator.LIKE);
  }

  @Override
  Restriction mergeWith(Restriction later) {
    throw CqlException.invalid(
        columnsInCommon(later)
            + " cannot be restricted by more than one relation if it includes a LIKE");
  }

  @Override
  void addConditions(Bindings bindings, RowFilter.Builder filter) {
    ColumnMetadata column = firstColumn();
    byte[] value = FilterValues.require(column, pattern.evaluate(bindings)[0]);
    TextPattern parsed = TextPattern.parse(value);
    if (parsed.text().length == 0) {
      throw CqlException.invalid("LIKE value can't be empty.");
    }
    if (parsed.openStart() && !findsAnywhere) {
      throw CqlException.invalid(
          column.name()
              + " LIKE "
              + parsed.form()
              + " "
              + new String(parsed.text(), StandardCharsets.UTF_8)
              + " is only supported on properly indexed columns");
    }
    @Nullable TextAnalysis analysis = filter.analysis(column);
    TextPattern seen = analysis == null ? parsed : parsed.withText(analysis.apply(parsed.text()));
    filter.add(column, new ValueTest.Matches(seen, analysis));
  }
}
