/** MiniCQL as a target of scripts: through the engine's API and through JDBC. */
@NullMarked
package io.minicql.tck.target;

import org.jspecify.annotations.NullMarked;
