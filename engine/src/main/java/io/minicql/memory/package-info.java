/**
 * Memory outside of the heap: slabs, arenas that fill them, and epochs that say when nobody reads
 * them any more. The only package that touches direct buffers.
 *
 * <p>An address is a {@code long}: the slab's number in its high 32 bits, the offset in the slab in
 * its low 32 bits. Slabs are numbered from 1, so that {@link
 * io.minicql.memory.OffHeapBytes#NO_ADDRESS} (0) is the address of nothing. All numbers are stored
 * big-endian, so that comparing eight bytes as one unsigned number compares them one by one.
 *
 * <p>Life of a slab: {@link io.minicql.memory.SlabPool} allocates it within the {@link
 * io.minicql.memory.MemoryBudget}; one {@link io.minicql.memory.Arena} fills it; when the arena is
 * replaced it is retired to {@link io.minicql.memory.Epochs}, which closes it once every operation
 * that could have seen it has ended; the slab goes back to the pool. Nothing inside of an arena is
 * ever freed on its own.
 */
@NullMarked
package io.minicql.memory;

import org.jspecify.annotations.NullMarked;
