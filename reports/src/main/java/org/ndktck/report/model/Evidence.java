package org.ndktck.report.model;

import java.util.List;
import java.util.Map;

/**
 * How strong a verdict is.
 *
 * @param judgedTries tries that judged the requirement
 * @param undecidedTries tries that did not get that far
 * @param circumstances under which circumstances the judged tries were made
 * @param distinctPlans different plans among the judged tries
 * @param seed the seed the tries were drawn from
 * @param partitions the demanded and observed partitions
 * @param undecided how often each reason kept a try from judging
 * @param tookMillis time spent on it, shrinking included, milliseconds; differs from run to run
 */
public record Evidence(
        long judgedTries,
        long undecidedTries,
        CircumstanceEvidence circumstances,
        long distinctPlans,
        String seed,
        List<PartitionEvidence> partitions,
        Map<String, Long> undecided,
        long tookMillis) {

    /** Nothing was tried. */
    public static final Evidence NONE = new Evidence(0, 0, CircumstanceEvidence.NONE, 0, "", List.of(), Map.of(), 0);

    /** Copies the collections. */
    public Evidence {
        partitions = List.copyOf(partitions);
        undecided = Map.copyOf(undecided);
    }

    /**
     * Lists the demanded partitions that no judged try hit.
     *
     * @return their names, {@code Type.VALUE}
     */
    public List<String> missedPartitions() {
        return partitions.stream()
                .filter(PartitionEvidence::demanded)
                .flatMap(partition -> partition.missed().stream().map(value -> partition.name() + "." + value))
                .toList();
    }
}
