/**
 * Writing: plans bound to values become updates of partitions. Everything is checked and built
 * before anything is applied, so that a refused statement changes nothing; what depends on stored
 * rows is read, decided and written under the locks of its shards.
 */
@NullMarked
package io.minicql.exec.write;

import org.jspecify.annotations.NullMarked;
