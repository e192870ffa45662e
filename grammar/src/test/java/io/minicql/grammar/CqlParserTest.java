package io.minicql.grammar;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.minicql.grammar.ast.Batch;
import io.minicql.grammar.ast.BatchKind;
import io.minicql.grammar.ast.ComparisonOperator;
import io.minicql.grammar.ast.ConstantKind;
import io.minicql.grammar.ast.CreateTable;
import io.minicql.grammar.ast.Insert;
import io.minicql.grammar.ast.PropertyValue;
import io.minicql.grammar.ast.QualifiedName;
import io.minicql.grammar.ast.RawAssignment;
import io.minicql.grammar.ast.RawRelation;
import io.minicql.grammar.ast.RawSelector;
import io.minicql.grammar.ast.RawTerm;
import io.minicql.grammar.ast.Select;
import io.minicql.grammar.ast.SourceSpan;
import io.minicql.grammar.ast.Update;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;

class CqlParserTest {
  private static <T> T parse(Class<T> type, String text) {
    return assertInstanceOf(type, CqlParser.parse(text).statement());
  }

  private static RawTerm value(String literal) {
    return parse(Insert.class, "INSERT INTO t (a) VALUES (" + literal + ")").values().get(0);
  }

  private static RawSelector selector(String text) {
    return parse(Select.class, "SELECT " + text + " FROM t").columns().get(0).selector();
  }

  @Test
  void namesAreFoldedUnlessQuoted() {
    Select select = parse(Select.class, "SELECT A, \"B\"\"b\", KEY AS X FROM Ks.\"T\"");
    assertEquals(new QualifiedName("ks", "T"), select.table());
    List<String> names = new ArrayList<>();
    select.columns().forEach(c -> names.add(((RawSelector.Column) c.selector()).name()));
    assertEquals(List.of("a", "B\"b", "key"), names);
    assertEquals("x", select.columns().get(2).alias());
  }

  @Test
  void markersAreCountedInOrder() {
    ParsedStatement parsed =
        CqlParser.parse("UPDATE t USING TTL ? SET a = :x WHERE k IN ? AND (b, c) = (?, :Y)");
    List<String> names = new ArrayList<>();
    for (RawTerm.BindMarker marker : parsed.markers()) {
      assertEquals(names.size(), marker.index());
      names.add(String.valueOf(marker.name()));
    }
    assertEquals(List.of("null", "x", "null", "null", "y"), names);
  }

  @Test
  void spansCoverWhatWasWritten() {
    String text = " SELECT f(a) , b[1..2]  FROM t WHERE k = (1, 'x') ; ";
    Select select = parse(Select.class, text);
    assertEquals("SELECT f(a) , b[1..2]  FROM t WHERE k = (1, 'x')", select.span().of(text));
    assertEquals("f(a)", select.columns().get(0).span().of(text));
    assertEquals("b[1..2]", select.columns().get(1).span().of(text));
    RawRelation.Compare where = (RawRelation.Compare) select.where().get(0);
    assertEquals("k = (1, 'x')", where.span().of(text));
    assertEquals("(1, 'x')", where.value().span().of(text));
  }

  @Test
  void constantsKeepTheirText() {
    SourceSpan any = value("1").span();
    assertEquals("1", constant("1", ConstantKind.INTEGER));
    assertEquals("-1.50", constant("-1.50", ConstantKind.FLOAT));
    assertEquals("-Infinity", constant("-INFINITY", ConstantKind.FLOAT));
    assertEquals("it's", constant("'it''s'", ConstantKind.STRING));
    assertEquals("it's; $1", constant("$$it's; $1$$", ConstantKind.STRING));
    assertEquals("TRUE", constant("TRUE", ConstantKind.BOOLEAN));
    assertEquals("0xCAFE", constant("0xCAFE", ConstantKind.HEX));
    assertEquals("1h30M", constant("1h30M", ConstantKind.DURATION));
    assertEquals(1, any.end() - any.begin());
  }

  private static String constant(String literal, ConstantKind kind) {
    RawTerm.Constant constant = assertInstanceOf(RawTerm.Constant.class, value(literal));
    assertEquals(kind, constant.kind());
    return constant.text();
  }

  @Test
  void bracesAreSetsMapsAndUserTypes() {
    assertInstanceOf(RawTerm.SetLiteral.class, value("{}"));
    assertInstanceOf(RawTerm.SetLiteral.class, value("{1, 2}"));
    assertInstanceOf(RawTerm.MapLiteral.class, value("{'a': 1}"));
    assertInstanceOf(RawTerm.UdtLiteral.class, value("{a: 1}"));
    assertInstanceOf(RawSelector.MapOrUdtLiteral.class, selector("{a: 1}"));
  }

