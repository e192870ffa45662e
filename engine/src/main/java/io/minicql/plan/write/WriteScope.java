package io.minicql.plan.write;

import io.minicql.plan.PlanContext;
import io.minicql.ring.Partitioner;

/** What a statement that writes is planned with. */
record WriteScope(PlanContext context, Partitioner partitioner) {}
