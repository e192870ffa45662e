/**
 * The store of one table in one shard: what is written to it, how rows are kept, merged and read.
 *
 * <p>Writing: a {@link io.minicql.store.PartitionUpdate} is applied by the shard that owns its
 * partition. Reading: a {@link io.minicql.store.TableReader} gives partitions, those give live rows
 * as flyweights. Everything between is in decoded form ({@code RowCells}); the row format exists
 * only in the arenas of the sources.
 *
 * <h2>Row format</h2>
 *
 * <p>Bytes of one row. {@code uint} is an unsigned variable-length number of 1 to 9 bytes: the
 * leading one bits of its first byte count the bytes behind it, the other bits are the number,
 * big-endian. {@code sint} is the same of a zigzagged number.
 *
 * <pre>
 * Row        := size:uint Body                     size in bytes of the body
 * Body       := length:uint clustering:bytes       encoded clustering; no bytes for a static row
 *               flags:byte
 *               [ length:uint originals:bytes ]    HAS_ORIGINALS
 *               [ Timestamp ]                      HAS_MARKER or HAS_CELLS: the row's timestamp
 *               [ Expiry ]                         MARKER_EXPIRES
 *               [ Timestamp LocalTime ]            HAS_DELETION
 *               [ count:uint Column^count ]        HAS_CELLS
 * flags      := 1 HAS_MARKER | 2 MARKER_EXPIRES | 4 HAS_DELETION | 8 HAS_ORIGINALS | 16 HAS_CELLS
 * Column     := Head Cell
 *             | Head(COMPLEX) Elements
 *             | Head(COMPLEX_WITH_DELETION) [ Timestamp ] LocalTime Elements
 * Elements   := count:uint ( Head length:uint path:bytes Cell )^count
 * Head       := uint: bits 0-2 kind, bit 3 "timestamp is the row's", from bit 4 the column ids left out since the
 *               column before (0 for elements)
 * kind       := 0 LIVE | 1 EXPIRING | 2 TOMBSTONE | 3 COMPLEX | 4 COMPLEX_WITH_DELETION | 5 LIVE, apart | 6 EXPIRING, apart
 * Cell       := [ Timestamp ]                      unless it is the row's
 *               [ Expiry ]                         EXPIRING
 *               [ LocalTime ]                      TOMBSTONE
 *               [ Value ]                          LIVE and EXPIRING
 * Value      := length:uint value:bytes            up to 4096 bytes
 *             | length:uint address:8 bytes        above that: kept apart in the same arena
 * Timestamp  := sint: microseconds relative to the base timestamp of the source
 * Expiry     := ttl:uint LocalTime
 * LocalTime  := sint: seconds relative to (timestamp div 1,000,000 + ttl)
 * </pre>
 *
 * <p>The row's timestamp is the marker's if there is one, else that of the first entry. {@code
 * originals} are what {@link io.minicql.encoding.ClusteringEncoder} does not keep of the clustering
 * values; those of the version written first stay. Columns are in the order of their ids, elements
 * in the order of their paths. The format describes itself: rows are skipped and decoded without
 * the schema.
 */
@NullMarked
package io.minicql.store;

import org.jspecify.annotations.NullMarked;