  @Test
  void bracketsAreTuplesAndHints() {
    assertInstanceOf(RawTerm.TupleLiteral.class, value("(1)"));
    assertInstanceOf(RawTerm.TypeHint.class, value("(int) 1"));
    assertInstanceOf(RawTerm.TypeHint.class, value("(ks.address) {street: 'x'}"));
    assertInstanceOf(RawSelector.Bracketed.class, selector("(int)"));
    assertInstanceOf(RawSelector.Bracketed.class, selector("(a) AS b"));
    assertInstanceOf(RawSelector.TypeHint.class, selector("(int) a"));
  }

  @Test
  void operatorsBindAsUsual() {
    RawTerm.BinaryOperation sum =
        assertInstanceOf(RawTerm.BinaryOperation.class, value("1 - 2 * 3 - 4"));
    assertEquals('-', sum.operator().symbol());
    RawTerm.BinaryOperation left = assertInstanceOf(RawTerm.BinaryOperation.class, sum.left());
    assertEquals('*', ((RawTerm.BinaryOperation) left.right()).operator().symbol());
    assertInstanceOf(RawTerm.Negation.class, value("-f(1)"));
  }

  @Test
  void jsonAndDistinctAreAlsoColumns() {
    assertTrue(parse(Select.class, "SELECT JSON a FROM t").isJson());
    assertTrue(parse(Select.class, "SELECT JSON DISTINCT a FROM t").isDistinct());
    assertEquals(List.of(), parse(Select.class, "SELECT JSON * FROM t").columns());
    for (String column : List.of("json", "distinct")) {
      Select select = parse(Select.class, "SELECT " + column + " AS x FROM t");
      assertEquals(column, ((RawSelector.Column) select.columns().get(0).selector()).name());
    }
  }

  @Test
  void assignmentsAreToldApart() {
    Update update =
        parse(
            Update.class,
            "UPDATE t SET a = 1, b = b + 1, c = c - 1, d = [1] + d, e[1] = 2, f.g = 3, h = h -1"
                + " WHERE k = 1 IF EXISTS");
    List<Class<? extends RawAssignment>> kinds = new ArrayList<>();
    update.assignments().forEach(a -> kinds.add(a.getClass()));
    assertEquals(
        List.of(
            RawAssignment.SetValue.class,
            RawAssignment.Add.class,
            RawAssignment.Subtract.class,
            RawAssignment.Prepend.class,
            RawAssignment.SetElement.class,
            RawAssignment.SetField.class,
            RawAssignment.Add.class),
        kinds);
    assertTrue(update.ifClause().exists());
  }

  @Test
  void relationsInBracketsAreTheSame() {
    Select select = parse(Select.class, "SELECT * FROM t WHERE ((a > 1)) AND ((b, c) IN (?, ?))");
    assertEquals(ComparisonOperator.GT, ((RawRelation.Compare) select.where().get(0)).operator());
    assertEquals(2, ((RawRelation.InTuples) select.where().get(1)).values().size());
  }

  @Test
  void tablesKeepAllTheirKeysAndProperties() {
    CreateTable table =
        parse(
            CreateTable.class,
            "CREATE TABLE t (a int, b int, c text static, PRIMARY KEY ((a, b), d)) WITH CLUSTERING"
                + " ORDER BY (d DESC) AND comment = 'x' AND caching = {'keys': 'ALL'}");
    assertEquals(List.of("a", "b"), table.primaryKeys().get(0).partitionKey());
    assertEquals(List.of("d"), table.primaryKeys().get(0).clusteringColumns());
    assertTrue(table.clusteringOrder().get(0).descending());
    assertTrue(table.columns().get(2).isStatic());
    assertEquals(new PropertyValue.Text("x"), table.properties().values().get("comment"));
  }

  @Test
  void batchesHoldModifications() {
    Batch batch =
        parse(
            Batch.class,
            "BEGIN UNLOGGED BATCH USING TIMESTAMP 5 INSERT INTO t (a) VALUES (1); DELETE FROM t"
                + " WHERE a = 1 APPLY BATCH;");
    assertEquals(BatchKind.UNLOGGED, batch.kind());
    assertEquals(2, batch.statements().size());
    assertNull(batch.attributes().timeToLive());
  }

  @Test
  void parsersOfManyThreadsDoNotMeet() throws Exception {
    ExecutorService threads = Executors.newFixedThreadPool(8);
    try {
      List<Callable<Void>> tasks = new ArrayList<>();
      for (int i = 0; i < 64; i++) {
        String name = "t" + i;
        tasks.add(
            () -> {
              for (int n = 0; n < 500; n++) {
                Select select = parse(Select.class, "SELECT * FROM " + name + " WHERE a = ?");
                assertEquals(name, select.table().name());
              }
              return null;
            });
      }
      for (Future<Void> done : threads.invokeAll(tasks)) {
        done.get();
      }
    } finally {
      threads.shutdownNow();
    }
  }
}
