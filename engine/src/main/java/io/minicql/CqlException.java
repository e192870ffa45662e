package io.minicql;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A statement was refused or failed; nothing of it took effect.
 *
 * <p>The code and the message are those that Cassandra gives. The hint is MiniCQL's own: what would
 * make the statement legal, where that is known. {@link #details()} carries the extra fields that
 * the native protocol sends with some codes (keyspace and table of ALREADY_EXISTS, keyspace,
 * function and argument types of FUNCTION_FAILURE).
 *
 * <p>A broken invariant inside the engine is never reported as this exception.
 */
public class CqlException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final ErrorCode code;
  private final @Nullable String hint;
  private final transient Map<String, Object> details;
  private transient List<String> warnings = List.of();

  public CqlException(ErrorCode code, String message) {
    this(code, message, null, Map.of(), null);
  }

  public CqlException(
      ErrorCode code,
      String message,
      @Nullable String hint,
      Map<String, Object> details,
      @Nullable Throwable cause) {
    super(message, cause);
    this.code = code;
    this.hint = hint;
    this.details = Map.copyOf(details);
  }

  /** An invalid query (0x2200). */
  public static CqlException invalid(String message) {
    return new CqlException(ErrorCode.INVALID, message);
  }

  /** An invalid query (0x2200) with what would make it legal. */
  public static CqlException invalid(String message, String hint) {
    return new CqlException(ErrorCode.INVALID, message, hint, Map.of(), null);
  }

  /** A bad configuration of a keyspace, table or option (0x2300). */
  public static CqlException config(String message) {
    return new CqlException(ErrorCode.CONFIG_ERROR, message);
  }

  /** A keyspace or table that is there already (0x2400); the table is "" for a keyspace. */
  public static CqlException alreadyExists(String keyspace, String table, String message) {
    return new CqlException(
        ErrorCode.ALREADY_EXISTS,
        message,
        null,
        Map.of("keyspace", keyspace, "table", table),
        null);
  }

  /** Cassandra's text; never null. */
  @Override
  public String getMessage() {
    return String.valueOf(super.getMessage());
  }

  public ErrorCode code() {
    return code;
  }

  /** What would make the statement legal; null where that is not known. */
  public @Nullable String hint() {
    return hint;
  }

  /** Adds what the client was to be warned of before the statement failed. */
  public CqlException withWarnings(List<String> texts) {
    warnings = List.copyOf(texts);
    return this;
  }

  /** Warnings that were given before the statement failed; often empty. */
  public List<String> warnings() {
    return warnings == null ? List.of() : warnings;
  }

  /** The code's extra fields by their names in the native protocol; empty for most codes. */
  public Map<String, Object> details() {
    return details == null ? Map.of() : details;
  }
}
