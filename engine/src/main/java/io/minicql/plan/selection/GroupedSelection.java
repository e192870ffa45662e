package io.minicql.plan.selection;

import java.util.List;

/**
 * A selection over groups of rows.
 *
 * @param firstValues what the first row of a group gives
 * @param aggregates what all rows of a group give
 * @param outputs the result's columns over the slots: first values, then aggregates
 */
public record GroupedSelection(
    List<Selector> firstValues, List<AggregateSelector> aggregates, List<Selector> outputs) {}
