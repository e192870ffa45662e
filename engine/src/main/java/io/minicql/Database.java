package io.minicql;

import io.minicql.exec.Engine;

/**
 * An in-memory database. Open it, connect sessions to it from any thread, close it: closing gives
 * all memory back and makes every later use fail.
 *
 * <pre>{@code
 * try (Database database = Database.open()) {
 *   Session session = database.connect();
 *   session.execute("CREATE KEYSPACE shop WITH replication = {'class': 'SimpleStrategy', 'replication_factor': 1}");
 * }
 * }</pre>
 */
public final class Database implements AutoCloseable {
  private final DatabaseOptions options;
  private final Engine engine;

  private Database(DatabaseOptions options) {
    this.options = options;
    this.engine = new Engine(options);
  }

  /** Opens a new database with {@link DatabaseOptions#DEFAULT}. */
  public static Database open() {
    return open(DatabaseOptions.DEFAULT);
  }

  /** Opens a new database. */
  public static Database open(DatabaseOptions options) {
    return new Database(options);
  }

  /** A session without a keyspace. */
  public Session connect() {
    return new Session(engine);
  }

  public DatabaseOptions options() {
    return options;
  }

  public boolean isClosed() {
    return engine.isClosed();
  }

  /** Ends the database; what it stored is gone. Closing twice does nothing. */
  @Override
  public void close() {
    engine.close();
  }
}
