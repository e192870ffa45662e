/**
 * A client of Cassandra's native protocol, version 4, as small as the recorder needs it: one
 * connection, one request at a time. It shows what drivers hide: empty values, error codes,
 * warnings, page borders.
 *
 * <p>A frame is: version (1 byte, 0x04 or 0x84), flags (1), stream (2), opcode (1), body length
 * (4), body. A response's body begins with a tracing id, warnings and a custom payload where the
 * flags 0x02, 0x08 and 0x04 say so.
 */
@NullMarked
package io.minicql.tck.protocol;

import org.jspecify.annotations.NullMarked;
