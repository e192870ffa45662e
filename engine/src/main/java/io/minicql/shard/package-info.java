/**
 * Shards: each owns a part of the token ring and all writing to it. Writes run on the caller's
 * thread under the shard's lock; reads take no lock.
 */
@NullMarked
package io.minicql.shard;

import org.jspecify.annotations.NullMarked;
