package io.minicql.grammar.ast;

import java.util.List;

/** What a permission is on. */
public sealed interface RawResource extends SyntaxNode {

  /** Calls the visitor's method for this kind. */
  <R> R accept(Visitor<R> visitor);

  /** One method for each kind. */
  interface Visitor<R> {
    R visitAllKeyspaces(AllKeyspaces allKeyspaces);

    R visitKeyspace(Keyspace keyspace);

    R visitTable(Table table);

    R visitAllTables(AllTables allTables);

    R visitAllRoles(AllRoles allRoles);

    R visitRole(Role role);

    R visitAllFunctions(AllFunctions allFunctions);

    R visitAllFunctionsIn(AllFunctionsIn allFunctionsIn);

    R visitFunction(Function function);

    R visitAllMBeans(AllMBeans allMBeans);

    R visitMBeans(MBeans mBeans);
  }

  /** {@code ALL KEYSPACES}. */
  record AllKeyspaces(SourceSpan span) implements RawResource {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitAllKeyspaces(this);
    }
  }

  /** {@code KEYSPACE name}. */
  record Keyspace(String name, SourceSpan span) implements RawResource {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitKeyspace(this);
    }
  }

  /** {@code [TABLE] name}. */
  record Table(QualifiedName name, SourceSpan span) implements RawResource {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitTable(this);
    }
  }

  /** {@code ALL TABLES IN KEYSPACE name}. */
  record AllTables(String keyspace, SourceSpan span) implements RawResource {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitAllTables(this);
    }
  }

  /** {@code ALL ROLES}. */
  record AllRoles(SourceSpan span) implements RawResource {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitAllRoles(this);
    }
  }

  /** {@code ROLE name}. */
  record Role(String name, SourceSpan span) implements RawResource {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitRole(this);
    }
  }

  /** {@code ALL FUNCTIONS}. */
  record AllFunctions(SourceSpan span) implements RawResource {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitAllFunctions(this);
    }
  }

  /** {@code ALL FUNCTIONS IN KEYSPACE name}. */
  record AllFunctionsIn(String keyspace, SourceSpan span) implements RawResource {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitAllFunctionsIn(this);
    }
  }

  /** {@code FUNCTION name(types)}. */
  record Function(QualifiedName name, List<RawType> argumentTypes, SourceSpan span)
      implements RawResource {
    public Function {
      argumentTypes = List.copyOf(argumentTypes);
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitFunction(this);
    }
  }

  /** {@code ALL MBEANS}. */
  record AllMBeans(SourceSpan span) implements RawResource {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitAllMBeans(this);
    }
  }

  /** {@code MBEAN name} or {@code MBEANS pattern}. */
  record MBeans(String pattern, SourceSpan span) implements RawResource {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitMBeans(this);
    }
  }
}
