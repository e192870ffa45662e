/**
 * Where a partition lives: partitioners, tokens, partition keys and the token ring.
 *
 * <p>Bytes of a partition key, as Cassandra has them on its wire and hashes them:
 *
 * <pre>
 * Key       := Component                      one partition key column: its serialized value as it is
 *            | Composite                      two columns or more
 * Composite := ( Length Component 00 )^n
 * Length    := unsigned 16 bits, big-endian
 * </pre>
 *
 * <p>Partitions are ordered by token, then by the key's bytes as unsigned numbers. To make that
 * order cheap, each key has a {@code tokenPrefix}: a signed long whose order never contradicts the
 * order of the tokens.
 *
 * <pre>
 * partitioner    token                                tokenPrefix
 * Murmur3        bigint, first half of Murmur3-128    the token
 * Random         varint, |MD5| in 0 .. 2^127          its bits 64 and up, cut to a long
 * ByteOrdered    blob, the key itself                 its first 8 bytes, zero-padded, sign bit flipped
 * </pre>
 *
 * <p>On a ring, the virtual node with token {@code t} owns the range (token before, t]; the first
 * one also owns what lies above the last token.
 */
@NullMarked
package io.minicql.ring;

import org.jspecify.annotations.NullMarked;
