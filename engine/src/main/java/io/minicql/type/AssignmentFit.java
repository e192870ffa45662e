package io.minicql.type;

/** How well a value suits the type that is to receive it. */
public enum AssignmentFit {
  /** Same type. */
  EXACT,
  /** Another type whose serialized values the receiver can read. */
  CONVERTIBLE,
  /** Not assignable. */
  NONE;

  /** Whether the assignment is allowed at all. */
  public boolean isAssignable() {
    return this != NONE;
  }
}
