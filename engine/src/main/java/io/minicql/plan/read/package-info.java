/** SELECT: from the raw tree to a plan that says which partitions and rows are read, and how. */
@NullMarked
package io.minicql.plan.read;

import org.jspecify.annotations.NullMarked;
