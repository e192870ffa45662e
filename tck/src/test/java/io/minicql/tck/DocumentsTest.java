package io.minicql.tck;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** The documents hold what they promise: programs compile and run, links lead somewhere. */
class DocumentsTest {
  private static final Path ROOT = Path.of("..");
  private static final Pattern JAVA_BLOCK = Pattern.compile("```java\n(.*?)```", Pattern.DOTALL);
  private static final Pattern CLASS_NAME = Pattern.compile("public class (\\w+)");
  private static final Pattern LINK = Pattern.compile("\\]\\(([^)#:]+)[^):]*\\)");

  @TempDir private Path folder;

  private static List<Path> documents() throws IOException {
    List<Path> documents = new ArrayList<>();
    for (String name : List.of("README.md", "CONTRIBUTING.md", "CHANGELOG.md")) {
      documents.add(ROOT.resolve(name));
    }
    try (Stream<Path> docs = Files.walk(ROOT.resolve("docs"))) {
      docs.filter(file -> file.toString().endsWith(".md")).sorted().forEach(documents::add);
    }
    return documents;
  }

  @TestFactory
  Stream<DynamicTest> programsRun() throws IOException {
    List<DynamicTest> tests = new ArrayList<>();
    for (Path document : documents()) {
      Matcher blocks = JAVA_BLOCK.matcher(Files.readString(document));
      while (blocks.find()) {
        String source = blocks.group(1);
        tests.add(DynamicTest.dynamicTest(document.toString(), () -> compileAndRun(source)));
      }
    }
    assertFalse(tests.isEmpty());
    return tests.stream();
  }

  private void compileAndRun(String source) throws Exception {
    Matcher className = CLASS_NAME.matcher(source);
    assertTrue(className.find(), "a program in a document is a public class");
    Path file = folder.resolve(className.group(1) + ".java");
    Files.writeString(file, source);
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    String classPath = System.getProperty("java.class.path");
    assertEquals(
        0, compiler.run(null, null, null, "-cp", classPath, "-d", folder.toString(), file + ""));
    try (URLClassLoader loader = new URLClassLoader(new URL[] {folder.toUri().toURL()})) {
      loader
          .loadClass(className.group(1))
          .getMethod("main", String[].class)
          .invoke(null, (Object) new String[0]);
    }
  }

  @TestFactory
  Stream<DynamicTest> linksLeadSomewhere() throws IOException {
    return documents().stream()
        .map(file -> DynamicTest.dynamicTest(file.toString(), () -> checkLinks(file)));
  }

  private static void checkLinks(Path document) throws IOException {
    Matcher links = LINK.matcher(Files.readString(document));
    while (links.find()) {
      Path target = document.resolveSibling(links.group(1));
      assertTrue(Files.exists(target), () -> document + " links to " + target);
    }
  }
}
