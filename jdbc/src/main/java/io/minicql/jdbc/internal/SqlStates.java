package io.minicql.jdbc.internal;

/** The SQLSTATEs that this driver gives (ISO 9075-2, section 24, and common practice). */
public final class SqlStates {
  public static final String WRONG_NUMBER_OF_PARAMETERS = "07001";
  public static final String CONNECTION_NOT_OPENED = "08001";
  public static final String CONNECTION_CLOSED = "08003";
  public static final String FEATURE_NOT_SUPPORTED = "0A000";
  public static final String NUMBER_OUT_OF_RANGE = "22003";
  public static final String INVALID_CONVERSION = "22018";
  public static final String INVALID_PARAMETER = "22023";
  public static final String CURSOR_STATE = "24000";
  public static final String NOT_AUTHORIZED = "28000";
  public static final String FUNCTION_FAILED = "38000";
  public static final String SYNTAX_OR_ACCESS = "42000";
  public static final String TABLE_EXISTS = "42S01";
  public static final String TABLE_NOT_FOUND = "42S02";
  public static final String COLUMN_NOT_FOUND = "42S22";
  public static final String OUT_OF_MEMORY = "53200";
  public static final String GENERAL_ERROR = "HY000";
  public static final String FUNCTION_SEQUENCE = "HY010";
  public static final String TIMEOUT = "HYT00";

  private SqlStates() {}
}
