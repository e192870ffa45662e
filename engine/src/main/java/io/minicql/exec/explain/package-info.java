/** EXPLAIN: which way a statement takes, to which tokens, shards and partitions. */
@NullMarked
package io.minicql.exec.explain;

import org.jspecify.annotations.NullMarked;
