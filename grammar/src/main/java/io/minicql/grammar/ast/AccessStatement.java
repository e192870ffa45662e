package io.minicql.grammar.ast;

import java.util.Set;
import org.jspecify.annotations.Nullable;

/** A statement about roles, users, identities and permissions. */
public sealed interface AccessStatement extends RawStatement {

  /** Calls the visitor's method for this kind. */
  <R> R accept(Visitor<R> visitor);

  @Override
  default <R> R accept(RawStatement.Visitor<R> visitor) {
    return visitor.visitAccess(this);
  }

  /** One method for each kind. */
  interface Visitor<R> {
    R visitCreateRole(CreateRole createRole);

    R visitAlterRole(AlterRole alterRole);

    R visitDropRole(DropRole dropRole);

    R visitCreateUser(CreateUser createUser);

    R visitAlterUser(AlterUser alterUser);

    R visitDropUser(DropUser dropUser);

    R visitGrantRole(GrantRole grantRole);

    R visitRevokeRole(RevokeRole revokeRole);

    R visitGrantPermissions(GrantPermissions grantPermissions);

    R visitRevokePermissions(RevokePermissions revokePermissions);

    R visitListPermissions(ListPermissions listPermissions);

    R visitListRoles(ListRoles listRoles);

    R visitListUsers(ListUsers listUsers);

    R visitAddIdentity(AddIdentity addIdentity);

    R visitDropIdentity(DropIdentity dropIdentity);
  }

  /** CREATE ROLE. */
  record CreateRole(String role, boolean ifNotExists, RoleOptions options, SourceSpan span)
      implements AccessStatement {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitCreateRole(this);
    }
  }

  /** ALTER ROLE. */
  record AlterRole(String role, boolean ifExists, RoleOptions options, SourceSpan span)
      implements AccessStatement {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitAlterRole(this);
    }
  }

  /** DROP ROLE. */
  record DropRole(String role, boolean ifExists, SourceSpan span) implements AccessStatement {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitDropRole(this);
    }
  }

  /** CREATE USER: a role that may log in. */
  record CreateUser(String user, boolean ifNotExists, RoleOptions options, SourceSpan span)
      implements AccessStatement {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitCreateUser(this);
    }
  }

  /** ALTER USER. */
  record AlterUser(String user, boolean ifExists, RoleOptions options, SourceSpan span)
      implements AccessStatement {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitAlterUser(this);
    }
  }

  /** DROP USER. */
  record DropUser(String user, boolean ifExists, SourceSpan span) implements AccessStatement {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitDropUser(this);
    }
  }

  /** {@code GRANT role TO grantee}. */
  record GrantRole(String role, String grantee, SourceSpan span) implements AccessStatement {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitGrantRole(this);
    }
  }

  /** {@code REVOKE role FROM grantee}. */
  record RevokeRole(String role, String grantee, SourceSpan span) implements AccessStatement {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitRevokeRole(this);
    }
  }

  /** {@code GRANT permissions ON resource TO grantee}. */
  record GrantPermissions(
      Set<Permission> permissions, RawResource resource, String grantee, SourceSpan span)
      implements AccessStatement {
    public GrantPermissions {
      permissions = Set.copyOf(permissions);
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitGrantPermissions(this);
    }
  }

  /** {@code REVOKE permissions ON resource FROM grantee}. */
  record RevokePermissions(
      Set<Permission> permissions, RawResource resource, String grantee, SourceSpan span)
      implements AccessStatement {
    public RevokePermissions {
      permissions = Set.copyOf(permissions);
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitRevokePermissions(this);
    }
  }

  /** LIST permissions; resource and grantee are null where not written. */
  record ListPermissions(
      Set<Permission> permissions,
      @Nullable RawResource resource,
      @Nullable String grantee,
      boolean isRecursive,
      SourceSpan span)
      implements AccessStatement {
    public ListPermissions {
      permissions = Set.copyOf(permissions);
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitListPermissions(this);
    }
  }

  /** LIST ROLES. */
  record ListRoles(@Nullable String grantee, boolean isRecursive, SourceSpan span)
      implements AccessStatement {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitListRoles(this);
    }
  }

  /** LIST USERS. */
  record ListUsers(SourceSpan span) implements AccessStatement {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitListUsers(this);
    }
  }

  /** ADD IDENTITY. */
  record AddIdentity(String identity, String role, boolean ifNotExists, SourceSpan span)
      implements AccessStatement {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitAddIdentity(this);
    }
  }

  /** DROP IDENTITY. */
  record DropIdentity(String identity, boolean ifExists, SourceSpan span)
      implements AccessStatement {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitDropIdentity(this);
    }
  }
}
