package org.ndktck.plan;

import java.util.Optional;
import java.util.Set;
import org.ndktck.plan.adapter.AdapterFacts;
import org.ndktck.plan.adapter.Partition;

/** A plan of a try: an immutable record that a property draws. */
public interface Plan {

    /** What in the plan is beyond these adapters: a plan may have been drawn for others. */
    Optional<String> misfit(AdapterFacts facts);

    /** The partitions that depend on more than one component. */
    Set<Partition> derivedPartitions(AdapterFacts facts);
}
