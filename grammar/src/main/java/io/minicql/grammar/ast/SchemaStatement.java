package io.minicql.grammar.ast;

/** A statement that changes the schema. */
public sealed interface SchemaStatement extends RawStatement
    permits CreateKeyspace,
        AlterKeyspace,
        DropKeyspace,
        CreateTable,
        AlterTable,
        DropTable,
        CreateType,
        AlterType,
        DropType,
        CreateIndex,
        DropIndex,
        CreateView,
        AlterView,
        DropView,
        CreateFunction,
        DropFunction,
        CreateAggregate,
        DropAggregate,
        CreateTrigger,
        DropTrigger {

  @Override
  default <R> R accept(RawStatement.Visitor<R> visitor) {
    return visitor.visitSchema(this);
  }

  /** Calls the visitor's method for this kind. */
  <R> R accept(Visitor<R> visitor);

  /** One method for each kind. */
  interface Visitor<R> {
    R visitCreateKeyspace(CreateKeyspace statement);

    R visitAlterKeyspace(AlterKeyspace statement);

    R visitDropKeyspace(DropKeyspace statement);

    R visitCreateTable(CreateTable statement);

    R visitAlterTable(AlterTable statement);

    R visitDropTable(DropTable statement);

    R visitCreateType(CreateType statement);

    R visitAlterType(AlterType statement);

    R visitDropType(DropType statement);

    R visitCreateIndex(CreateIndex statement);

    R visitDropIndex(DropIndex statement);

    R visitCreateView(CreateView statement);

    R visitAlterView(AlterView statement);

    R visitDropView(DropView statement);

    R visitCreateFunction(CreateFunction statement);

    R visitDropFunction(DropFunction statement);

    R visitCreateAggregate(CreateAggregate statement);

    R visitDropAggregate(DropAggregate statement);

    R visitCreateTrigger(CreateTrigger statement);

    R visitDropTrigger(DropTrigger statement);
  }
}
