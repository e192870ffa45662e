package io.minicql.jdbc.internal;

import io.minicql.ColumnSpec;
import io.minicql.PreparedCql;
import io.minicql.type.CqlType;
import io.minicql.type.CqlTypeException;
import io.minicql.type.NativeType;
import java.sql.ParameterMetaData;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.ResultSetMetaData;
import java.sql.SQLDataException;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** One statement with markers; values stay until they are set again or cleared. */
final class CqlPreparedStatement extends CqlStatement
    implements TypedParameters, PreparedStatement {
  private final PreparedCql prepared;
  private final List<ColumnSpec> parameters;
  private final byte[] @Nullable [] values;
  private final boolean[] isSet;
  private final List<byte[][]> batchValues = new ArrayList<>();

  CqlPreparedStatement(CqlConnection connection, PreparedCql prepared) {
    super(connection);
    this.prepared = prepared;
    this.parameters = prepared.parameters();
    this.values = new byte[parameters.size()][];
    this.isSet = new boolean[parameters.size()];
  }

  @Override
  public boolean execute() throws SQLException {
    begin();
    return present(run(prepared, boundValues()));
  }

  @Override
  public ResultSet executeQuery() throws SQLException {
    execute();
    return firstRows();
  }

  @Override
  public long executeLargeUpdate() throws SQLException {
    return executeLargeUpdate(boundValues());
  }

  private long executeLargeUpdate(byte[][] bound) throws SQLException {
    begin();
    present(run(prepared, bound));
    return totalUpdateCount();
  }

  @Override
  public int executeUpdate() throws SQLException {
    return Math.toIntExact(executeLargeUpdate());
  }

  @Override
  public void bind(int parameter, @Nullable Object value) throws SQLException {
    CqlType type = typeOf(parameter);
    try {
      set(parameter, value == null ? null : Conversions.serialize(type, value));
    } catch (CqlTypeException | SQLDataException e) {
      throw SqlErrors.conversion(
          "Parameter " + parameter + " (" + type.cql() + "): " + e.getMessage());
    }
  }

  @Override
  public void setInt(int parameter, int value) throws SQLException {
    if (typeOf(parameter) == NativeType.INT) {
      set(parameter, BigEndian.ofInt(value));
    } else {
      bind(parameter, value);
    }
  }

  @Override
  public void setLong(int parameter, long value) throws SQLException {
    if (typeOf(parameter) == NativeType.BIGINT) {
      set(parameter, BigEndian.ofLong(value));
    } else {
      bind(parameter, value);
    }
  }

  private void set(int parameter, byte @Nullable [] serialized) {
    values[parameter - 1] = serialized;
    isSet[parameter - 1] = true;
  }

  private CqlType typeOf(int parameter) throws SQLException {
    checkOpen();
    if (parameter < 1 || parameter > isSet.length) {
      throw SqlErrors.invalidParameter(
          "There is no parameter " + parameter + "; the statement has " + isSet.length);
    }
    return parameters.get(parameter - 1).type();
  }

  /** A copy of the values: pages that are fetched later need them as they are now. */
  private byte[] @Nullable [] boundValues() throws SQLException {
    checkOpen();
    for (int i = 0; i < isSet.length; i++) {
      if (!isSet[i]) {
        throw new java.sql.SQLNonTransientException(
            "Parameter " + (i + 1) + " (" + parameters.get(i).name() + ") was not set",
            SqlStates.WRONG_NUMBER_OF_PARAMETERS);
      }
    }
    return values.clone();
  }

  @Override
  public void clearParameters() throws SQLException {
    checkOpen();
    Arrays.fill(values, null);
    Arrays.fill(isSet, false);
  }

  @Override
  public void addBatch() throws SQLException {
    batchValues.add(boundValues());
  }

  @Override
  public void clearBatch() throws SQLException {
    checkOpen();
    batchValues.clear();
  }

  @Override
  public long[] executeLargeBatch() throws SQLException {
    checkOpen();
    List<byte[][]> elements = List.copyOf(batchValues);
    batchValues.clear();
    return BatchCounts.of(elements.size(), index -> executeLargeUpdate(elements.get(index)));
  }

  @Override
  public @Nullable ResultSetMetaData getMetaData() throws SQLException {
    checkOpen();
    List<ColumnSpec> columns = prepared.resultColumns();
    return columns == null ? null : new CqlResultSetMetaData(columns);
  }

  @Override
  public ParameterMetaData getParameterMetaData() throws SQLException {
    checkOpen();
    return new CqlParameterMetaData(parameters);
  }

  @Override
  public boolean execute(String cql) throws SQLException {
    throw textGiven();
  }

  @Override
  public ResultSet executeQuery(String cql) throws SQLException {
    throw textGiven();
  }

  @Override
  public long executeLargeUpdate(String cql) throws SQLException {
    throw textGiven();
  }

  @Override
  public void addBatch(String cql) throws SQLException {
    throw textGiven();
  }

  private static SQLException textGiven() {
    return SqlErrors.wrongSequence(
        "A prepared statement has its text; use the methods without one, or a Statement");
  }
}
