package io.minicql.grammar.ast;

import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The options of CREATE and ALTER of roles and users; null where not written.
 *
 * @param options OPTIONS
 * @param datacenters ACCESS TO DATACENTERS; empty means all
 * @param cidrGroups ACCESS FROM CIDRS; empty means all
 */
public record RoleOptions(
    @Nullable String password,
    @Nullable String hashedPassword,
    @Nullable Boolean superuser,
    @Nullable Boolean login,
    @Nullable Map<String, String> options,
    @Nullable Set<String> datacenters,
    @Nullable Set<String> cidrGroups) {
  /** Nothing written. */
  public static final RoleOptions NONE = new RoleOptions(null, null, null, null, null, null, null);

  public RoleOptions {
    options = options == null ? null : Map.copyOf(options);
    datacenters = datacenters == null ? null : Set.copyOf(datacenters);
    cidrGroups = cidrGroups == null ? null : Set.copyOf(cidrGroups);
  }
}
