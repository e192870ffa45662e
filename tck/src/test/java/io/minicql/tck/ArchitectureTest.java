package io.minicql.tck;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.simpleName;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import java.nio.ByteBuffer;

/** The directions of dependencies that docs/architecture.md promises. */
@AnalyzeClasses(packages = "io.minicql", importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {
  /**
   * A package with all below it; the engine's root package is the vocabulary of all and no part.
   */
  @ArchTest
  static final ArchRule partsHaveNoCycles =
      slices()
          .matching("io.minicql.(*)..")
          .should()
          .beFreeOfCycles()
          .because("a layer must not know what is above it");

  @ArchTest
  static final ArchRule theGrammarKnowsNothingElse =
      noClasses()
          .that()
          .resideInAPackage("io.minicql.grammar..")
          .should()
          .dependOnClassesThat(
              resideInAPackage("io.minicql..").and(not(resideInAPackage("io.minicql.grammar.."))));

  @ArchTest
  static final ArchRule generatedClassesStayInside =
      noClasses()
          .that()
          .resideOutsideOfPackage("io.minicql.grammar.internal..")
          .should()
          .dependOnClassesThat()
          .haveNameMatching("io\\.minicql\\.grammar\\.internal\\.Generated.*");

  @ArchTest
  static final ArchRule javaSqlIsInTheDriverOnly =
      noClasses()
          .that()
          .resideOutsideOfPackages("io.minicql.jdbc..", "io.minicql.tck..", "io.minicql.bench..")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage("java.sql..", "javax.sql..");

  @ArchTest
  static final ArchRule theDriverSeesOnlyWhatTheEngineExports =
      noClasses()
          .that()
          .resideInAPackage("io.minicql.jdbc..")
          .should()
          .dependOnClassesThat(
              resideInAPackage("io.minicql..")
                  .and(
                      not(
                          resideInAnyPackage(
                              "io.minicql",
                              "io.minicql.type",
                              "io.minicql.grammar",
                              "io.minicql.jdbc.."))));

  @ArchTest
  static final ArchRule nobodyInsideUsesTheEntry =
      noClasses()
          .that()
          .resideInAnyPackage(
              "io.minicql.type..",
              "io.minicql.json..",
              "io.minicql.schema..",
              "io.minicql.ring..",
              "io.minicql.encoding..",
              "io.minicql.function..",
              "io.minicql.plan..",
              "io.minicql.exec..",
              "io.minicql.shard..",
              "io.minicql.store..",
              "io.minicql.memory..")
          .should()
          .dependOnClassesThat(
              resideInAPackage("io.minicql")
                  .and(
                      simpleName("Database")
                          .or(simpleName("Databases"))
                          .or(simpleName("Session"))));

  @ArchTest
  static final ArchRule theStoreKnowsNoPlans =
      noClasses()
          .that()
          .resideInAnyPackage("io.minicql.store..", "io.minicql.shard..", "io.minicql.memory..")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage("io.minicql.plan..", "io.minicql.exec..", "io.minicql.function..");

  /** Memory off the heap is asked for in one package. */
  @ArchTest
  static void directBuffersAreInMemoryOnly(JavaClasses all) {
    noClasses()
        .that()
        .resideOutsideOfPackage("io.minicql.memory..")
        .should()
        .callMethod(ByteBuffer.class, "allocateDirect", int.class)
        .check(all);
  }

  @ArchTest
  static final ArchRule errorsOfUsersAreOneFamily =
      classes()
          .that()
          .resideInAPackage("io.minicql..")
          .and()
          .haveSimpleNameEndingWith("ExceededException")
          .should()
          .beAssignableTo("io.minicql.CqlException");
}
