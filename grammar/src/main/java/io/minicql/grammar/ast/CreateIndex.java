package io.minicql.grammar.ast;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** CREATE [CUSTOM] INDEX; the name and the class may be absent. */
public record CreateIndex(
    @Nullable String index,
    QualifiedName table,
    List<IndexTarget> targets,
    boolean isCustom,
    @Nullable String customClass,
    boolean ifNotExists,
    RawProperties properties,
    SourceSpan span)
    implements SchemaStatement {
  public CreateIndex {
    targets = List.copyOf(targets);
  }

  @Override
  public <R> R accept(SchemaStatement.Visitor<R> visitor) {
    return visitor.visitCreateIndex(this);
  }
}
