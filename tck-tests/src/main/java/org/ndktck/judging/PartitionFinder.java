package org.ndktck.judging;

import java.lang.reflect.RecordComponent;
import java.util.Set;
import org.ndktck.plan.Components;
import org.ndktck.plan.ConnectionDataPlan;
import org.ndktck.plan.Plan;
import org.ndktck.plan.adapter.AdapterFacts;
import org.ndktck.plan.adapter.Partition;
import org.ndktck.plan.connecting.AnswerTime;

/**
 * Finds the partitions that a plan belongs to, by the types of its components. For the time of the passive
 * side's answer it takes the effective one, {@link ConnectionDataPlan#effectiveAnswer}.
 */
final class PartitionFinder {

    private PartitionFinder() {}

    static void plan(Object plan, AdapterFacts facts, Set<String> labels) {
        if (plan instanceof Partition partition && !(plan instanceof AnswerTime)) {
            labels.add(partition.label());
        }
        if (plan instanceof Plan whole) {
            for (Partition derived : whole.derivedPartitions(facts)) {
                labels.add(derived.label());
            }
        }
        if (plan instanceof Record) {
            for (RecordComponent component : Components.of(plan.getClass())) {
                plan(Components.value(component, plan), facts, labels);
            }
        }
    }
}
