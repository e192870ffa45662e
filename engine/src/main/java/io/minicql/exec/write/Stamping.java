package io.minicql.exec.write;

import io.minicql.plan.term.Bindings;
import io.minicql.store.RowBuilder;

/** The stamps and services with which one statement writes its rows. */
record Stamping(WriteServices services, Stamps stamps, StoredRows stored) {
  StampedRow row(Bindings bindings, RowPlace place, RowBuilder row, boolean readsRow) {
    return new StampedRow(services, bindings, stamps, place, row, stored, readsRow);
  }
}
