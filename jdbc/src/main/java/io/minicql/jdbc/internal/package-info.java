/** The classes behind java.sql's interfaces; nobody names them. */
@NullMarked
package io.minicql.jdbc.internal;

import org.jspecify.annotations.NullMarked;
