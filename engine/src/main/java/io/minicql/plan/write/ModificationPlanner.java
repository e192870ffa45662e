package io.minicql.plan.write;

import io.minicql.CqlException;
import io.minicql.grammar.ast.Attributes;
import io.minicql.grammar.ast.ColumnPath;
import io.minicql.grammar.ast.ComparisonOperator;
import io.minicql.grammar.ast.Delete;
import io.minicql.grammar.ast.Insert;
import io.minicql.grammar.ast.InsertJson;
import io.minicql.grammar.ast.ModificationStatement;
import io.minicql.grammar.ast.RawAssignment;
import io.minicql.grammar.ast.RawRelation;
import io.minicql.grammar.ast.RawTerm;
import io.minicql.grammar.ast.Update;
import io.minicql.plan.TableNames;
import io.minicql.plan.term.JsonTerms;
import io.minicql.plan.term.Term;
import io.minicql.schema.ColumnMetadata;
import io.minicql.schema.TableMetadata;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Plans INSERT, UPDATE and DELETE. */
final class ModificationPlanner implements ModificationStatement.Visitor<Modification> {
  private final WriteScope scope;

  ModificationPlanner(WriteScope scope) {
    this.scope = scope;
  }

  Modification plan(ModificationStatement statement) {
    Modification modification = statement.accept(this);
    TargetCheck.require(scope.context(), modification);
    return modification;
  }

  @Override
  public Modification visitInsert(Insert insert) {
    TableMetadata table = TableNames.resolve(scope.context(), insert.table());
    ModificationBuilder builder = insertInto(table, insert.attributes(), insert.ifNotExists());
    requireColumns(table, insert);
    List<RawRelation> key = new ArrayList<>();
    boolean hasClustering = false;
    for (int i = 0; i < insert.columns().size(); i++) {
      ColumnMetadata column = TableNames.column(table, insert.columns().get(i));
      RawTerm value = insert.values().get(i);
      hasClustering |= column.isClustering();
      if (column.isPrimaryKey()) {
        key.add(new RawRelation.Compare(column.name(), ComparisonOperator.EQ, value, value.span()));
      } else {
        builder.add(assignments(builder, column).setValue(value));
      }
    }
    return builder.build(key, !hasClustering && builder.isOnlyOnStatics());
  }

  private ModificationBuilder insertInto(
      TableMetadata table, Attributes attributes, boolean ifNotExists) {
    Conditions conditions = ifNotExists ? Conditions.NOT_EXISTS : Conditions.NONE;
    return new ModificationBuilder(
        scope, Modification.Kind.INSERT, table, attributes, binder -> conditions);
  }

  private static void requireNoCounters(TableMetadata table) {
    if (table.isCounter()) {
      throw CqlException.invalid(
          "INSERT statements are not allowed on counter tables, use UPDATE instead");
    }
  }

  private static void requireColumns(TableMetadata table, Insert insert) {
    requireNoCounters(table);
    if (insert.columns().isEmpty()) {
      throw CqlException.invalid("No columns provided to INSERT");
    }
    if (insert.columns().size() != insert.values().size()) {
      throw CqlException.invalid("Unmatched column names/values");
    }
    if (new HashSet<>(insert.columns()).size() != insert.columns().size()) {
      throw CqlException.invalid("The column names contains duplicates");
    }
  }

  @Override
  public Modification visitInsertJson(InsertJson insert) {
    TableMetadata table = TableNames.resolve(scope.context(), insert.table());
    ModificationBuilder builder = insertInto(table, insert.attributes(), insert.ifNotExists());
    requireNoCounters(table);
    JsonTerms values = JsonTerms.bind(scope.context(), table, insert.json(), insert.defaultUnset());
    Map<ColumnMetadata, Term> key = new LinkedHashMap<>();
    for (ColumnMetadata column : table.columns()) {
      Term value = values.of(column);
      if (column.isPrimaryKey()) {
        key.put(column, value);
      } else {
        builder.add(assignments(builder, column).setValue(value));
      }
    }
    return builder.build(key);
  }

  @Override
  public Modification visitUpdate(Update update) {
    TableMetadata table = TableNames.resolve(scope.context(), update.table());
    ModificationBuilder builder =
        new ModificationBuilder(
            scope,
            Modification.Kind.UPDATE,
            table,
            update.attributes(),
            binder -> binder.bind(update.ifClause()));
    for (RawAssignment assignment : update.assignments()) {
      ColumnMetadata column = TableNames.column(table, assignment.column());
      if (column.isPrimaryKey()) {
        throw CqlException.invalid("PRIMARY KEY part " + column.name() + " found in SET part");
      }
      builder.add(assignment.accept(assignments(builder, column)));
    }
    return builder.build(update.where(), builder.isOnlyOnStatics());
  }

  @Override
  public Modification visitDelete(Delete delete) {
    TableMetadata table = TableNames.resolve(scope.context(), delete.table());
    ModificationBuilder builder =
        new ModificationBuilder(
            scope,
            Modification.Kind.DELETE,
            table,
            delete.attributes(),
            binder -> binder.bind(delete.ifClause()));
    for (ColumnPath deletion : delete.deletions()) {
      ColumnMetadata column = TableNames.column(table, deletion.column());
      if (column.isPrimaryKey()) {
        throw CqlException.invalid(
            "Invalid identifier "
                + column.name()
                + " for deletion (should not be a PRIMARY KEY part)");
      }
      builder.add(deletion.accept(new Deletions(builder.binder, column)));
    }
    Modification planned = builder.build(delete.where(), builder.isOnlyOnStatics());
    DeleteCheck.require(planned);
    return planned;
  }

  private static Assignments assignments(ModificationBuilder builder, ColumnMetadata column) {
    return new Assignments(builder.binder, column, builder.conditions.isPresent());
  }
}
