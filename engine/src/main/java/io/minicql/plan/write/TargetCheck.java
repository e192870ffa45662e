package io.minicql.plan.write;

import io.minicql.CqlException;
import io.minicql.plan.PlanContext;
import io.minicql.plan.TableNames;
import io.minicql.schema.TableMetadata;
import io.minicql.schema.system.SystemTables;

/** Which tables may be written to, and how. */
final class TargetCheck {
  private TargetCheck() {}

  static void require(PlanContext context, Modification modification) {
    TableMetadata table = modification.table();
    if (table.isCounter()) {
      requireNoAttributes(modification.attributes());
    }
    requireWritable(context, table);
  }

  private static void requireNoAttributes(WriteAttributes attributes) {
    if (attributes.hasTimestamp()) {
      throw CqlException.invalid("Cannot provide custom timestamp for counter updates");
    }
    if (attributes.timeToLive() != null) {
      throw CqlException.invalid("Cannot provide custom TTL for counter updates");
    }
  }

  static void requireWritable(PlanContext context, TableMetadata table) {
    if (TableNames.isView(context, table)) {
      throw CqlException.invalid(
          "Cannot directly modify a materialized view", "write to the view's base table");
    }
    SystemTables.refuseModification(table);
  }
}
