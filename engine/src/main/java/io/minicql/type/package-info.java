/**
 * The types of CQL and what one can do with their values.
 *
 * <p>A value is its serialized form in a {@code byte[]}, exactly as Cassandra's native protocol (v4
 * and v5) carries it. A null reference is the CQL null. An array of length zero is the EMPTY value,
 * which most types allow and which is not null. {@link io.minicql.type.CqlType} compares, checks,
 * reads and writes such values; Java objects appear only at the edges, in {@code decode} and {@code
 * encode}.
 *
 * <p>Serialized forms (all numbers big-endian):
 *
 * <pre>
 * tinyint smallint int bigint counter   two's complement, 1, 2, 4, 8, 8 bytes
 * float double                          IEEE 754, 4 and 8 bytes
 * boolean                               one byte, 0 is false
 * varint                                two's complement, as short as possible when written here
 * decimal                               4 bytes scale, then the unscaled value as a varint
 * ascii text                            7-bit ASCII; UTF-8
 * timestamp                             8 bytes, milliseconds since 1970-01-01T00:00Z
 * date                                  4 bytes, unsigned, days since 1970-01-01 plus 2^31
 * time                                  8 bytes, nanoseconds since midnight
 * duration                              three zigzag vints: months, days, nanoseconds
 * uuid timeuuid                         16 bytes; inet: 4 or 16 bytes; blob: as it is
 * list set                              int count, then for each element: int length (-1: null), bytes
 * map                                   int count, then for each entry: key and value as above
 * tuple and user types                  for each field: int length (-1: null), bytes; trailing fields may be missing
 * vector                                elements one after the other; each with an unsigned vint length before it
 *                                       when the element type has no fixed length
 * </pre>
 */
@NullMarked
package io.minicql.type;

import org.jspecify.annotations.NullMarked;
