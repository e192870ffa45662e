package io.minicql.grammar.ast;

import java.util.List;

/** A type as it was written. */
public sealed interface RawType extends SyntaxNode {

  /** Calls the visitor's method for this kind. */
  <R> R accept(Visitor<R> visitor);

  /** One method for each kind. */
  interface Visitor<R> {
    R visitNative(Native nativeValue);

    R visitListOf(ListOf listOf);

    R visitSetOf(SetOf setOf);

    R visitMapOf(MapOf mapOf);

    R visitTupleOf(TupleOf tupleOf);

    R visitVectorOf(VectorOf vectorOf);

    R visitFrozen(Frozen frozen);

    R visitUserDefined(UserDefined userDefined);

    R visitCustom(Custom custom);
  }

  /** A built-in type by its name in lower case, such as {@code int} or {@code varchar}. */
  record Native(String name, SourceSpan span) implements RawType {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitNative(this);
    }
  }

  /** {@code list<element>}. */
  record ListOf(RawType element, SourceSpan span) implements RawType {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitListOf(this);
    }
  }

  /** {@code set<element>}. */
  record SetOf(RawType element, SourceSpan span) implements RawType {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitSetOf(this);
    }
  }

  /** {@code map<key, value>}. */
  record MapOf(RawType key, RawType value, SourceSpan span) implements RawType {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitMapOf(this);
    }
  }

  /** {@code tuple<a, b>}. */
  record TupleOf(List<RawType> elements, SourceSpan span) implements RawType {
    public TupleOf {
      elements = List.copyOf(elements);
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitTupleOf(this);
    }
  }

  /** {@code vector<element, dimension>}; the dimension is not checked yet. */
  record VectorOf(RawType element, int dimension, SourceSpan span) implements RawType {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitVectorOf(this);
    }
  }

  /** {@code frozen<inner>}. */
  record Frozen(RawType inner, SourceSpan span) implements RawType {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitFrozen(this);
    }
  }

  /** A user type. */
  record UserDefined(QualifiedName name, SourceSpan span) implements RawType {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitUserDefined(this);
    }
  }

  /** {@code 'class.name'}: a custom type. */
  record Custom(String className, SourceSpan span) implements RawType {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitCustom(this);
    }
  }
}
