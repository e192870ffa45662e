package io.minicql.grammar.internal;

import static io.minicql.grammar.ast.Permission.ALTER;
import static io.minicql.grammar.ast.Permission.AUTHORIZE;
import static io.minicql.grammar.ast.Permission.CREATE;
import static io.minicql.grammar.ast.Permission.DESCRIBE;
import static io.minicql.grammar.ast.Permission.DROP;
import static io.minicql.grammar.ast.Permission.EXECUTE;
import static io.minicql.grammar.ast.Permission.MODIFY;
import static io.minicql.grammar.ast.Permission.SELECT;
import static io.minicql.grammar.ast.Permission.SELECT_MASKED;
import static io.minicql.grammar.ast.Permission.UNMASK;

import io.minicql.grammar.ast.Permission;
import io.minicql.grammar.ast.RawResource;
import java.util.EnumSet;
import java.util.Set;

/** Which permissions a kind of resource knows. */
enum ResourceRules {
  DATA(
      "DataResource",
      EnumSet.of(CREATE, ALTER, DROP, SELECT, MODIFY, AUTHORIZE, UNMASK, SELECT_MASKED)),
  TABLE("DataResource", EnumSet.of(ALTER, DROP, SELECT, MODIFY, AUTHORIZE, UNMASK, SELECT_MASKED)),
  ROLES("RoleResource", EnumSet.of(CREATE, ALTER, DROP, AUTHORIZE, DESCRIBE)),
  ROLE("RoleResource", EnumSet.of(ALTER, DROP, AUTHORIZE, DESCRIBE)),
  FUNCTIONS("FunctionResource", EnumSet.of(CREATE, ALTER, DROP, AUTHORIZE, EXECUTE)),
  FUNCTION("FunctionResource", EnumSet.of(ALTER, DROP, AUTHORIZE, EXECUTE)),
  MBEANS("JMXResource", EnumSet.of(SELECT, MODIFY, AUTHORIZE, DESCRIBE, EXECUTE));

  /** The rules of a resource. */
  static final RawResource.Visitor<ResourceRules> OF = new Chooser();

  private final String typeName;

  /** Never changed. */
  @SuppressWarnings("ImmutableEnumChecker")
  private final Set<Permission> known;

  ResourceRules(String typeName, Set<Permission> known) {
    this.typeName = typeName;
    this.known = known;
  }

  String typeName() {
    return typeName;
  }

  Set<Permission> among(Set<Permission> requested) {
    Set<Permission> both = EnumSet.copyOf(known);
    both.retainAll(requested);
    return both;
  }

  private static final class Chooser implements RawResource.Visitor<ResourceRules> {
    @Override
    public ResourceRules visitAllKeyspaces(RawResource.AllKeyspaces resource) {
      return DATA;
    }

    @Override
    public ResourceRules visitKeyspace(RawResource.Keyspace resource) {
      return DATA;
    }

    @Override
    public ResourceRules visitTable(RawResource.Table resource) {
      return TABLE;
    }

    @Override
    public ResourceRules visitAllTables(RawResource.AllTables resource) {
      return DATA;
    }

    @Override
    public ResourceRules visitAllRoles(RawResource.AllRoles resource) {
      return ROLES;
    }

    @Override
    public ResourceRules visitRole(RawResource.Role resource) {
      return ROLE;
    }

    @Override
    public ResourceRules visitAllFunctions(RawResource.AllFunctions resource) {
      return FUNCTIONS;
    }

    @Override
    public ResourceRules visitAllFunctionsIn(RawResource.AllFunctionsIn resource) {
      return FUNCTIONS;
    }

    @Override
    public ResourceRules visitFunction(RawResource.Function resource) {
      return FUNCTION;
    }

    @Override
    public ResourceRules visitAllMBeans(RawResource.AllMBeans resource) {
      return MBEANS;
    }

    @Override
    public ResourceRules visitMBeans(RawResource.MBeans resource) {
      return MBEANS;
    }
  }
}
