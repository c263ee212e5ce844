package org.ndktck.judging;

import java.lang.reflect.RecordComponent;
import java.util.Set;
import org.ndktck.plan.AdapterFacts;
import org.ndktck.plan.Answer;
import org.ndktck.plan.ConnectionPlan;
import org.ndktck.plan.Partition;
import org.ndktck.plan.Plan;

/**
 * Finds the partitions that a plan belongs to, by the types of its components. When the passive side
 * answers is not what the plan says but what comes of it: {@link ConnectionPlan#effectiveAnswer}.
 */
final class PartitionsOf {

    private PartitionsOf() {}

    static void plan(Object plan, AdapterFacts facts, Set<String> labels) {
        if (plan instanceof Partition partition && !(plan instanceof Answer)) {
            labels.add(partition.label());
        }
        if (plan instanceof Plan whole) {
            whole.derivedPartitions(facts).forEach(partition -> labels.add(partition.label()));
        }
        if (plan instanceof Record) {
            for (RecordComponent component : plan.getClass().getRecordComponents()) {
                plan(component(component, plan), facts, labels);
            }
        }
    }

    private static Object component(RecordComponent component, Object plan) {
        try {
            return component.getAccessor().invoke(plan);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("plan component " + component + " cannot be read", e);
        }
    }
}
