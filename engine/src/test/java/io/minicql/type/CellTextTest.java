package io.minicql.type;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What cqlsh prints in a table's cell. */
class CellTextTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "int | 0x00000007 | 7",
        "int | 0x | \"\"",
        "boolean | 0x01 | True",
        "boolean | 0x00 | False",
        "text | 0x697427730a5c | it's\\n\\\\",
        "text | 0x61c2a0 | a\\xa0",
        "blob | 0xcafe | 0xcafe",
        "timestamp | 0x0000018df4e7e475 | 2024-02-29 12:47:34.517000+0000",
        "timestamp | 0x7fffffffffffffff | 9223372036854775807",
        "date | 0x80004d46 | 2024-02-29",
        "date | 0xffffffff | 2147483647",
        "time | 0x00001ae5bbc3bc01 | 08:12:54.000000001",
        "duration | 0x1c06fc0d18c2e28000 | 1y2mo3d2h",
        "duration | 0x000000 | \"\"",
        "inet | 0x7f000001 | 127.0.0.1",
        "inet | 0x00000000000000000000000000000001 | ::1",
        "inet | 0x20010db8000000000001000000000001 | 2001:db8::1:0:0:1",
        "inet | 0x00000000000000000000000001020304 | ::1.2.3.4",
        "inet | 0xfe800000000000000000000000000000 | fe80::",
        "inet | 0x00010002000300040005000600070008 | 1:2:3:4:5:6:7:8",
        "decimal | 0x000000025a | 0.90",
        "decimal | 0xfffffffd01 | 1E+3",
        "double | 0x3fd5555555555555 | 0.3333333333333",
        "double | 0x40c81cd6e631f8a1 | 12345.678900000001",
        "double | 0x7ff8000000000000 | NaN",
        "double | 0xfff0000000000000 | -Infinity",
        "double | 0x8000000000000000 | -0",
        "float | 0x3dcccccd | 0.1",
        "float | 0x47c35000 | 1e+05",
        "float | 0x3eaaaaab | 0.333333",
        "float | 0x322bcc77 | 1e-08",
        "float | 0xc47a199a | -1000.40002",
        "frozen<list<double>> | 0x00000001000000083fd5555555555555 | [0.333333]",
        "frozen<list<text>> | 0x00000001000000056974277309 | ['it''s\\t']",
        "frozen<list<date>> | 0x000000010000000480004d46 | [2024-02-29]",
        "frozen<list<inet>> | 0x00000001000000047f000001 | ['127.0.0.1']",
        "frozen<list<timestamp>> | 0x00000001000000080000000000000000 | ['1970-01-01 00:00:00.000000+0000']",
        "frozen<set<int>> | 0x000000020000000400000001000000040000000a | {1, 10}",
        "frozen<map<text, boolean>> | 0x000000010000000161" + "0000000101 | {'a': True}",
        "frozen<tuple<int, text>> | 0x0000000400000001 | (1, null)",
        "frozen<\"Odd Name\"> | 0x0000000161 | {Fi eld: 'a', select: null, nested: null}",
        "vector<float, 2> | 0x3f80000040000000 | [1, 2]",
      })
  void prints(String type, String hex, String cell) {
    assertEquals(cell, Recorded.type(type).display(Recorded.bytes(hex)));
  }

  @Test
  void printsNull() {
    assertEquals("null", NativeType.TEXT.display(null));
    assertEquals("null", NativeType.INT.format(null));
  }
}
