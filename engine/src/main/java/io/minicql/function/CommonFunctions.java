package io.minicql.function;

/** The functions that are the same in every database; made when the first of them is looked for. */
final class CommonFunctions {
  static final FunctionCatalog CATALOG = create();

  private CommonFunctions() {}

  private static FunctionCatalog create() {
    FunctionCatalog catalog = new FunctionCatalog();
    ArithmeticFunctions.addTo(catalog);
    TemporalArithmetic.addTo(catalog);
    CastFunctions.addTo(catalog);
    MathFunctions.addTo(catalog);
    BlobConversions.addTo(catalog);
    TimeConversions.addTo(catalog);
    FloorFunctions.addTo(catalog);
    CollectionFunctions.addTo(catalog);
    VectorFunctions.addTo(catalog);
    JsonFunctions.addTo(catalog);
    MaskFunctions.addTo(catalog);
    NumericAggregates.addTo(catalog);
    GeneralAggregates.addTo(catalog);
    return catalog;
  }
}
