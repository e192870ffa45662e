/**
 * JMH benchmarks. Run one with {@code java -cp CLASSPATH org.openjdk.jmh.Main ParseBenchmark -prof
 * gc}.
 */
@NullMarked
package io.minicql.bench;

import org.jspecify.annotations.NullMarked;
