package io.minicql.grammar;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A script in its statements.
 *
 * @param statements those that a semicolon ends
 * @param rest what stands after the last of them, null where that is only blanks and comments
 * @param isInsideToken whether the script ends inside a string, a quoted name or a comment
 */
public record SplitScript(
    List<ScriptStatement> statements, @Nullable ScriptStatement rest, boolean isInsideToken) {
  public SplitScript {
    statements = List.copyOf(statements);
  }

  /** All statements of a script that needs no semicolon at its end. */
  public List<ScriptStatement> all() {
    if (rest == null) {
      return statements;
    }
    List<ScriptStatement> all = new ArrayList<>(statements);
    all.add(rest);
    return List.copyOf(all);
  }

  /** Whether an interactive reader should read on before it runs anything. */
  public boolean isIncomplete() {
    return rest != null || isInsideToken;
  }
}
