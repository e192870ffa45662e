package io.minicql.plan.selection;

import io.minicql.CqlException;
import io.minicql.function.CqlFunction;
import io.minicql.function.FunctionNames;
import io.minicql.function.GeneralAggregates;
import io.minicql.grammar.ast.QualifiedName;
import io.minicql.grammar.ast.RawSelector;
import io.minicql.plan.restriction.Columns;
import io.minicql.type.CqlType;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Finds the columns and functions of selected expressions: the first of the two steps. */
final class SelectableBinder implements RawSelector.Visitor<Selectable> {
  private final SelectionScope scope;
  private final Parts parts;

  SelectableBinder(SelectionScope scope) {
    this.scope = scope;
    this.parts = new Parts(scope);
  }

  private Selectable prepare(RawSelector raw) {
    return raw.accept(this);
  }

  private List<Selectable> prepareAll(List<RawSelector> raws) {
    List<Selectable> prepared = new ArrayList<>(raws.size());
    raws.forEach(raw -> prepared.add(prepare(raw)));
    return prepared;
  }

  @Override
  public Selectable visitColumn(RawSelector.Column column) {
    return new SelectableColumn(Columns.require(scope.table(), column.name()));
  }

  @Override
  public Selectable visitElement(RawSelector.Element element) {
    return parts.element(element, prepare(element.receiver()));
  }

  @Override
  public Selectable visitSlice(RawSelector.Slice slice) {
    return parts.slice(slice, prepare(slice.receiver()));
  }

  @Override
  public Selectable visitField(RawSelector.Field field) {
    return parts.field(field, prepare(field.receiver()));
  }

  @Override
  public Selectable visitCountRows(RawSelector.CountRows countRows) {
    return countOfRows();
  }

  private static Selectable countOfRows() {
    return new SelectableCall(GeneralAggregates.countRows(), List.of(), texts -> "count");
  }

  @Override
  public Selectable visitCellAttribute(RawSelector.CellAttribute attribute) {
    boolean greatest = attribute.kind() == RawSelector.CellAttributeKind.MAXWRITETIME;
    return new SelectableCellAttribute(
        CellAttribute.of(attribute.kind()), greatest, prepare(attribute.selected()));
  }

  @Override
  public Selectable visitFunctionCall(RawSelector.FunctionCall call) {
    List<Selectable> arguments = prepareAll(call.arguments());
    QualifiedName name = call.function();
    if (isCountOfConstant(name, arguments)) {
      return countOfRows();
    }
    CqlFunction function = scope.resolve(name, arguments);
    if (function == null) {
      throw CqlException.invalid("Unknown function '" + name + "'");
    }
    return SelectableCall.of(function, arguments);
  }

  /** Cassandra takes {@code count(1)} for {@code count(*)}. */
  private static boolean isCountOfConstant(QualifiedName name, List<Selectable> arguments) {
    boolean isNative = name.keyspace() == null || name.keyspace().equals(FunctionNames.SYSTEM);
    return isNative
        && name.name().toLowerCase(Locale.ROOT).equals("count")
        && arguments.size() == 1
        && arguments.get(0) instanceof SelectableTerm term
        && term.isConstant();
  }

  private CqlFunction resolveOperation(String name, List<Selectable> arguments) {
    CqlFunction function = scope.resolve(QualifiedName.of(name), arguments);
    if (function == null) {
      throw new IllegalStateException("no function for the operation " + name);
    }
    return function;
  }

  @Override
  public Selectable visitCast(RawSelector.Cast cast) {
    Selectable selected = prepare(cast.selector());
    CqlType target = scope.type(cast.type());
    if (target.equals(selected.exactType())) {
      return selected;
    }
    return new SelectableCast(scope, selected, target);
  }

  @Override
  public Selectable visitTypeHint(RawSelector.TypeHint hint) {
    return new SelectableHint(
        scope.hintText(hint.type()), scope.type(hint.type()), prepare(hint.selector()));
  }

  @Override
  public Selectable visitLiteral(RawSelector.Literal literal) {
    return new SelectableTerm(scope, literal.term());
  }

  @Override
  public Selectable visitListLiteral(RawSelector.ListLiteral literal) {
    return Composites.list(prepareAll(literal.elements()));
  }

  @Override
  public Selectable visitSetLiteral(RawSelector.SetLiteral literal) {
    return Composites.set(prepareAll(literal.elements()));
  }

  @Override
  public Selectable visitMapOrUdtLiteral(RawSelector.MapOrUdtLiteral literal) {
    List<Selectable> keysAndValues = new ArrayList<>();
    for (RawSelector.MapEntry entry : literal.entries()) {
      keysAndValues.add(
          entry.key() instanceof RawSelector.Column column
              ? fieldOrColumn(column.name())
              : prepare(entry.key()));
      keysAndValues.add(prepare(entry.value()));
    }
    return Composites.mapOrUdt(literal.entries(), keysAndValues);
  }

  /** A key may be the name of a field, of which the table knows nothing. */
  private Selectable fieldOrColumn(String name) {
    return scope.table().column(name) == null
        ? new FieldName(name)
        : new SelectableColumn(Columns.require(scope.table(), name));
  }

  @Override
  public Selectable visitBracketed(RawSelector.Bracketed bracketed) {
    return Composites.tuple(prepareAll(bracketed.elements()));
  }

  @Override
  public Selectable visitBinaryOperation(RawSelector.BinaryOperation operation) {
    List<Selectable> operands = List.of(prepare(operation.left()), prepare(operation.right()));
    String operator = " " + operation.operator().symbol() + " ";
    return new SelectableCall(
        resolveOperation(FunctionNames.ofOperator(operation.operator()), operands),
        operands,
        texts -> texts.get(0) + operator + texts.get(1));
  }

  @Override
  public Selectable visitNegation(RawSelector.Negation negation) {
    List<Selectable> operand = List.of(prepare(negation.operand()));
    return new SelectableCall(
        resolveOperation(FunctionNames.NEGATION, operand), operand, texts -> "-" + texts.get(0));
  }
}
