package io.minicql.jdbc.internal;

/** The driver's own version, beside the emulated Cassandra's. */
public final class DriverVersion {
  public static final int MAJOR = 0;
  public static final int MINOR = 1;

  private DriverVersion() {}
}
