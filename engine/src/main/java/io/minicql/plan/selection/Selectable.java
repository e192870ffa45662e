package io.minicql.plan.selection;

import io.minicql.function.Argument;
import io.minicql.schema.ColumnMetadata;
import io.minicql.type.CqlType;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** A selected expression whose columns and functions are known, but not yet all types. */
abstract class Selectable implements Argument {
  /** The name of the result column, where no alias is given. */
  abstract String resultName();

  /** Shows each column that is read. */
  abstract void visitColumns(Consumer<ColumnMetadata> visitor);

  /**
   * The selector.
   *
   * @param expected the type that is wanted; null where the expression has to know it
   * @throws io.minicql.CqlException where the types do not fit
   */
  abstract Selector bind(@Nullable CqlType expected);

  @Override
  public @Nullable CqlType preferredType() {
    return exactType();
  }
}
