package io.minicql.plan.write;

import io.minicql.CqlException;
import io.minicql.Values;
import io.minicql.plan.term.Term;
import io.minicql.schema.ColumnMetadata;
import io.minicql.type.CollectionBytes;
import io.minicql.type.CqlType;
import io.minicql.type.ListType;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Operations on lists that are one cell for each element. */
final class ListOperations {
  private ListOperations() {}

  /** {@code column = [..]}. */
  static final class Set extends Operation {
    private final Term value;

    Set(ColumnMetadata column, Term value) {
      super(column);
      this.value = value;
    }

    @Override
    public void apply(RowTarget row) {
      byte[] list = value.evaluate(row.bindings());
      if (list == Values.UNSET) {
        return;
      }
      row.overwriteElements(column());
      if (list != null) {
        append(row, column(), list);
      }
    }
  }

  /** {@code column = column + [..]}. */
  static final class Append extends Operation {
    private final Term value;

    Append(ColumnMetadata column, Term value) {
      super(column);
      this.value = value;
    }

    @Override
    public void apply(RowTarget row) {
      byte[] list = value.evaluate(row.bindings());
      if (list != null && list != Values.UNSET) {
        append(row, column(), list);
      }
    }
  }

  /** {@code column = [..] + column}. */
  static final class Prepend extends Operation {
    private final Term value;

    Prepend(ColumnMetadata column, Term value) {
      super(column);
      this.value = value;
    }

    @Override
    public void apply(RowTarget row) {
      byte[] list = value.evaluate(row.bindings());
      if (list != null && list != Values.UNSET) {
        List<byte[]> elements = elementsOf(list);
        write(row, column(), row.prependPaths(elements.size()), elements);
      }
    }
  }

  /** {@code column[index] = value}. */
  static final class SetAt extends Operation {
    private final Term index;
    private final Term value;

    SetAt(ColumnMetadata column, Term index, Term value) {
      super(column);
      this.index = index;
      this.value = value;
    }

    @Override
    public boolean readsRow() {
      return true;
    }

    @Override
    public void apply(RowTarget row) {
      byte[] position = index.evaluate(row.bindings());
      byte[] element = value.evaluate(row.bindings());
      if (position == Values.UNSET) {
        throw CqlException.invalid("Invalid unset value for list index");
      }
      int at = requireIndex(position);
      List<RowTarget.Element> present = row.elements(column());
      if (present.isEmpty()) {
        throw CqlException.invalid("Attempted to set an element on a list which is null");
      }
      requireInside(at, present.size());
      if (element != Values.UNSET) {
        row.setElement(column(), present.get(at).path(), element);
      }
    }
  }

  /** {@code DELETE column[index]}. */
  static final class DeleteAt extends Operation {
    private final Term index;

    DeleteAt(ColumnMetadata column, Term index) {
      super(column);
      this.index = index;
    }

    @Override
    public boolean readsRow() {
      return true;
    }

    @Override
    public void apply(RowTarget row) {
      byte[] position = index.evaluate(row.bindings());
      if (position == Values.UNSET) {
        return;
      }
      int at = requireIndex(position);
      List<RowTarget.Element> present = row.elements(column());
      if (present.isEmpty()) {
        throw CqlException.invalid("Attempted to delete an element from a list which is null");
      }
      requireInside(at, present.size());
      row.setElement(column(), present.get(at).path(), null);
    }
  }

  /** {@code column = column - [..]}: every element that is equal to one of the values. */
  static final class Discard extends Operation {
    private final Term value;

    Discard(ColumnMetadata column, Term value) {
      super(column);
      this.value = value;
    }

    @Override
    public boolean readsRow() {
      return true;
    }

    @Override
    public void apply(RowTarget row) {
      byte[] list = value.evaluate(row.bindings());
      if (list == null || list == Values.UNSET) {
        return;
      }
      List<byte[]> discarded = elementsOf(list);
      CqlType type = ((ListType) column().type()).element();
      for (RowTarget.Element present : row.elements(column())) {
        if (discarded.stream().anyMatch(value -> type.compare(value, present.value()) == 0)) {
          row.setElement(column(), present.path(), null);
        }
      }
    }
  }

  private static void append(RowTarget row, ColumnMetadata column, byte[] list) {
    List<byte[]> elements = elementsOf(list);
    write(row, column, row.appendPaths(elements.size()), elements);
  }

  private static void write(
      RowTarget row, ColumnMetadata column, List<byte[]> paths, List<byte[]> elements) {
    for (int i = 0; i < elements.size(); i++) {
      row.setElement(column, paths.get(i), elements.get(i));
    }
  }

  /** The elements of a list value; a null element, which only markers can bring, is refused. */
  private static List<byte[]> elementsOf(byte[] list) {
    List<byte[]> elements = new ArrayList<>();
    for (byte @Nullable [] element : CollectionBytes.unpackList(list)) {
      if (element == null) {
        throw CqlException.invalid("null is not supported inside collections");
      }
      elements.add(element);
    }
    return elements;
  }

  private static int requireIndex(byte @Nullable [] index) {
    if (index == null || index.length == 0) {
      throw CqlException.invalid("Invalid null value for list index");
    }
    return ByteBuffer.wrap(index).getInt();
  }

  private static void requireInside(int index, int size) {
    if (index < 0 || index >= size) {
      throw CqlException.invalid("List index " + index + " out of bound, list has size " + size);
    }
  }
}
