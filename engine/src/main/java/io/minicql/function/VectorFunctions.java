package io.minicql.function;

import io.minicql.CqlException;
import io.minicql.type.CollectionBytes;
import io.minicql.type.CqlType;
import io.minicql.type.NativeType;
import io.minicql.type.VectorType;
import java.util.List;

/** The similarities of two vectors of floats, 0 to 1 (for dot products of unit vectors). */
final class VectorFunctions {
  private VectorFunctions() {}

  static void addTo(FunctionCatalog catalog) {
    catalog.add(new Similarity("similarity_cosine", VectorFunctions::cosine));
    catalog.add(new Similarity("similarity_euclidean", VectorFunctions::euclidean));
    catalog.add(new Similarity("similarity_dot_product", VectorFunctions::dotProduct));
  }

  private interface Measure {
    float of(float[] left, float[] right);
  }

  private record Similarity(String name, Measure measure) implements FunctionFactory {
    @Override
    public List<String> parameters() {
      return List.of("float_vector", "float_vector");
    }

    @Override
    public CqlFunction create(List<Argument> arguments, List<CqlType> types) {
      VectorType type = null;
      for (int i = 0; i < arguments.size(); i++) {
        VectorType vector = vectorOf(arguments.get(i), types.get(i));
        if (type != null && vector.dimension() != type.dimension()) {
          throw CqlException.invalid("All arguments must have the same vector dimensions");
        }
        type = vector;
      }
      if (type == null) {
        throw new IllegalStateException("no arguments");
      }
      VectorType common = type;
      return new NativeScalar(
          name,
          List.of(common, common),
          NativeType.FLOAT,
          true,
          (context, values) -> {
            byte[] left = values[0];
            byte[] right = values[1];
            return left == null || right == null
                ? null
                : NativeType.FLOAT.encode(measure.of(floats(common, left), floats(common, right)));
          });
    }

    /** A list literal of numbers is a vector here, of as many dimensions as it has elements. */
    @Override
    public CqlType typeOf(Argument argument) {
      if (argument.exactType() == null && argument.literalSize() > 0) {
        VectorType type = new VectorType(NativeType.FLOAT, argument.literalSize());
        if (argument.fit(type).isAssignable()) {
          return type;
        }
      }
      return FunctionFactory.super.typeOf(argument);
    }

    private VectorType vectorOf(Argument argument, CqlType type) {
      if (type instanceof VectorType vector && vector.element() == NativeType.FLOAT) {
        return vector;
      }
      throw FunctionFactory.wrongKind(name, "float vector", argument, type);
    }
  }

  private static float[] floats(VectorType type, byte[] value) {
    List<byte[]> elements = CollectionBytes.unpackVector(type, value);
    float[] floats = new float[elements.size()];
    for (int i = 0; i < floats.length; i++) {
      Object element = NativeType.FLOAT.decode(elements.get(i));
      floats[i] = element == null ? Float.NaN : (float) element;
    }
    return floats;
  }

  private static float dot(float[] left, float[] right) {
    float sum = 0;
    for (int i = 0; i < left.length; i++) {
      sum += left[i] * right[i];
    }
    return sum;
  }

  private static float cosine(float[] left, float[] right) {
    float leftNorm = dot(left, left);
    float rightNorm = dot(right, right);
    if (leftNorm == 0 || rightNorm == 0) {
      throw CqlException.invalid(
          "Function system.similarity_cosine doesn't support all-zero vectors.");
    }
    double cosine = dot(left, right) / Math.sqrt((double) leftNorm * rightNorm);
    return ((float) cosine + 1) / 2;
  }

  private static float euclidean(float[] left, float[] right) {
    float sum = 0;
    for (int i = 0; i < left.length; i++) {
      float difference = left[i] - right[i];
      sum += difference * difference;
    }
    return 1 / (1 + sum);
  }

  private static float dotProduct(float[] left, float[] right) {
    return (1 + dot(left, right)) / 2;
  }
}
