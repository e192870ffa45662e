/** Answers DESCRIBE: finds what is described in a snapshot of the schema and fills pages of it. */
@NullMarked
package io.minicql.exec.describe;

import org.jspecify.annotations.NullMarked;
