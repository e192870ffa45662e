package io.minicql.tck.record;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/** The recorder's command line. */
record RecorderOptions(String host, OptionalInt port, boolean check, List<Path> paths) {

  static RecorderOptions parse(String[] args) {
    String host = "127.0.0.1";
    OptionalInt port = OptionalInt.empty();
    boolean check = false;
    List<Path> paths = new ArrayList<>();
    for (int i = 0; i < args.length; i++) {
      switch (args[i]) {
        case "--host" -> host = args[++i];
        case "--port" -> port = OptionalInt.of(Integer.parseInt(args[++i]));
        case "--check" -> check = true;
        default -> paths.add(Path.of(args[i]));
      }
    }
    return new RecorderOptions(host, port, check, paths);
  }
}
