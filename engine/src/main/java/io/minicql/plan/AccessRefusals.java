package io.minicql.plan;

import io.minicql.CqlException;
import io.minicql.ErrorCode;
import io.minicql.grammar.ast.AccessStatement;
import io.minicql.grammar.ast.RawResource;
import io.minicql.grammar.ast.RoleOptions;
import io.minicql.schema.ddl.DdlContext;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * What a Cassandra that authenticates nobody answers to statements about roles, users and
 * permissions: it refuses them all, as everybody is anonymous, but some for another reason first.
 *
 * @param keyspace the session's keyspace; null where none was chosen
 */
record AccessRefusals(@Nullable String keyspace) implements AccessStatement.Visitor<CqlException> {
  /** The one role that a new Cassandra has. */
  private static final String DEFAULT_SUPERUSER = "cassandra";

  private static CqlException anonymous() {
    return unauthorized("You have to be logged in and not anonymous to perform this request");
  }

  private static CqlException unauthorized(String text) {
    return new CqlException(ErrorCode.UNAUTHORIZED, text);
  }

  @Override
  public CqlException visitCreateRole(AccessStatement.CreateRole statement) {
    return created(statement.role(), statement.options());
  }

  @Override
  public CqlException visitCreateUser(AccessStatement.CreateUser statement) {
    return created(statement.user(), statement.options());
  }

  @Override
  public CqlException visitAlterRole(AccessStatement.AlterRole statement) {
    return altered(statement.options());
  }

  @Override
  public CqlException visitAlterUser(AccessStatement.AlterUser statement) {
    return altered(statement.options());
  }

  @Override
  public CqlException visitDropRole(AccessStatement.DropRole statement) {
    return dropped(statement.role());
  }

  @Override
  public CqlException visitDropUser(AccessStatement.DropUser statement) {
    return dropped(statement.user());
  }

  private static CqlException created(String role, RoleOptions options) {
    if (Boolean.TRUE.equals(options.superuser())) {
      return unauthorized("Only superusers can create a role with superuser status");
    }
    CqlException refused = refusedOptions(options);
    if (refused != null) {
      return refused;
    }
    return role.isEmpty()
        ? CqlException.invalid("Role name can't be an empty string")
        : anonymous();
  }

  private static CqlException altered(RoleOptions options) {
    if (options.superuser() != null) {
      return unauthorized("Only superusers are allowed to alter superuser status");
    }
    if (options.datacenters() != null) {
      return unauthorized("Only superusers are allowed to alter access to datacenters.");
    }
    if (options.cidrGroups() != null) {
      return unauthorized("Only superusers are allowed to alter access from CIDR groups.");
    }
    if (options.equals(RoleOptions.NONE)) {
      return CqlException.invalid("ALTER [ROLE|USER] can't be empty");
    }
    CqlException refused = refusedOptions(options);
    return refused == null ? anonymous() : refused;
  }

  private static CqlException dropped(String role) {
    return role.equals(DEFAULT_SUPERUSER)
        ? unauthorized("Only superusers can drop a role with superuser status")
        : anonymous();
  }

  private static @Nullable CqlException refusedOptions(RoleOptions options) {
    if (options.password() != null) {
      return notSupported("PASSWORD");
    }
    if (options.hashedPassword() != null) {
      return notSupported("HASHED_PASSWORD");
    }
    if (options.options() != null) {
      return notSupported("OPTIONS");
    }
    Set<String> datacenters = options.datacenters();
    if (datacenters != null && !Set.of(DdlContext.DEFAULT_DATA_CENTER).containsAll(datacenters)) {
      return CqlException.invalid(
          "Invalid value(s) for DATACENTERS '"
              + new TreeSet<>(datacenters)
              + "',All values must be valid datacenters");
    }
    Set<String> cidrGroups = options.cidrGroups();
    if (cidrGroups != null && !cidrGroups.isEmpty()) {
      return CqlException.invalid(
          "Invalid CIDR group(s): "
              + new TreeSet<>(cidrGroups)
              + ". Available CIDR Groups are: []");
    }
    return null;
  }

  private static CqlException notSupported(String option) {
    return CqlException.invalid(
        "org.apache.cassandra.auth.CassandraRoleManager doesn't support " + option);
  }

  @Override
  public CqlException visitGrantRole(AccessStatement.GrantRole statement) {
    return anonymous();
  }

  @Override
  public CqlException visitRevokeRole(AccessStatement.RevokeRole statement) {
    return anonymous();
  }

  @Override
  public CqlException visitGrantPermissions(AccessStatement.GrantPermissions statement) {
    return onResource(statement.resource());
  }

  @Override
  public CqlException visitRevokePermissions(AccessStatement.RevokePermissions statement) {
    return onResource(statement.resource());
  }

  @Override
  public CqlException visitListPermissions(AccessStatement.ListPermissions statement) {
    return anonymous();
  }

  private CqlException onResource(RawResource resource) {
    if (resource instanceof RawResource.Table table && table.name().keyspaceOr(keyspace) == null) {
      return CqlException.invalid(
          "No keyspace has been specified. USE a keyspace, or explicitly specify"
              + " keyspace.tablename");
    }
    return anonymous();
  }

  @Override
  public CqlException visitListRoles(AccessStatement.ListRoles statement) {
    return anonymous();
  }

  @Override
  public CqlException visitListUsers(AccessStatement.ListUsers statement) {
    return anonymous();
  }

  @Override
  public CqlException visitAddIdentity(AccessStatement.AddIdentity statement) {
    return anonymous();
  }

  @Override
  public CqlException visitDropIdentity(AccessStatement.DropIdentity statement) {
    return anonymous();
  }
}
