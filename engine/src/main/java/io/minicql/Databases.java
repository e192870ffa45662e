package io.minicql;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The named databases of this JVM (more exactly, of the class loader that loaded this class). A
 * named database lives until it is dropped, not until its last user leaves.
 *
 * <p>Safe for any thread: the map is the only state, and each name is opened and closed inside its
 * atomic operations.
 */
public final class Databases {
  private static final Map<String, Database> NAMED = new ConcurrentHashMap<>();

  private Databases() {}

  /** The database of a name; it is made with these options when there is none yet. */
  public static Database named(String name, DatabaseOptions options) {
    return NAMED.compute(
        name, (key, old) -> old == null || old.isClosed() ? Database.open(options) : old);
  }

  /** The database of a name, if there is one. */
  public static Optional<Database> find(String name) {
    return Optional.ofNullable(NAMED.get(name)).filter(database -> !database.isClosed());
  }

  /** Closes a database and forgets its name; false when there was none. */
  public static boolean drop(String name) {
    Database dropped = NAMED.remove(name);
    if (dropped == null) {
      return false;
    }
    dropped.close();
    return true;
  }
}
