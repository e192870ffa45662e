package io.minicql.function.user;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import io.minicql.function.FunctionBodies;
import io.minicql.function.FunctionBody;
import io.minicql.schema.FunctionMetadata;
import io.minicql.type.CqlType;
import java.util.Map;
import java.util.function.Function;

/**
 * Functions are compiled when they are created, and kept while they are used. The code runs on the
 * caller's thread with all rights of the process. For any thread.
 */
public final class CompiledBodies implements FunctionBodies {
  /** Functions kept at most; one more is compiled again when it is called. */
  static final int MAX_KEPT = 1_000;

  private final Cache<FunctionMetadata, FunctionBody> bodies =
      Caffeine.newBuilder().maximumSize(MAX_KEPT).executor(Runnable::run).build();

  @Override
  public FunctionBody bodyOf(String keyspace, FunctionMetadata function) {
    return bodies.get(function, CompiledBodies::compile);
  }

  @Override
  public void check(String keyspace, FunctionMetadata function) {
    bodyOf(keyspace, function);
  }

  private static FunctionBody compile(FunctionMetadata function) {
    Map<String, byte[]> classes = SourceCompiler.compile(FunctionSource.of(function));
    Function<Object[], Object> code = new Loader(classes).instance();
    return arguments -> {
      Object[] decoded = new Object[arguments.length];
      for (int i = 0; i < decoded.length; i++) {
        CqlType type = function.argumentTypes().get(i);
        decoded[i] = JavaTypes.decode(type, arguments[i]);
      }
      return JavaTypes.encode(function.returnType(), code.apply(decoded));
    };
  }

  /** Loads the classes of one function; collected with it. */
  private static final class Loader extends ClassLoader {
    private final Map<String, byte[]> classes;

    Loader(Map<String, byte[]> classes) {
      super(CompiledBodies.class.getClassLoader());
      this.classes = classes;
    }

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
      byte[] bytes = classes.get(name);
      if (bytes == null) {
        throw new ClassNotFoundException(name);
      }
      return defineClass(name, bytes, 0, bytes.length);
    }

    @SuppressWarnings("unchecked")
    Function<Object[], Object> instance() {
      try {
        return (Function<Object[], Object>)
            loadClass(FunctionSource.CLASS_NAME).getDeclaredConstructor().newInstance();
      } catch (ReflectiveOperationException e) {
        throw new IllegalStateException("a compiled function cannot be loaded", e);
      }
    }
  }
}
