package io.minicql.grammar.internal;

import io.minicql.grammar.ast.RoleOptions;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Gathers the options of a role; each may be written once. */
final class RoleOptionsBuilder {
  private final TreeSupport parser;
  private @Nullable String password;
  private @Nullable String hashedPassword;
  private @Nullable Boolean superuser;
  private @Nullable Boolean login;
  private @Nullable Map<String, String> options;
  private @Nullable Set<String> datacenters;
  private @Nullable Set<String> cidrGroups;

  RoleOptionsBuilder(TreeSupport parser) {
    this.parser = parser;
  }

  void password(String value) {
    once(password, "PASSWORD");
    password = value;
  }

  void hashedPassword(String value) {
    once(hashedPassword, "HASHED_PASSWORD");
    hashedPassword = value;
  }

  void superuser(boolean value) {
    once(superuser, "SUPERUSER");
    superuser = value;
  }

  void login(boolean value) {
    once(login, "LOGIN");
    login = value;
  }

  void options(Map<String, String> value) {
    once(options, "OPTIONS");
    options = value;
  }

  void allDatacenters() {
    datacenters = all(datacenters, "DCs");
  }

  void datacenters(Set<String> names) {
    datacenters = joined(datacenters, names);
  }

  void allCidrGroups() {
    cidrGroups = all(cidrGroups, "CIDR Groups");
  }

  void cidrGroups(Set<String> names) {
    cidrGroups = joined(cidrGroups, names);
  }

  RoleOptions build() {
    if (password != null && hashedPassword != null) {
      throw Refusal.worded("Options 'password' and 'hashed password' are mutually exclusive");
    }
    return new RoleOptions(
        password, hashedPassword, superuser, login, options, datacenters, cidrGroups);
  }

  private static void once(@Nullable Object earlier, String name) {
    if (earlier != null) {
      throw Refusal.worded("Multiple definition for property '" + name + "'");
    }
  }

  private Set<String> all(@Nullable Set<String> earlier, String what) {
    if (earlier != null && !earlier.isEmpty()) {
      throw parser.failed("IllegalArgumentException " + what + " have already been set");
    }
    return Set.of();
  }

  private Set<String> joined(@Nullable Set<String> earlier, Set<String> names) {
    if (earlier == null) {
      return names;
    }
    if (earlier.isEmpty()) {
      throw parser.failed("IllegalArgumentException All has been set");
    }
    Set<String> both = new LinkedHashSet<>(earlier);
    both.addAll(names);
    return both;
  }
}
