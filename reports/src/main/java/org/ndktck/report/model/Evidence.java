package org.ndktck.report.model;

import java.time.Instant;
import java.time.format.DateTimeParseException;
import java.util.List;
import java.util.Map;
import java.util.Optional;

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
 * @param startedAt when its property began, ISO 8601 in UTC; blank if none did, or a kit that did not record it judged
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
        String startedAt,
        long tookMillis) {

    /** Nothing was tried. */
    public static final Evidence NONE =
            new Evidence(0, 0, CircumstanceEvidence.NONE, 0, "", List.of(), Map.of(), "", 0);

    /** Copies the collections. */
    public Evidence {
        partitions = List.copyOf(partitions);
        undecided = Map.copyOf(undecided);
    }

    /**
     * Gives the time at which the property of the requirement began.
     *
     * @return the time; nothing if {@link #startedAt} is none
     */
    public Optional<Instant> started() {
        return time(startedAt);
    }

    static Optional<Instant> time(String text) {
        try {
            return Optional.of(Instant.parse(text));
        } catch (DateTimeParseException e) {
            return Optional.empty();
        }
    }

    /**
     * Lists the demanded partitions that no judged try hit.
     *
     * @return their names, {@code Type.VALUE}
     */
    public List<String> missedPartitions() {
        return missed(true);
    }

    /**
     * Lists what surrounded the calls of so many undecided tries, and of no judged one, that it is not by chance.
     *
     * @return their names, {@code Type.VALUE}
     */
    public List<String> neverDecided() {
        return missed(false);
    }

    private List<String> missed(boolean demanded) {
        return partitions.stream()
                .filter(partition -> partition.demanded() == demanded)
                .flatMap(partition -> partition.missed().stream().map(value -> partition.name() + "." + value))
                .toList();
    }
}
