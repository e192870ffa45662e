package io.minicql.schema.ddl;

import io.minicql.CqlException;
import io.minicql.grammar.ast.AlterTable;
import io.minicql.grammar.ast.ColumnDefinition;
import io.minicql.grammar.ast.Renaming;
import io.minicql.grammar.ast.TableChange;
import io.minicql.grammar.ast.TableChange.AddColumns;
import io.minicql.grammar.ast.TableChange.AlterColumnType;
import io.minicql.grammar.ast.TableChange.DropColumns;
import io.minicql.grammar.ast.TableChange.DropCompactStorage;
import io.minicql.grammar.ast.TableChange.MaskColumn;
import io.minicql.grammar.ast.TableChange.RenameColumns;
import io.minicql.grammar.ast.TableChange.SetProperties;
import io.minicql.schema.ColumnMetadata;
import io.minicql.schema.KeyspaceMetadata;
import io.minicql.schema.TableMetadata;
import io.minicql.schema.TableMetadataBuilder;
import io.minicql.schema.TableOptions;
import io.minicql.schema.TypeResolver;
import io.minicql.schema.ddl.SchemaEvent.Change;
import io.minicql.schema.ddl.SchemaEvent.Target;
import io.minicql.schema.options.TableProperties;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** ALTER TABLE. */
final class TableAlteration implements TableChange.Visitor<SchemaChange> {

  private static final long MICROS_PER_MILLI = 1000;

  private final Scope scope;
  private final KeyspaceMetadata keyspace;
  private final TableMetadata table;

  private TableAlteration(Scope scope, KeyspaceMetadata keyspace, TableMetadata table) {
    this.scope = scope;
    this.keyspace = keyspace;
    this.table = table;
  }

  static SchemaChange apply(Scope scope, AlterTable statement) {
    String keyspaceName = scope.keyspaceOf(statement.table());
    String name = statement.table().name();
    SystemKeyspaces.refuse(keyspaceName, "ALTER", "table " + keyspaceName + "." + name);
    KeyspaceMetadata keyspace = scope.before().keyspace(keyspaceName);
    TableMetadata table = keyspace == null ? null : keyspace.table(name);
    if (keyspace == null || table == null) {
      if (statement.ifExists()) {
        return scope.unchanged();
      }
      throw CqlException.invalid("Table '" + keyspaceName + "." + name + "' doesn't exist");
    }
    return statement.change().accept(new TableAlteration(scope, keyspace, table));
  }

  @Override
  public SchemaChange visitAlterColumnType(AlterColumnType change) {
    throw CqlException.invalid("Altering column types is no longer supported");
  }

  @Override
  public SchemaChange visitMaskColumn(MaskColumn change) {
    if (table.column(change.column()) == null) {
      if (change.ifExists()) {
        return scope.unchanged();
      }
      throw CqlException.invalid(
          "Column with name '"
              + change.column()
              + "' doesn't exist on table '"
              + table.name()
              + "'");
    }
    if (change.mask() == null) {
      return scope.unchanged();
    }
    throw Masks.disabled();
  }

  @Override
  public SchemaChange visitAddColumns(AddColumns change) {
    TypeResolver resolver = new TypeResolver(table.keyspace(), keyspace.userTypes());
    TableMetadataBuilder builder = table.toBuilder();
    boolean added = false;
    for (ColumnDefinition column : change.columns()) {
      added |= new ColumnAddition(table, builder, resolver).add(column, change.ifNotExists());
    }
    return added ? updated(builder) : scope.unchanged();
  }

  @Override
  public SchemaChange visitDropColumns(DropColumns change) {
    Long timestamp = change.timestampMicros();
    long droppedMicros =
        timestamp == null ? scope.context().nowMillis() * MICROS_PER_MILLI : timestamp;
    TableMetadataBuilder builder = table.toBuilder();
    boolean dropped = false;
    for (String name : change.columns()) {
      ColumnMetadata column = builder.column(name);
      if (column != null) {
        ColumnDrop.check(table, keyspace, column);
        builder.drop(column, UserTypeExpansion.expand(column.type()), droppedMicros);
        dropped = true;
      } else if (!change.ifExists()) {
        throw CqlException.invalid("Column " + name + " was not found in table '" + table + "'");
      }
    }
    return dropped ? updated(builder) : scope.unchanged();
  }

  @Override
  public SchemaChange visitRenameColumns(RenameColumns change) {
    Map<String, String> renamings = new LinkedHashMap<>();
    for (Renaming renaming : change.renamings()) {
      renamings.put(renaming.from(), renaming.to());
    }
    TableMetadataBuilder builder = table.toBuilder();
    renamings.forEach((from, to) -> rename(builder, from, to));
    return updated(builder);
  }

  private void rename(TableMetadataBuilder builder, String from, String to) {
    ColumnMetadata column = table.column(from);
    if (column == null) {
      throw CqlException.invalid("Undefined column name " + from + " in table " + table);
    }
    if (!column.isPrimaryKey()) {
      throw CqlException.invalid("Cannot rename non PRIMARY KEY column " + from);
    }
    if (table.column(to) != null || builder.column(to) != null) {
      throw CqlException.invalid(
          "Cannot rename column "
              + from
              + " to "
              + to
              + " in table '"
              + table
              + "'; another column with that name already exists");
    }
    IndexDrop.refuseWithIndexes(table, from, "Can't rename");
    builder.renameKeyColumn(from, to);
  }

  @Override
  public SchemaChange visitDropCompactStorage(DropCompactStorage change) {
    throw CqlException.invalid("Cannot DROP COMPACT STORAGE on table without COMPACT STORAGE");
  }

  @Override
  public SchemaChange visitSetProperties(SetProperties change) {
    TableProperties properties = new TableProperties(change.properties(), scope.context().compat());
    TableOptions options = properties.forAlteredTable(table.options());
    properties.refuseUnknown();
    if (properties.hasId()) {
      throw CqlException.config("Cannot alter table id.");
    }
    TableProperties.validate(options);
    if (table.isCounter() && options.defaultTimeToLiveSeconds() > 0) {
      throw TableCreation.timeToLiveOfCounters();
    }
    List<String> warnings = properties.warnings();
    if (options.equals(table.options())) {
      return scope.unchanged().withWarnings(warnings);
    }
    return updated(table.toBuilder().options(options)).withWarnings(warnings);
  }

  private SchemaChange updated(TableMetadataBuilder builder) {
    KeyspaceMetadata after = keyspace.withTable(builder.build());
    return scope.changed(after, Change.UPDATED, Target.TABLE, table.name());
  }
}
