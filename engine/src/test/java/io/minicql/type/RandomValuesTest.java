package io.minicql.type;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.Random;
import java.util.function.BiConsumer;
import org.junit.jupiter.api.Test;

/** Laws that hold for the values of every type, on random ones. */
class RandomValuesTest {
  private static final int ROUNDS = 2_000;

  @Test
  void everyValueSurvivesTheWayThroughJava() {
    forRandomTypes(
        (type, values) -> {
          byte[] value = values.value(type);
          type.validate(value);
          Object decoded = type.decode(value);
          assertTrue(type.javaClass().isInstance(decoded), "class of " + decoded);
          byte[] encoded = type.encode(decoded);
          assertEquals(0, type.compare(value, encoded));
          if (!type.cql().contains("inet")) {
            // An IPv4 address in IPv6 form becomes a plain one.
            assertArrayEquals(value, encoded);
          }
        });
  }

  @Test
  void aRangeOfALargerArrayIsReadLikeTheValueItself() {
    forRandomTypes(
        (type, values) -> {
          byte[] value = values.value(type);
          byte[] larger = new byte[value.length + 7];
          Arrays.fill(larger, (byte) 0x5a);
          System.arraycopy(value, 0, larger, 3, value.length);
          type.validate(larger, 3, value.length);
          assertEquals(0, type.compare(value, 0, value.length, larger, 3, value.length));
          assertEquals(type.format(value), type.format(larger, 3, value.length));
          assertEquals(type.display(value), type.display(larger, 3, value.length));
          assertEquals(
              type.format(value), type.format(type.encode(type.decode(larger, 3, value.length))));
        });
  }

  @Test
  void theOrderIsTotal() {
    forRandomTypes(
        (type, values) -> {
          byte[] a = values.value(type);
          byte[] b = values.value(type);
          byte[] c = values.value(type);
          assertEquals(0, type.compare(a, a));
          assertEquals(Integer.signum(type.compare(a, b)), -Integer.signum(type.compare(b, a)));
          if (type.compare(a, b) <= 0 && type.compare(b, c) <= 0) {
            assertTrue(type.compare(a, c) <= 0, () -> "not transitive: " + type.format(c));
          }
        });
  }

  @Test
  void textsOfNativeValuesCanBeParsedAgain() {
    forRandomTypes(
        (type, values) -> {
          if (type instanceof NativeType && type != NativeType.INET) {
            byte[] value = values.value(type);
            String literal = type.format(value);
            String text =
                literal.startsWith("'")
                    ? literal.substring(1, literal.length() - 1).replace("''", "'")
                    : literal;
            assertArrayEquals(value, type.parse(text), literal);
          }
        });
  }

  @Test
  void damagedValuesAreRefusedOrRead() {
    Random random = new Random(7);
    forRandomTypes(
        (type, values) -> {
          byte[] value = values.value(type);
          byte[] damaged = Arrays.copyOf(value, random.nextInt(value.length + 3));
          if (damaged.length > 0) {
            damaged[random.nextInt(damaged.length)] ^= (byte) (1 << random.nextInt(8));
          }
          try {
            type.validate(damaged);
          } catch (CqlTypeException refused) {
            return;
          }
          type.decode(damaged);
          type.format(damaged);
          type.display(damaged);
          type.compare(damaged, value);
        });
  }

  private static void forRandomTypes(BiConsumer<CqlType, RandomValues> check) {
    long firstSeed = Long.getLong("minicql.seed", System.nanoTime());
    for (long seed = firstSeed; seed < firstSeed + ROUNDS; seed++) {
      RandomValues values = new RandomValues(seed);
      CqlType type = values.type(3);
      try {
        check.accept(type, values);
      } catch (AssertionError | RuntimeException e) {
        throw new AssertionError("-Dminicql.seed=" + seed + " type " + type, e);
      }
    }
  }
}
