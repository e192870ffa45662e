package io.minicql.jdbc;

import static org.junit.jupiter.api.Assertions.fail;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.io.Reader;
import java.io.StringReader;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.math.BigDecimal;
import java.sql.Connection;
import java.sql.Date;
import java.sql.DriverManager;
import java.sql.JDBCType;
import java.sql.ParameterMetaData;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.ResultSetMetaData;
import java.sql.SQLException;
import java.sql.SQLType;
import java.sql.Statement;
import java.sql.Time;
import java.sql.Timestamp;
import java.util.Arrays;
import java.util.Calendar;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.Random;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.Executor;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Any method of any object of the driver, with any arguments, open or closed: it answers or throws
 * an {@link SQLException}. {@code -Dfuzz.seed=N} repeats a run.
 */
class AnyCallTest {
  private static final int ROUNDS = 6;
  private static final int CALLS = 400;

  /** What would end the game, and what the JDK itself does with null. */
  private static final Set<String> LEFT_OUT =
      Set.of(
          "close",
          "abort",
          "closeOnCompletion",
          "enquoteIdentifier",
          "enquoteLiteral",
          "enquoteNCharLiteral",
          "isSimpleIdentifier");

  private static final List<String> TEXTS =
      List.of("k", "v", "", "nope", "SELECT * FROM t", "INSERT INTO t (k) VALUES (3)", "x; y");

  private static final List<Class<?>> CLASSES =
      List.of(String.class, Integer.class, byte[].class, UUID.class, Object.class, int.class);

  private static final List<Object> OBJECTS =
      List.of(1, "x", 2L, new byte[] {1}, new Object(), List.of(1), new Date(0), 1.5, true);

  private final long seed = Long.getLong("fuzz.seed", System.nanoTime());
  private final Random random = new Random(seed);
  private final Map<Class<?>, Object> samples = new HashMap<>();

  AnyCallTest() {
    samples.put(short.class, (short) 1);
    samples.put(byte.class, (byte) 1);
    samples.put(double.class, 1.5);
    samples.put(float.class, 1.5f);
    samples.put(byte[].class, new byte[] {1, 2});
    samples.put(int[].class, new int[] {1});
    samples.put(String[].class, new String[] {"k"});
    samples.put(Object[].class, new Object[] {1});
    samples.put(Date.class, new Date(0));
    samples.put(Time.class, new Time(0));
    samples.put(Timestamp.class, new Timestamp(0));
    samples.put(Calendar.class, Calendar.getInstance());
    samples.put(BigDecimal.class, BigDecimal.ONE);
    samples.put(Map.class, Map.of("t", String.class));
    samples.put(Executor.class, (Executor) Runnable::run);
    samples.put(Properties.class, new Properties());
    samples.put(SQLType.class, JDBCType.INTEGER);
  }

  /** What is closed before the calls. */
  enum Closed {
    NOTHING,
    STATEMENTS,
    CONNECTION,
    ALL
  }

  @ParameterizedTest
  @EnumSource(Closed.class)
  void answersOrThrowsAnSqlException(Closed closed) throws SQLException {
    for (int round = 0; round < ROUNDS; round++) {
      try (Connection connection = DriverManager.getConnection("jdbc:minicql:mem:")) {
        callAll(connection, closed);
      }
    }
  }

  private void callAll(Connection connection, Closed closed) throws SQLException {
    Statement statement = connection.createStatement();
    createTable(statement);
    PreparedStatement insert = connection.prepareStatement("INSERT INTO t (k, v) VALUES (?, ?)");
    ResultSet rows = connection.createStatement().executeQuery("SELECT * FROM t");
    ResultSetMetaData columns = rows.getMetaData();
    ParameterMetaData parameters = insert.getParameterMetaData();
    rows.next();
    if (closed == Closed.STATEMENTS || closed == Closed.ALL) {
      rows.close();
      statement.close();
      insert.close();
    }
    if (closed == Closed.CONNECTION || closed == Closed.ALL) {
      connection.close();
    }
    call(rows, ResultSet.class);
    call(insert, PreparedStatement.class);
    call(statement, Statement.class);
    call(connection, Connection.class);
    call(columns, ResultSetMetaData.class);
    call(parameters, ParameterMetaData.class);
  }

  private static void createTable(Statement statement) throws SQLException {
    statement.execute(
        "CREATE KEYSPACE ks"
            + " WITH replication = {'class': 'SimpleStrategy', 'replication_factor': 1}; USE ks;");
    statement.execute(
        "CREATE TABLE t (k int PRIMARY KEY, v text, l list<int>, m map<text, int>, d date,"
            + " ts timestamp, u uuid, b blob, n decimal, t time, i inet, du duration, bo boolean,"
            + " tu tuple<int, text>, ve vector<float, 2>)");
    statement.execute(
        "INSERT INTO t (k, v, l, m, d, ts, u, b, n, t, i, du, bo, tu, ve) VALUES (1, '2024-01-01',"
            + " [1], {'a': 1}, '2024-01-01', '2024-01-01 01:02:03Z', uuid(), 0x0102, 1.5,"
            + " '01:02:03', '::1', 1d, true, (1, 'a'), [1, 2])");
  }

  private void call(Object target, Class<?> type) {
    List<Method> methods =
        Arrays.stream(type.getMethods())
            .filter(method -> !Modifier.isStatic(method.getModifiers()))
            .filter(method -> !LEFT_OUT.contains(method.getName()))
            .sorted(Comparator.comparing(Method::toString))
            .toList();
    for (int i = 0; i < CALLS; i++) {
      Method method = methods.get(random.nextInt(methods.size()));
      Object[] arguments = Arrays.stream(method.getParameterTypes()).map(this::argument).toArray();
      try {
        method.invoke(target, arguments);
      } catch (InvocationTargetException e) {
        if (!(e.getCause() instanceof SQLException)) {
          fail("seed " + seed + ": " + method + Arrays.deepToString(arguments), e.getCause());
        }
      } catch (IllegalAccessException e) {
        throw new AssertionError(e);
      }
    }
  }

  private Object argument(Class<?> type) {
    if (type == int.class) {
      return random.nextInt(8) - 1;
    }
    if (type == long.class) {
      return (long) random.nextInt(5) - 1;
    }
    if (type == boolean.class) {
      return random.nextBoolean();
    }
    if (!type.isPrimitive() && random.nextInt(4) == 0) {
      return null;
    }
    if (type == String.class) {
      return oneOf(TEXTS);
    }
    if (type == Class.class) {
      return oneOf(CLASSES);
    }
    if (type == Object.class) {
      return oneOf(OBJECTS);
    }
    if (type == InputStream.class) {
      return new ByteArrayInputStream(new byte[] {1});
    }
    return type == Reader.class ? new StringReader("x") : samples.get(type);
  }

  private <T> T oneOf(List<T> choices) {
    return choices.get(random.nextInt(choices.size()));
  }
}
