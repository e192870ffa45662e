package io.minicql.tck.record;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.Stream;

/**
 * A real Cassandra in a JVM of its own, started from the jars on this JVM's class path. It listens
 * on the loopback address only and keeps everything in a temporary folder that goes away with it.
 */
final class CassandraNode implements AutoCloseable {
  private static final int REQUIRED_JAVA = 17;
  private static final int START_SECONDS_MAX = 180;
  private static final int STOP_SECONDS_MAX = 30;

  private final Path folder;
  private final int port;
  private final Process process;

  private CassandraNode(Path folder, int port, Process process) {
    this.folder = folder;
    this.port = port;
    this.process = process;
  }

  /** Starts a node and waits until clients can connect. */
  static CassandraNode start() throws IOException {
    if (Runtime.version().feature() != REQUIRED_JAVA) {
      throw new IOException(
          "Cassandra 5.0 needs Java " + REQUIRED_JAVA + " with a security manager");
    }
    Path folder = Files.createTempDirectory("minicql-cassandra");
    int port = freePort();
    Path settings = folder.resolve("cassandra.yaml");
    Files.writeString(
        settings,
        resource("cassandra.yaml")
            .replace("@FOLDER@", folder.toString())
            .replace("@PORT@", Integer.toString(port))
            .replace("@STORAGE_PORT@", Integer.toString(freePort())));
    Files.createDirectories(folder.resolve("triggers"));
    Files.writeString(folder.resolve("logback.xml"), resource("logback.xml"));
    Process process =
        new ProcessBuilder(command(folder, settings))
            .directory(folder.toFile())
            .redirectErrorStream(true)
            .redirectOutput(folder.resolve("out.log").toFile())
            .start();
    CassandraNode node = new CassandraNode(folder, port, process);
    Runtime.getRuntime().addShutdownHook(new Thread(process::destroy));
    node.awaitReady();
    return node;
  }

  int port() {
    return port;
  }

  private static List<String> command(Path folder, Path settings) throws IOException {
    String classPath = System.getProperty("java.class.path");
    String agent =
        Arrays.stream(classPath.split(File.pathSeparator))
            .filter(jar -> jar.contains("jamm-"))
            .findFirst()
            .orElseThrow(() -> new IOException("Cassandra is not on the class path"));
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.add("-javaagent:" + agent);
    resource("jvm.options").lines().filter(line -> !line.isBlank()).forEach(command::add);
    command.add("-Dcassandra.config=" + settings.toUri());
    command.add("-Dcassandra.storagedir=" + folder);
    command.add("-Dcassandra.triggers_dir=" + folder.resolve("triggers"));
    command.add("-Dlogback.configurationFile=" + folder.resolve("logback.xml"));
    command.add("-cp");
    command.add(classPath);
    command.add("org.apache.cassandra.service.CassandraDaemon");
    return command;
  }

  private static int freePort() throws IOException {
    try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      return socket.getLocalPort();
    }
  }

  private static String resource(String name) throws IOException {
    try (InputStream in = CassandraNode.class.getResourceAsStream(name)) {
      if (in == null) {
        throw new IOException("no resource " + name);
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  private void awaitReady() throws IOException {
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(START_SECONDS_MAX);
    while (process.isAlive() && System.nanoTime() < end) {
      try {
        new CassandraTarget("127.0.0.1", port).close();
        return;
      } catch (IOException notYet) {
        LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(200));
      }
    }
    String log = Files.readString(folder.resolve("out.log"));
    close();
    throw new IOException("Cassandra did not start:\n" + log);
  }

  @Override
  public void close() throws IOException {
    process.destroy();
    try {
      if (!process.waitFor(STOP_SECONDS_MAX, TimeUnit.SECONDS)) {
        process.destroyForcibly().waitFor();
      }
    } catch (InterruptedException e) {
      process.destroyForcibly();
      Thread.currentThread().interrupt();
    }
    try (Stream<Path> files = Files.walk(folder)) {
      files.sorted(Comparator.reverseOrder()).forEach(CassandraNode::delete);
    }
  }

  private static void delete(Path file) {
    try {
      Files.deleteIfExists(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
