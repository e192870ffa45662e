package io.minicql.exec.describe;

import io.minicql.PagingState;
import io.minicql.ResultPage;
import io.minicql.exec.ExecutionContext;
import io.minicql.grammar.ast.DescribeKind;
import io.minicql.plan.DescribePlan;
import io.minicql.schema.Names;
import io.minicql.schema.SchemaSnapshot;
import io.minicql.schema.ddl.SystemKeyspaces;
import io.minicql.schema.system.NodeInfo;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Answers DESCRIBE. For any thread. */
public final class DescribeExecutor {
  /** The name that a Cassandra with default settings gives. */
  private static final String SNITCH = "DynamicEndpointSnitch";

  private final NodeInfo node;

  public DescribeExecutor(NodeInfo node) {
    this.node = node;
  }

  /**
   * Describes what is in a schema, or the cluster.
   *
   * @throws io.minicql.CqlException where there is nothing of the name, or the schema has changed
   *     since the page before
   */
  public ResultPage execute(DescribePlan plan, SchemaSnapshot schema, ExecutionContext context) {
    if (plan.statement().kind() == DescribeKind.CLUSTER) {
      return cluster(plan.keyspace(), context.warnings());
    }
    DescribePosition position =
        DescribePosition.of(context.options().pagingState(), schema.version());
    List<Element> found = new ElementFinder(schema, plan.statement(), plan.keyspace()).find();
    return page(found, isListing(plan.statement().kind()), position, context);
  }

  private static boolean isListing(DescribeKind kind) {
    return switch (kind) {
      case KEYSPACES, TABLES, TYPES, FUNCTIONS, AGGREGATES -> true;
      default -> false;
    };
  }

  /** A full page always has another after it, which may be empty, as in Cassandra. */
  private static ResultPage page(
      List<Element> found, boolean listing, DescribePosition position, ExecutionContext context) {
    int pageSize = context.options().pageSize();
    int begin = Math.min(position.rowsBefore(), found.size());
    int end = pageSize > 0 ? (int) Math.min((long) begin + pageSize, found.size()) : found.size();
    PageBuilder page =
        new PageBuilder(listing ? DescribeColumns.LISTING : DescribeColumns.STATEMENTS);
    for (Element element : found.subList(begin, end)) {
      page.add(Names.quoteIfNeeded(element.keyspace()))
          .add(element.type())
          .add(element.shownName());
      if (!listing) {
        page.add(element.statement().get());
      }
    }
    PagingState next = pageSize > 0 && end - begin == pageSize ? position.after(pageSize) : null;
    return page.build(next, context.warnings());
  }

  /** Who owns what is told where a keyspace of a user is in use. */
  private ResultPage cluster(@Nullable String keyspace, List<String> warnings) {
    boolean owned = keyspace != null && !SystemKeyspaces.isSystem(keyspace);
    PageBuilder page =
        new PageBuilder(owned ? DescribeColumns.CLUSTER_WITH_OWNERSHIP : DescribeColumns.CLUSTER);
    String className = node.partitioner().className();
    page.add(node.clusterName())
        .add(className.substring(className.lastIndexOf('.') + 1))
        .add(SNITCH);
    if (owned) {
      page.add(DescribeColumns.OWNERSHIP_TYPE.encode(ownership()));
    }
    return page.build(null, warnings);
  }

  private Map<String, List<String>> ownership() {
    String endpoint = "/" + node.address().getHostAddress() + ":" + node.storagePort();
    Map<String, List<String>> owners = new LinkedHashMap<>();
    node.tokens().stream().sorted().forEach(token -> owners.put(token, List.of(endpoint)));
    return owners;
  }
}
