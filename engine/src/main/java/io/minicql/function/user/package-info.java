/** The code of users' functions: compiled from Java source where that is wanted, or refused. */
@NullMarked
package io.minicql.function.user;

import org.jspecify.annotations.NullMarked;
