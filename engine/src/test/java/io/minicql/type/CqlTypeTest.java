package io.minicql.type;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CqlTypeTest {
  /** The right side is what {@code system_schema.columns} of a real Cassandra shows. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "varchar | text",
        "LIST<INT> | list<int>",
        "frozen<list<int>> | frozen<list<int>>",
        "map<text,frozen<address>> | map<text, frozen<address>>",
        "tuple<int, text> | frozen<tuple<int, text>>",
        "frozen<tuple<int,frozen<list<int>>>> | frozen<tuple<int, frozen<list<int>>>>",
        "vector<float,3> | vector<float, 3>",
        "address | address",
        "frozen<address> | frozen<address>",
        "\"Odd Name\" | \"Odd Name\"",
        "list<frozen<tuple<int,int>>> | list<frozen<tuple<int, int>>>",
        "frozen<list<list<int>>> | frozen<list<frozen<list<int>>>>",
        "vector<frozen<list<int>>,2> | vector<frozen<list<int>>, 2>",
        "vector<list<int>,2> | vector<list<int>, 2>",
        "frozen<map<int, address>> | frozen<map<int, frozen<address>>>",
        "frozen<set<tuple<int, address>>> | frozen<set<frozen<tuple<int, frozen<address>>>>>",
        "list<vector<int,2>> | list<vector<int, 2>>",
        "list<frozen<vector<int,2>>> | list<vector<int, 2>>",
        "vector<address,2> | vector<address, 2>",
        "tuple<list<int>,address> | frozen<tuple<frozen<list<int>>, frozen<address>>>",
        "list<frozen<\"Odd Name\">> | list<frozen<\"Odd Name\">>",
      })
  void printsTheTypeAsCassandra(String written, String printed) {
    assertEquals(printed, Recorded.type(written).cql());
    assertEquals(Recorded.type(written), Recorded.type(printed));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "nowhere",
        "list",
        "list<int",
        "list<>",
        "map<int>",
        "vector<int, 0>",
        "vector<int, x>",
        "list<int>>",
        "foo<int>",
        "\"address",
        "vector<int>"
      })
  void refusesWhatIsNoType(String text) {
    assertThrows(CqlTypeException.class, () -> Recorded.type(text));
  }

  @Test
  void refusesNestingBeyondTheLimit() {
    int limit = 100;
    String allowed = "frozen<".repeat(limit - 1) + "address" + ">".repeat(limit - 1);
    assertEquals(Recorded.ADDRESS.freeze(), Recorded.type(allowed));
    assertThrows(CqlTypeException.class, () -> Recorded.type("frozen<" + allowed + ">"));
  }

  @Test
  void onlyUnfrozenCollectionsAndUserTypesAreMultiCell() {
    assertTrue(Recorded.type("list<int>").isMultiCell());
    assertTrue(Recorded.ADDRESS.isMultiCell());
    for (String single : List.of("int", "frozen<set<int>>", "tuple<int>", "vector<int, 2>")) {
      assertFalse(Recorded.type(single).isMultiCell(), single);
    }
  }

  @Test
  void findsAndReplacesUserTypesWhereverTheyAre() {
    CqlType type = Recorded.type("map<int, frozen<tuple<text, address>>>");
    assertTrue(type.references("ks", "address"));
    assertFalse(type.references("other", "address"));
    UdtType wider =
        new UdtType(
            "ks",
            "address",
            List.of("street", "zip", "city"),
            List.of(NativeType.TEXT, NativeType.INT, NativeType.TEXT),
            false);
    MapType replaced = (MapType) type.replaceUdt(wider);
    assertEquals(List.of(NativeType.TEXT, wider.freeze()), replaced.value().components());
    assertEquals(wider, Recorded.ADDRESS.replaceUdt(wider));
  }

  @Test
  void durationsAreFoundInside() {
    assertTrue(Recorded.type("frozen<list<tuple<int, duration>>>").referencesDuration());
    assertFalse(Recorded.type("frozen<list<tuple<int, duration>>>").allowsOrdering());
    assertTrue(Recorded.type("frozen<list<int>>").allowsOrdering());
  }

  @Test
  void someTypesHaveAFixedLength() {
    assertEquals(4, NativeType.INT.fixedLengthBytes());
    assertEquals(-1, NativeType.SMALLINT.fixedLengthBytes());
    assertEquals(-1, NativeType.DATE.fixedLengthBytes());
    assertEquals(12, Recorded.type("vector<float, 3>").fixedLengthBytes());
    assertEquals(-1, Recorded.type("vector<text, 3>").fixedLengthBytes());
  }

  @Test
  void someTypesRefuseTheEmptyValue() {
    for (NativeType type : NativeType.values()) {
      boolean refuses = false;
      try {
        type.validate(new byte[0]);
      } catch (CqlTypeException e) {
        refuses = true;
      }
      assertEquals(type.allowsEmpty(), !refuses, type.cql());
    }
  }
}
