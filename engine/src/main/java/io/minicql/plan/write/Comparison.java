package io.minicql.plan.write;

import io.minicql.CqlException;
import io.minicql.Values;
import io.minicql.grammar.ast.ComparisonOperator;
import io.minicql.plan.term.Bindings;
import io.minicql.plan.term.Term;
import io.minicql.plan.term.TermList;
import io.minicql.type.CollectionBytes;
import io.minicql.type.CqlType;
import io.minicql.type.MapType;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** How a condition compares a value, with the null logic of rule 38. */
interface Comparison {
  Test evaluate(Bindings bindings);

  /** A comparison whose operand is known. */
  interface Test {
    boolean test(byte @Nullable [] value);
  }

  /**
   * {@code value op operand} by the order of a type.
   *
   * @param emptyIsNull whether a collection without elements is the same as none: in columns that
   *     are one cell for each element
   */
  record Operator(ComparisonOperator operator, CqlType type, boolean emptyIsNull, Term operand)
      implements Comparison {
    /** An operand that has no order is refused only when it comes to the comparison. */
    @Override
    public Test evaluate(Bindings bindings) {
      byte[] bytes = requireSet(operand.evaluate(bindings));
      boolean isEmpty = emptyIsNull && isEmptyCollection(bytes);
      if (!isEquality() && (bytes == null || isEmpty)) {
        CqlException refusal = isEmpty ? emptyOperand(type, operator) : nullOperand(operator);
        return value -> {
          throw refusal;
        };
      }
      return value -> test(value, isEmpty ? null : bytes);
    }

    private boolean isEquality() {
      return operator == ComparisonOperator.EQ || operator == ComparisonOperator.NEQ;
    }

    private boolean test(byte @Nullable [] value, byte @Nullable [] bytes) {
      if (value == null || bytes == null) {
        boolean bothNull = value == null && bytes == null;
        return switch (operator) {
          case EQ -> bothNull;
          case NEQ -> !bothNull;
          default -> false;
        };
      }
      int order = type.compare(value, bytes);
      return switch (operator) {
        case EQ -> order == 0;
        case NEQ -> order != 0;
        case LT -> order < 0;
        case LTE -> order <= 0;
        case GT -> order > 0;
        case GTE -> order >= 0;
        case CONTAINS, CONTAINS_KEY, LIKE -> throw new IllegalStateException("" + operator);
      };
    }
  }

  /**
   * {@code value IN (..)}.
   *
   * @param emptyIsNull as in {@link Operator}
   */
  record In(CqlType type, boolean emptyIsNull, TermList operands) implements Comparison {
    @Override
    public Test evaluate(Bindings bindings) {
      if (operands.isUnset(bindings)) {
        throw unset();
      }
      List<byte @Nullable []> list = operands.evaluate(bindings);
      if (list == null) {
        throw CqlException.invalid("Invalid null list in IN condition");
      }
      List<byte @Nullable []> present = new ArrayList<>(list);
      present.removeIf(operand -> operand == Values.UNSET);
      return value -> present.stream().anyMatch(operand -> isEqual(value, operand));
    }

    private boolean isEqual(byte @Nullable [] value, byte @Nullable [] operand) {
      if (value == null || operand == null) {
        return value == operand || (value == null && emptyIsNull && isEmptyCollection(operand));
      }
      return type.compare(value, operand) == 0;
    }
  }

  /** {@code list CONTAINS element} or the same of a set. */
  record ContainsElement(CqlType elementType, Term operand) implements Comparison {
    @Override
    public Test evaluate(Bindings bindings) {
      byte[] wanted = requireOperand(operand, bindings, ComparisonOperator.CONTAINS);
      return value -> value != null && contains(CollectionBytes.unpackList(value), wanted);
    }

    private boolean contains(List<byte @Nullable []> elements, byte[] wanted) {
      return elements.stream()
          .anyMatch(element -> element != null && elementType.compare(element, wanted) == 0);
    }
  }

  /** {@code map CONTAINS value} and {@code map CONTAINS KEY key}. */
  record ContainsEntry(MapType map, ComparisonOperator operator, Term operand)
      implements Comparison {
    @Override
    public Test evaluate(Bindings bindings) {
      byte[] wanted = requireOperand(operand, bindings, operator);
      return value ->
          value != null
              && CollectionBytes.unpackMap(value).stream().anyMatch(entry -> fits(entry, wanted));
    }

    private boolean fits(Map.Entry<byte[], byte @Nullable []> entry, byte[] wanted) {
      if (operator == ComparisonOperator.CONTAINS_KEY) {
        return map.key().compare(entry.getKey(), wanted) == 0;
      }
      byte[] value = entry.getValue();
      return value != null && map.value().compare(value, wanted) == 0;
    }
  }

  private static boolean isEmptyCollection(byte @Nullable [] bytes) {
    return bytes != null && CollectionBytes.unpackList(bytes).isEmpty();
  }

  private static byte[] requireOperand(
      Term operand, Bindings bindings, ComparisonOperator operator) {
    byte[] bytes = requireSet(operand.evaluate(bindings));
    if (bytes == null) {
      throw nullOperand(operator);
    }
    return bytes;
  }

  private static byte @Nullable [] requireSet(byte @Nullable [] operand) {
    if (operand == Values.UNSET) {
      throw unset();
    }
    return operand;
  }

  private static CqlException unset() {
    return CqlException.invalid("Invalid 'unset' value in condition");
  }

  private static CqlException emptyOperand(CqlType collection, ComparisonOperator operator) {
    String kind = collection.cql().substring(0, collection.cql().indexOf('<'));
    return CqlException.invalid(
        "Invalid comparison with an empty " + kind + " for operator \"" + operator + "\"");
  }

  private static CqlException nullOperand(ComparisonOperator operator) {
    return CqlException.invalid("Invalid comparison with null for operator \"" + operator + "\"");
  }
}
