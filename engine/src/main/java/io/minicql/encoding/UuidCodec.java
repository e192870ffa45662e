package io.minicql.encoding;

/**
 * UUIDs: the version comes first, and the parts of a version 1 time in the order of their weight.
 */
abstract class UuidCodec extends ComponentCodec {
  private static final int WIDTH_BYTES = 16;
  private static final int TIME_VERSION = 1;
  private static final long SIGN_BITS = 0x8080808080808080L;

  /** For uuid: low eight bytes unsigned. */
  static final UuidCodec ANY =
      new UuidCodec() {
        @Override
        long orderHigh(long high) {
          return (high >>> 12 & 0xF) == TIME_VERSION ? timeFirst(high) : versionFirst(high);
        }

        @Override
        long restoreHigh(long ordered) {
          return ordered >>> 60 == TIME_VERSION ? timeLast(ordered) : versionBack(ordered);
        }

        @Override
        long orderLow(long low) {
          return low;
        }
      };

  /** For timeuuid: low eight bytes signed, one by one. */
  static final UuidCodec TIME =
      new UuidCodec() {
        @Override
        long orderHigh(long high) {
          return timeFirst(high);
        }

        @Override
        long restoreHigh(long ordered) {
          return timeLast(ordered);
        }

        @Override
        long orderLow(long low) {
          return low ^ SIGN_BITS;
        }
      };

  abstract long orderHigh(long high);

  abstract long restoreHigh(long ordered);

  /** Its own inverse. */
  abstract long orderLow(long low);

  @Override
  void encode(byte[] source, int offset, int lengthBytes, ByteWriter out) {
    requireLength(WIDTH_BYTES, lengthBytes);
    out.putLong(orderHigh(Ints.readLong(source, offset)));
    out.putLong(orderLow(Ints.readLong(source, offset + Long.BYTES)));
  }

  @Override
  void decode(ByteReader in, ByteWriter out) {
    out.putLong(restoreHigh(in.readLong()));
    out.putLong(orderLow(in.readLong()));
  }

  @Override
  boolean isLossy() {
    return false;
  }

  /** time_low, time_mid, version and time_hi become version and time_hi, time_mid, time_low. */
  private static long timeFirst(long high) {
    return high << 48 | high << 16 & 0xFFFF_0000_0000L | high >>> 32;
  }

  private static long timeLast(long ordered) {
    return ordered << 32 | ordered >>> 16 & 0xFFFF_0000L | ordered >>> 48;
  }

  private static long versionFirst(long high) {
    return high << 48 & 0xF000_0000_0000_0000L | high >>> 4 & 0x0FFF_FFFF_FFFF_F000L | high & 0xFFF;
  }

  private static long versionBack(long ordered) {
    return ordered << 4 & 0xFFFF_FFFF_FFFF_0000L | ordered >>> 48 & 0xF000 | ordered & 0xFFF;
  }
}
