package io.minicql.schema.ddl;

import io.minicql.CqlException;
import io.minicql.grammar.ast.AlterKeyspace;
import io.minicql.grammar.ast.AlterTable;
import io.minicql.grammar.ast.AlterType;
import io.minicql.grammar.ast.AlterView;
import io.minicql.grammar.ast.CreateAggregate;
import io.minicql.grammar.ast.CreateFunction;
import io.minicql.grammar.ast.CreateIndex;
import io.minicql.grammar.ast.CreateKeyspace;
import io.minicql.grammar.ast.CreateTable;
import io.minicql.grammar.ast.CreateTrigger;
import io.minicql.grammar.ast.CreateType;
import io.minicql.grammar.ast.CreateView;
import io.minicql.grammar.ast.DropAggregate;
import io.minicql.grammar.ast.DropFunction;
import io.minicql.grammar.ast.DropIndex;
import io.minicql.grammar.ast.DropKeyspace;
import io.minicql.grammar.ast.DropTable;
import io.minicql.grammar.ast.DropTrigger;
import io.minicql.grammar.ast.DropType;
import io.minicql.grammar.ast.DropView;
import io.minicql.grammar.ast.SchemaStatement;
import io.minicql.schema.SchemaSnapshot;
import org.jspecify.annotations.Nullable;

/** Applies statements to snapshots of the schema. */
public final class SchemaChanges {

  private SchemaChanges() {}

  /**
   * The schema after a statement.
   *
   * @param before the snapshot that the statement meets
   * @param statement CREATE, ALTER or DROP
   * @param currentKeyspace the session's keyspace, if one was chosen
   * @param context the time and other things that the change depends on
   * @throws CqlException with Cassandra's code and text when the statement is refused
   */
  public static SchemaChange apply(
      SchemaSnapshot before,
      SchemaStatement statement,
      @Nullable String currentKeyspace,
      DdlContext context) {
    return statement.accept(new Dispatch(new Scope(before, currentKeyspace, context)));
  }

  private record Dispatch(Scope scope) implements SchemaStatement.Visitor<SchemaChange> {

    @Override
    public SchemaChange visitCreateKeyspace(CreateKeyspace statement) {
      return KeyspaceChanges.create(scope, statement);
    }

    @Override
    public SchemaChange visitAlterKeyspace(AlterKeyspace statement) {
      return KeyspaceChanges.alter(scope, statement);
    }

    @Override
    public SchemaChange visitDropKeyspace(DropKeyspace statement) {
      return KeyspaceChanges.drop(scope, statement);
    }

    @Override
    public SchemaChange visitCreateTable(CreateTable statement) {
      return TableCreation.apply(scope, statement);
    }

    @Override
    public SchemaChange visitAlterTable(AlterTable statement) {
      return TableAlteration.apply(scope, statement);
    }

    @Override
    public SchemaChange visitDropTable(DropTable statement) {
      return TableDrop.apply(scope, statement);
    }

    @Override
    public SchemaChange visitCreateType(CreateType statement) {
      return TypeCreation.apply(scope, statement);
    }

    @Override
    public SchemaChange visitAlterType(AlterType statement) {
      return TypeAlteration.apply(scope, statement);
    }

    @Override
    public SchemaChange visitDropType(DropType statement) {
      return TypeDrop.apply(scope, statement);
    }

    @Override
    public SchemaChange visitCreateIndex(CreateIndex statement) {
      return IndexCreation.apply(scope, statement);
    }

    @Override
    public SchemaChange visitDropIndex(DropIndex statement) {
      return IndexDrop.apply(scope, statement);
    }

    @Override
    public SchemaChange visitCreateView(CreateView statement) {
      throw notSupported("CREATE MATERIALIZED VIEW");
    }

    @Override
    public SchemaChange visitAlterView(AlterView statement) {
      throw notSupported("ALTER MATERIALIZED VIEW");
    }

    @Override
    public SchemaChange visitDropView(DropView statement) {
      throw notSupported("DROP MATERIALIZED VIEW");
    }

    @Override
    public SchemaChange visitCreateFunction(CreateFunction statement) {
      return FunctionCreation.apply(scope, statement);
    }

    @Override
    public SchemaChange visitDropFunction(DropFunction statement) {
      return FunctionDrop.apply(scope, statement);
    }

    @Override
    public SchemaChange visitCreateAggregate(CreateAggregate statement) {
      return AggregateCreation.apply(scope, statement);
    }

    @Override
    public SchemaChange visitDropAggregate(DropAggregate statement) {
      return FunctionDrop.apply(scope, statement);
    }

    @Override
    public SchemaChange visitCreateTrigger(CreateTrigger statement) {
      throw notSupported("CREATE TRIGGER");
    }

    @Override
    public SchemaChange visitDropTrigger(DropTrigger statement) {
      throw notSupported("DROP TRIGGER");
    }

    private static CqlException notSupported(String kind) {
      return CqlException.invalid(kind + " is not supported by this version of MiniCQL yet");
    }
  }
}
