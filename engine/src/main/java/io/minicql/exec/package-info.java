/**
 * Runs plans: binds them to values, reads and writes through the shards, and fills result pages.
 */
@NullMarked
package io.minicql.exec;

import org.jspecify.annotations.NullMarked;
