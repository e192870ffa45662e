package io.minicql.type;

import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * A type of CQL. Types are immutable and equal by structure. All operations work on serialized
 * values as the package describes them; ranges of a larger array are given by offset and length.
 */
public sealed interface CqlType
    permits NativeType, ListType, SetType, MapType, TupleType, UdtType, VectorType {

  /**
   * Reads a type's text, such as {@link #cql} writes it.
   *
   * @param udts finds a user type, not frozen, by its internal name; null when there is none
   * @throws CqlTypeException when the text is no type or a user type is unknown
   */
  static CqlType parse(String cql, Function<String, ? extends @Nullable UdtType> udts) {
    return new TypeParser(cql, udts).parseAll();
  }

  /** The type's text as Cassandra prints it, for example {@code map<text, frozen<address>>}. */
  String cql();

  /**
   * Whether a column of this type is stored in one cell for each element: non-frozen collections
   * and user types.
   */
  boolean isMultiCell();

  /** This type with everything in it frozen; itself if nothing can be. */
  CqlType freeze();

  /** The types directly inside: element; key and value; fields. Empty for native types. */
  List<CqlType> components();

  /** Whether the user type is this type or somewhere inside it. */
  default boolean references(String keyspace, String udtName) {
    return components().stream().anyMatch(component -> component.references(keyspace, udtName));
  }

  /**
   * This type with each occurrence of the user type of the same name replaced (frozen where it was
   * frozen).
   */
  CqlType replaceUdt(UdtType replacement);

  /** Whether duration is this type or somewhere inside it. */
  default boolean referencesDuration() {
    return components().stream().anyMatch(CqlType::referencesDuration);
  }

  /**
   * Whether columns of this type may be clustering columns and be compared with {@code <}; duration
   * and counter may not.
   */
  boolean allowsOrdering();

  /**
   * Bytes of each serialized value where Cassandra treats that as fixed (not date, time, smallint,
   * tinyint), else -1.
   */
  int fixedLengthBytes();

  /** Whether the value of zero bytes is valid for this type. */
  boolean allowsEmpty();

  /**
   * Whether the value of zero bytes reads as null in functions and conversions: numbers and the
   * like, not text or blob.
   */
  boolean isEmptyMeaningless();

  /** Cassandra's order of two serialized values; never null ones. */
  default int compare(byte[] left, byte[] right) {
    return compare(left, 0, left.length, right, 0, right.length);
  }

  /** Cassandra's order of two serialized values in larger arrays. */
  int compare(
      byte[] left, int leftOffset, int leftLength, byte[] right, int rightOffset, int rightLength);

  /**
   * Checks a serialized value.
   *
   * @throws CqlTypeException with Cassandra's text, such as {@code Expected 4 or 0 byte int (3)}
   */
  default void validate(byte[] value) {
    validate(value, 0, value.length);
  }

  /** Checks a serialized value in a larger array. */
  void validate(byte[] bytes, int offset, int length);

  /**
   * The serialized value that Cassandra makes of a string constant for this type. Which kinds of
   * literals a column accepts at all is the planner's question.
   *
   * @throws CqlTypeException with Cassandra's text
   */
  byte[] parse(String text);

  /** The value as a CQL literal that can be parsed again; {@code null} for null. */
  default String format(byte @Nullable [] value) {
    return value == null ? "null" : format(value, 0, value.length);
  }

  /** The value of a range as a CQL literal. */
  String format(byte[] bytes, int offset, int length);

  /** The value as cqlsh prints it in a table's cell; {@code null} for null. */
  default String display(byte @Nullable [] value) {
    return value == null ? "null" : display(value, 0, value.length);
  }

  /** The value of a range as cqlsh prints it in a table's cell. */
  String display(byte[] bytes, int offset, int length);

  /**
   * The value as a Java object of {@link #javaClass}; null for null and for an EMPTY that means
   * nothing.
   */
  default @Nullable Object decode(byte @Nullable [] value) {
    return value == null ? null : decode(value, 0, value.length);
  }

  /** The value of a range as a Java object of {@link #javaClass}. */
  @Nullable Object decode(byte[] bytes, int offset, int length);

  /**
   * The serialized value of a Java object: of {@link #javaClass} or of a class that converts
   * without loss.
   *
   * @throws CqlTypeException when the object is of a wrong class or out of range
   */
  byte[] encode(Object value);

  /** The class of the objects that {@link #decode} makes. */
  Class<?> javaClass();

  /**
   * Whether serialized values of the other type can be read as this type's, as Cassandra decides
   * it.
   */
  boolean isValueCompatibleWith(CqlType other);

  /**
   * How well a value of this type suits a receiver of another, as Cassandra tests it for functions
   * and terms.
   */
  default AssignmentFit assignmentTo(CqlType receiver) {
    // A frozen value may be assigned to a column that is not: it is taken apart then.
    CqlType target = isMultiCell() ? receiver : receiver.freeze();
    if (target.equals(this)) {
      return AssignmentFit.EXACT;
    }
    return target.isValueCompatibleWith(this) ? AssignmentFit.CONVERTIBLE : AssignmentFit.NONE;
  }
}
