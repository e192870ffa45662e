/**
 * Runs SELECT plans: walks partitions and rows inside an epoch, filters, groups and limits them,
 * and copies what is selected into result pages.
 *
 * <p>A page is bounded in rows and in bytes, an epoch in the rows that are looked at; both are
 * resumed by position, never by a held cursor.
 *
 * <h2>Paging state</h2>
 *
 * <pre>
 * State      := version:byte (1)
 *               fingerprint:8 bytes                of the statement's text and table, big-endian
 *               remaining:uint                     rows or groups that LIMIT still allows
 *               remainingInPartition:uint          the same for PER PARTITION LIMIT
 *               tokenPrefix:8 bytes                of the partition, big-endian
 *               length:uint key:bytes              the partition the last page ended in
 *               done:byte                          1: the whole partition is done; 0: go on behind
 *               [ length:uint clustering:bytes ]   the encoded clustering, where done is 0
 * </pre>
 *
 * {@code uint} is the unsigned variable-length integer of package encoding.
 */
@NullMarked
package io.minicql.exec.read;

import org.jspecify.annotations.NullMarked;
