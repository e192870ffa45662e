/**
 * Random scripts: a table of random shape, random writes with explicit timestamps, random reads;
 * most are legal, some are not. The same seed gives the same script.
 *
 * <p>Values come from small domains, so that writes meet each other and reads find something.
 */
@NullMarked
package io.minicql.tck.random;

import org.jspecify.annotations.NullMarked;
