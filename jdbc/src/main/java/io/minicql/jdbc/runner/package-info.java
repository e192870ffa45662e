/** The command-line runner: scripts in, tables, CSV or JSON out. */
@NullMarked
package io.minicql.jdbc.runner;

import org.jspecify.annotations.NullMarked;
