/** The recorder: runs scripts on a real Cassandra and writes its answers into them. */
@NullMarked
package io.minicql.tck.record;

import org.jspecify.annotations.NullMarked;
