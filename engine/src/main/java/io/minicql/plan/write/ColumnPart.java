package io.minicql.plan.write;

import io.minicql.CqlException;
import io.minicql.Values;
import io.minicql.plan.term.Bindings;
import io.minicql.plan.term.Term;
import io.minicql.type.CollectionBytes;
import io.minicql.type.CqlType;
import io.minicql.type.MapType;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What of a column a condition looks at. */
interface ColumnPart {
  /** The whole column. */
  ColumnPart WHOLE = bindings -> value -> value;

  Access evaluate(Bindings bindings);

  /** Takes the part out of a column's serialized value. */
  interface Access {
    /** The part; null where the column, or the part of it, has no value. */
    byte @Nullable [] of(byte @Nullable [] columnValue);
  }

  /** A field of a user type. */
  record Field(int index) implements ColumnPart {
    @Override
    public Access evaluate(Bindings bindings) {
      return value ->
          value == null ? null : CollectionBytes.unpackTuple(value, index + 1).get(index);
    }
  }

  /** An element of a list; null behind its end. */
  record ListElement(Term index) implements ColumnPart {
    @Override
    public Access evaluate(Bindings bindings) {
      byte[] bytes = index.evaluate(bindings);
      if (bytes == null || bytes.length == 0) {
        throw CqlException.invalid("Invalid null value for list element access");
      }
      int at = ByteBuffer.wrap(bytes).getInt();
      if (at < 0) {
        throw CqlException.invalid("Invalid negative list index " + at);
      }
      return value -> value == null ? null : elementAt(CollectionBytes.unpackList(value), at);
    }

    private static byte @Nullable [] elementAt(List<byte @Nullable []> elements, int at) {
      return at < elements.size() ? elements.get(at) : null;
    }
  }

  /** The value of a map's key. */
  record MapValue(MapType type, Term key) implements ColumnPart {
    @Override
    public Access evaluate(Bindings bindings) {
      byte[] wanted = key.evaluate(bindings);
      if (wanted == null) {
        throw CqlException.invalid("Invalid null value for map element access");
      }
      return value ->
          value == null || wanted == Values.UNSET ? null : find(type.key(), value, wanted);
    }

    private static byte @Nullable [] find(CqlType keyType, byte[] map, byte[] wanted) {
      for (Map.Entry<byte[], byte @Nullable []> entry : CollectionBytes.unpackMap(map)) {
        if (keyType.compare(entry.getKey(), wanted) == 0) {
          return entry.getValue();
        }
      }
      return null;
    }
  }
}
