package io.minicql.function.user;

import io.minicql.CqlException;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;

/** Compiles one class in memory with the compiler of the JDK. */
final class SourceCompiler {
  private SourceCompiler() {}

  /**
   * The class files by class name.
   *
   * @throws CqlException where the source does not compile, or there is no compiler
   */
  static Map<String, byte[]> compile(String source) {
    JavaCompiler compiler = compiler();
    DiagnosticCollector<JavaFileObject> problems = new DiagnosticCollector<>();
    try (ClassFiles files =
        new ClassFiles(compiler.getStandardFileManager(problems, Locale.ROOT, null))) {
      List<String> options = List.of("-proc:none", "-Xlint:none");
      boolean compiled =
          compiler
              .getTask(null, files, problems, options, null, List.of(new Source(source)))
              .call();
      if (!compiled) {
        throw failed(problems);
      }
      return files.classes();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static JavaCompiler compiler() {
    boolean present = ModuleLayer.boot().findModule("java.compiler").isPresent();
    JavaCompiler compiler = present ? ToolProvider.getSystemJavaCompiler() : null;
    if (compiler == null) {
      throw CqlException.invalid(
          "Functions cannot be compiled, as this Java runtime has no compiler",
          "run with a JDK; where modules are used, with --add-modules jdk.compiler");
    }
    return compiler;
  }

  private static CqlException failed(DiagnosticCollector<JavaFileObject> problems) {
    return CqlException.invalid(
        "Java source compilation failed:\n"
            + problems.getDiagnostics().stream()
                .filter(problem -> problem.getKind() == Diagnostic.Kind.ERROR)
                .map(SourceCompiler::text)
                .collect(Collectors.joining("\n")));
  }

  private static String text(Diagnostic<?> problem) {
    long line = problem.getLineNumber() - FunctionSource.LINES_BEFORE_BODY;
    return "Line " + line + ": " + problem.getMessage(Locale.ROOT);
  }

  private static final class Source extends SimpleJavaFileObject {
    private final String text;

    Source(String text) {
      super(URI.create("string:///" + FunctionSource.CLASS_NAME + ".java"), Kind.SOURCE);
      this.text = text;
    }

    @Override
    public CharSequence getCharContent(boolean ignoreEncodingErrors) {
      return text;
    }
  }

  private static final class ClassFile extends SimpleJavaFileObject {
    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();

    ClassFile(String name) {
      super(URI.create("mem:///" + name + ".class"), Kind.CLASS);
    }

    @Override
    public OutputStream openOutputStream() {
      return bytes;
    }
  }

  private static final class ClassFiles extends ForwardingJavaFileManager<JavaFileManager> {
    private final Map<String, ClassFile> files = new HashMap<>();

    ClassFiles(JavaFileManager standard) {
      super(standard);
    }

    @Override
    public JavaFileObject getJavaFileForOutput(
        Location location, String className, JavaFileObject.Kind kind, FileObject sibling) {
      return files.computeIfAbsent(className, ClassFile::new);
    }

    Map<String, byte[]> classes() {
      return files.entrySet().stream()
          .collect(
              Collectors.toMap(Map.Entry::getKey, entry -> entry.getValue().bytes.toByteArray()));
    }
  }
}
