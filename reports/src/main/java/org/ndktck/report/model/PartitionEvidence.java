package org.ndktck.report.model;

import java.util.List;
import java.util.Map;

/**
 * How the judged tries spread over one partition of the input.
 *
 * @param name the partition, for example {@code Side}
 * @param demanded true if every reachable value has to be hit; false if it is only seen how the tries spread, for example over
 *     what surrounds the calls
 * @param hits judged tries per value that was hit
 * @param missed reachable values that no judged try hit; where they are not demanded, only circumstances of so many undecided
 *     tries that it is not by chance
 * @param notSupported why, for each value that is out of the adapter's reach
 */
public record PartitionEvidence(
        String name, boolean demanded, Map<String, Long> hits, List<String> missed, Map<String, String> notSupported) {

    /** Copies the collections. */
    public PartitionEvidence {
        hits = Map.copyOf(hits);
        missed = List.copyOf(missed);
        notSupported = Map.copyOf(notSupported);
    }
}
