package io.minicql.exec.read;

/**
 * What a paging state says.
 *
 * @param position where the next page begins
 * @param remaining the rows or groups that LIMIT still allows
 */
record ResumePoint(Position position, int remaining) {}
