package io.minicql.index;

import io.minicql.grammar.ast.IndexTarget;
import io.minicql.schema.ColumnMetadata;
import io.minicql.schema.IndexMetadata;
import io.minicql.schema.IndexTargets;
import io.minicql.schema.TableMetadata;
import io.minicql.type.CqlType;
import io.minicql.type.NativeType;
import io.minicql.type.UdtType;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * An index of a table, with its column looked up.
 *
 * @param name its name
 * @param column the indexed column
 * @param part what of the column is indexed
 * @param kind how it is implemented
 * @param analysis how it sees text
 * @param findsAnywhere whether LIKE finds text that does not begin with what is looked for
 */
public record IndexDefinition(
    String name,
    ColumnMetadata column,
    IndexedPart part,
    IndexKind kind,
    TextAnalysis analysis,
    boolean findsAnywhere) {
  /** The indexes of a table by name. */
  public static List<IndexDefinition> of(TableMetadata table) {
    List<IndexDefinition> indexes = new ArrayList<>(table.indexes().size());
    for (IndexMetadata index : table.indexes().values()) {
      indexes.add(of(table, index));
    }
    return indexes;
  }

  private static IndexDefinition of(TableMetadata table, IndexMetadata index) {
    IndexTarget target = IndexTargets.parse(index);
    ColumnMetadata column = Objects.requireNonNull(table.column(target.column()));
    return new IndexDefinition(
        index.name(),
        column,
        IndexedPart.of(target.kind()),
        IndexKind.of(index),
        TextAnalysis.of(index.options()),
        "CONTAINS".equals(index.options().get("mode")));
  }

  /** Whether the index finds what an operator asks of a column. */
  public boolean supports(ColumnMetadata restricted, IndexOperator operator) {
    if (!restricted.name().equals(column.name())) {
      return false;
    }
    return switch (operator) {
      case SLICE -> answersRanges();
      case LIKE -> kind == IndexKind.SSTABLE_ATTACHED && IndexTerms.isText(column.type());
      default -> operator == part.lookup();
    };
  }

  private boolean answersRanges() {
    CqlType type = column.type();
    return kind != IndexKind.TABLE
        && part == IndexedPart.WHOLE
        && type.components().isEmpty()
        && !(type instanceof UdtType)
        && !IndexTerms.isText(type)
        && type != NativeType.BOOLEAN
        && type != NativeType.UUID;
  }

  /** Whether several values of one column are found without testing rows. */
  public boolean answersSeveral() {
    return kind == IndexKind.STORAGE_ATTACHED;
  }

  /** The value under which rows with this value are kept. */
  public byte[] termOfValue(byte[] value) {
    return new IndexTerms(this).ofValue(value);
  }

  /** The value under which rows with this key of a map are kept. */
  public byte[] termOfKey(byte[] key) {
    return new IndexTerms(this).ofKey(key);
  }

  /** The value under which rows with this entry of a map are kept. */
  public byte[] termOfEntry(byte[] key, byte[] value) {
    return new IndexTerms(this).ofEntry(key, value);
  }

  /** Whether a value belongs to a whole partition and not to one row. */
  public boolean isOfPartitions() {
    return column.isPartitionKey() || column.isStatic();
  }
}
