/**
 * Byte-comparable keys and variable-length integers.
 *
 * <p>A clustering is encoded so that one comparison of unsigned bytes gives Cassandra's order of
 * clusterings, whatever the types of its columns; a reversed column is the complement. The encoding
 * is prefix-free: no key begins another one. Values decode from their keys again; see
 * <i>originals</i> for the exceptions. Bytes are hexadecimal here, numbers are big-endian.
 *
 * <pre>
 * Key          := Component^n 38                 a row: n is the number of clustering columns
 *               | Component^m 20                 before all keys that begin with these m components
 *               | Component^m 60                 after all of them
 *               | 18                             the static row: before all others
 * Component    := 40 Body | 3F | 3E              value, EMPTY, null (nulls only inside of other values)
 *               | 40 complement(Body) | 41       reversed column: value, EMPTY
 *
 * Body         by type:
 * tinyint smallint int bigint timestamp          fixed width, sign bit flipped
 * date time                                      fixed width, as it is
 * boolean                                        00 | 01
 * float double                                   sign bit flipped; all bits if negative; each NaN as the positive quiet one
 * ascii text blob inet                           Escaped
 * varint                                         Signed | FF Unsigned(length - 7) bytes         (from 7 bytes on)
 *                                                       | 00 complement(Unsigned(length - 7)) bytes
 * decimal                                        80 for zero | Positive | complement(Positive)
 * uuid                                           Version nibble, then: version 1: time, else: the other 60 bits; low 8 bytes
 * timeuuid                                       time high (with version), mid, low; low 8 bytes, each with its sign bit flipped
 * list set                                       Component^count 38
 * map                                            ( Component Component )^count 38
 * tuple, user types                              Component^fields 38                 without trailing nulls
 * vector                                         Body^dimension, or Component^dimension where elements have no fixed length
 *
 * Escaped      := ( NonZero | 00 FE^(k-1) FF )* ( 00 | 00 FE^k )     k: length of a run of zero bytes; the last
 *                                                                    form for a run that ends the value
 * Unsigned     := k-1 one bits, a zero bit, the value in the other 7k bits; at 9 bytes FF and 64 bits
 * Signed       := a one bit, then as Unsigned with one bit less; complement for negative numbers (as of ~value)
 * Positive     := (C0 + n | C0 - n) Exponent^n Pair^+ 00             0.PairPair.. * 100^exponent; n: exponent's bytes,
 *                                                                    subtracted for negative ones (two's complement)
 * Pair         := 80 + two decimal digits                            no trailing 00 pair
 * </pre>
 *
 * <p>Separators and terminators lie between 10 and EF, which never follow a 00 inside of an
 * Escaped.
 *
 * <p><i>Originals.</i> Values that compare as equal have one encoding, but may have several
 * serialized forms: decimal 1.0 and 1.00, a varint with superfluous leading bytes, other NaNs, a
 * boolean that is neither 00 nor 01, tuples and user types with fewer fields than their type. Rows
 * with such a value keep it beside the key:
 *
 * <pre>
 * Originals    := Original^n                     one for each clustering column
 * Original     := 00                             decode it from the key
 *               | Vint(length + 1) bytes         the serialized value
 * Vint         := k-1 one bits, a zero bit, the value in the other 7k bits; at 9 bytes FF and 64 bits
 * </pre>
 *
 * The first one written stays, as Cassandra keeps the clustering of the row it has already.
 */
@NullMarked
package io.minicql.encoding;

import org.jspecify.annotations.NullMarked;
