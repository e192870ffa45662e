package io.minicql.grammar.ast;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** What SELECT or GROUP BY names: a column, a part of one, a call, a literal or an operation. */
public sealed interface RawSelector extends SyntaxNode {

  /** Calls the visitor's method for this kind. */
  <R> R accept(Visitor<R> visitor);

  /** An entry of a map or user type literal. */
  record MapEntry(RawSelector key, RawSelector value) {}

  /** Which attribute of a cell is selected. */
  enum CellAttributeKind {
    WRITETIME,
    MAXWRITETIME,
    TTL
  }

  /** One method for each kind. */
  interface Visitor<R> {
    R visitColumn(Column column);

    R visitElement(Element element);

    R visitSlice(Slice slice);

    R visitField(Field field);

    R visitCountRows(CountRows countRows);

    R visitCellAttribute(CellAttribute cellAttribute);

    R visitFunctionCall(FunctionCall functionCall);

    R visitCast(Cast cast);

    R visitTypeHint(TypeHint typeHint);

    R visitLiteral(Literal literal);

    R visitListLiteral(ListLiteral listLiteral);

    R visitSetLiteral(SetLiteral setLiteral);

    R visitMapOrUdtLiteral(MapOrUdtLiteral mapOrUdtLiteral);

    R visitBracketed(Bracketed bracketed);

    R visitBinaryOperation(BinaryOperation binaryOperation);

    R visitNegation(Negation negation);
  }

  /** A column. */
  record Column(String name, SourceSpan span) implements RawSelector {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitColumn(this);
    }
  }

  /** {@code receiver[element]}. */
  record Element(RawSelector receiver, RawTerm element, SourceSpan span) implements RawSelector {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitElement(this);
    }
  }

  /** {@code receiver[from..to]}; at least one of the two is there. */
  record Slice(RawSelector receiver, @Nullable RawTerm from, @Nullable RawTerm to, SourceSpan span)
      implements RawSelector {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitSlice(this);
    }
  }

  /** {@code receiver.field}. */
  record Field(RawSelector receiver, String field, SourceSpan span) implements RawSelector {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitField(this);
    }
  }

  /** {@code COUNT(*)}. */
  record CountRows(SourceSpan span) implements RawSelector {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitCountRows(this);
    }
  }

  /**
   * {@code WRITETIME(x)}, {@code MAXWRITETIME(x)} or {@code TTL(x)}, where x is a column or a part
   * of one.
   */
  record CellAttribute(CellAttributeKind kind, RawSelector selected, SourceSpan span)
      implements RawSelector {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitCellAttribute(this);
    }
  }

  /** {@code f(a, b)}. */
  record FunctionCall(QualifiedName function, List<RawSelector> arguments, SourceSpan span)
      implements RawSelector {
    public FunctionCall {
      arguments = List.copyOf(arguments);
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitFunctionCall(this);
    }
  }

  /** {@code CAST(selector AS type)}; the type is a native one. */
  record Cast(RawSelector selector, RawType type, SourceSpan span) implements RawSelector {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitCast(this);
    }
  }

  /** {@code (type) selector}. */
  record TypeHint(RawType type, RawSelector selector, SourceSpan span) implements RawSelector {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitTypeHint(this);
    }
  }

  /** A constant, NULL or a bind marker. */
  record Literal(RawTerm term, SourceSpan span) implements RawSelector {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitLiteral(this);
    }
  }

  /** {@code [a, b]}: a list or a vector. */
  record ListLiteral(List<RawSelector> elements, SourceSpan span) implements RawSelector {
    public ListLiteral {
      elements = List.copyOf(elements);
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitListLiteral(this);
    }
  }

  /** {@code {a, b}}; without elements it may be meant as a map. */
  record SetLiteral(List<RawSelector> elements, SourceSpan span) implements RawSelector {
    public SetLiteral {
      elements = List.copyOf(elements);
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitSetLiteral(this);
    }
  }

  /** {@code {a: b}}: a map, or a user type where all keys are column names. */
  record MapOrUdtLiteral(List<MapEntry> entries, SourceSpan span) implements RawSelector {
    public MapOrUdtLiteral {
      entries = List.copyOf(entries);
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitMapOrUdtLiteral(this);
    }
  }

  /** {@code (a)} or {@code (a, b)}: brackets around one selector, or a tuple. */
  record Bracketed(List<RawSelector> elements, SourceSpan span) implements RawSelector {
    public Bracketed {
      elements = List.copyOf(elements);
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitBracketed(this);
    }
  }

  /** {@code left op right}. */
  record BinaryOperation(
      ArithmeticOperator operator, RawSelector left, RawSelector right, SourceSpan span)
      implements RawSelector {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitBinaryOperation(this);
    }
  }

  /** {@code -operand}. */
  record Negation(RawSelector operand, SourceSpan span) implements RawSelector {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitNegation(this);
    }
  }
}
