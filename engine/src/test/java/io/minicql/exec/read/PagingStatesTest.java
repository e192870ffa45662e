package io.minicql.exec.read;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.minicql.CqlException;
import io.minicql.ErrorCode;
import io.minicql.PagingState;
import io.minicql.plan.read.RowLimits;
import io.minicql.ring.Partitioner;
import java.util.Random;
import org.junit.jupiter.api.Test;

class PagingStatesTest {
  private static final long FINGERPRINT = 0x0123456789ABCDEFL;
  private static final byte[] KEY = {0, 0, 0, 1};

  private final PagingStates states = new PagingStates(Partitioner.MURMUR3, FINGERPRINT);

  /** Key 1 has the token -4069959284402364209, which is c78490adf7e3c8cf. */
  @Test
  void bytesInsideAPartitionAreAsDescribed() {
    Position position = new Position(KEY, new byte[] {0x40, 0x38}, 5);
    assertEquals(
        "01"
            + "0123456789abcdef"
            + "07"
            + "05"
            + tokenHex()
            + "04"
            + "00000001"
            + "00"
            + "02"
            + "4038",
        states.write(new ResumePoint(position, 7)).toString());
  }

  @Test
  void bytesBehindAPartitionAreAsDescribed() {
    assertEquals(
        "01" + "0123456789abcdef" + "07" + "00" + tokenHex() + "04" + "00000001" + "01",
        states.write(new ResumePoint(Position.afterPartition(KEY), 7)).toString());
  }

  private static String tokenHex() {
    return String.format("%016x", -4069959284402364209L);
  }

  @Test
  void whatIsWrittenIsReadAgain() {
    Position position = new Position(KEY, new byte[] {1, 2, 3}, RowLimits.NONE);
    ResumePoint read = states.read(states.write(new ResumePoint(position, RowLimits.NONE)));
    assertEquals(RowLimits.NONE, read.remaining());
    assertEquals(RowLimits.NONE, read.position().remainingInPartition());
    assertArrayEquals(KEY, read.position().key());
    assertArrayEquals(new byte[] {1, 2, 3}, read.position().clustering());
  }

  @Test
  void aDonePartitionHasNoClustering() {
    ResumePoint read = states.read(states.write(new ResumePoint(Position.afterPartition(KEY), 1)));
    assertNull(read.position().clustering());
  }

  @Test
  void aStateOfAnotherStatementIsRefused() {
    PagingState other =
        new PagingStates(Partitioner.MURMUR3, FINGERPRINT + 1)
            .write(new ResumePoint(Position.afterPartition(KEY), 1));
    assertRefused(other);
  }

  @Test
  void aStateOfAnotherPartitionerIsRefused() {
    PagingState other =
        new PagingStates(Partitioner.RANDOM, FINGERPRINT)
            .write(new ResumePoint(Position.afterPartition(KEY), 1));
    assertRefused(other);
  }

  @Test
  void everyTruncatedOrLongerStateIsRefused() {
    byte[] whole =
        states.write(new ResumePoint(new Position(KEY, new byte[] {1, 2}, 3), 4)).toBytes();
    for (int length = 0; length < whole.length; length++) {
      assertRefused(PagingState.fromBytes(java.util.Arrays.copyOf(whole, length)));
    }
    assertRefused(PagingState.fromBytes(java.util.Arrays.copyOf(whole, whole.length + 1)));
  }

  @Test
  void randomBytesAreRefusedOrRead() {
    long seed = System.nanoTime();
    Random random = new Random(seed);
    byte[] prefix = states.write(new ResumePoint(Position.afterPartition(KEY), 1)).toBytes();
    for (int round = 0; round < 20_000; round++) {
      byte[] bytes = java.util.Arrays.copyOf(prefix, 9 + random.nextInt(40));
      for (int i = 9; i < bytes.length; i++) {
        bytes[i] = (byte) random.nextInt();
      }
      try {
        states.read(PagingState.fromBytes(bytes));
      } catch (CqlException e) {
        assertEquals(ErrorCode.PROTOCOL_ERROR, e.code(), () -> "seed " + seed);
      }
    }
  }

  private void assertRefused(PagingState state) {
    CqlException e = assertThrows(CqlException.class, () -> states.read(state));
    assertEquals(ErrorCode.PROTOCOL_ERROR, e.code());
    assertEquals("Invalid value for the paging state", e.getMessage());
  }
}
