package org.ndktck.report.html;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.ndktck.catalog.Requirement;
import org.ndktck.report.model.CircumstanceEvidence;
import org.ndktck.report.model.Evidence;
import org.ndktck.report.model.PartitionEvidence;
import org.ndktck.report.model.Row;
import org.ndktck.report.model.Verdict;
import org.ndktck.report.text.Wording;

/**
 * One requirement on the page.
 *
 * @param requirement what is demanded
 * @param row the verdict on it
 */
public record RowView(Requirement requirement, Row row) {

    private static final long FIRST_WITH_SEPARATOR = 1000;

    /**
     * Gives the id, which is also the anchor.
     *
     * @return for example {@code GCD-07}
     */
    public String id() {
        return requirement.id().text();
    }

    /**
     * Names the verdict, and the culprit where it is not the provider.
     *
     * @return for example {@code broken by kit}
     */
    public String verdict() {
        return Wording.label(row);
    }

    /**
     * Names the verdict alone, as the filter has it.
     *
     * @return for example {@code broken}
     */
    public String verdictName() {
        return Wording.label(row.verdict());
    }

    /**
     * Names the style of the verdict.
     *
     * @return a CSS class
     */
    public String style() {
        return VerdictCount.style(row.verdict());
    }

    /**
     * Says how strongly the requirement binds, and whom if not the provider.
     *
     * @return for example {@code MUST (consumer)} or {@code DEFINED (either side)}
     */
    public String modality() {
        String modality = requirement.modality().name();
        return switch (requirement.actor()) {
            case PROVIDER -> modality;
            case CONSUMER -> modality + " (consumer)";
            case EITHER -> modality + " (either side)";
        };
    }

    /**
     * Tells whether the requirement was broken.
     *
     * @return true for a violation, waived or not
     */
    public boolean violated() {
        return row.verdict() == Verdict.VIOLATES || row.verdict() == Verdict.WAIVED;
    }

    /**
     * Tells whether the verdict is neither good, bad nor a plain absence.
     *
     * @return true for what deserves a sentence on the first pages
     */
    public boolean worthReading() {
        return switch (row.verdict()) {
            case NOTED, FLAKY, INCONCLUSIVE, BROKEN -> true;
            default -> false;
        };
    }

    /**
     * Tells whether there is evidence to show.
     *
     * @return true if a try was made
     */
    public boolean tried() {
        return row.evidence().judgedTries() + row.evidence().undecidedTries() > 0;
    }

    /**
     * Gives the evidence on a partition in one line.
     *
     * @param partition the partition
     * @return for example {@code Side: ACTIVE 512; not tried: PASSIVE}
     */
    public static String partition(PartitionEvidence partition) {
        String notTried = notTried(partition);
        return partition.name() + (partition.demanded() ? "" : " (varied too, not demanded by the row)") + ": "
                + hits(partition)
                + (notTried.isEmpty() ? "" : (partition.demanded() ? "; not tried: " : "; never decided: ") + notTried);
    }

    /**
     * Sums the evidence up.
     *
     * @return for example {@code 1,000 tries, 640 different, in 85 ms}
     */
    public String tries() {
        Evidence evidence = row.evidence();
        String tries = count(evidence.judgedTries()) + (evidence.judgedTries() == 1 ? " try" : " tries");
        return tries + ", " + count(evidence.distinctPlans()) + " different, in " + count(evidence.tookMillis())
                + " ms";
    }

    /**
     * Says under which circumstances they were made.
     *
     * @return for example {@code 1,130 of 1,132 pairs of circumstances}, a clause
     */
    public String kinds() {
        CircumstanceEvidence circumstances = row.evidence().circumstances();
        return count(circumstances.judgedPairs()) + " of " + count(circumstances.possiblePairs())
                + " pairs of circumstances";
    }

    /**
     * Says how often each reason kept a try from judging.
     *
     * @return for example {@code 12 times: the connect failed}
     */
    public List<String> undecided() {
        return new TreeMap<>(row.evidence().undecided())
                .entrySet().stream().map(RowView::times).toList();
    }

    /**
     * Says how the tries spread over a partition.
     *
     * @param partition the partition
     * @return for example {@code ACTIVE 512, PASSIVE 488}
     */
    static String hits(PartitionEvidence partition) {
        return String.join(
                ", ",
                new TreeMap<>(partition.hits())
                        .entrySet().stream()
                                .map(hit -> hit.getKey() + " " + count(hit.getValue()))
                                .toList());
    }

    /**
     * Says which values of a partition were not tried.
     *
     * @param partition the partition
     * @return for example {@code IPV6 (the adapter has no IPv6 address)}
     */
    static String notTried(PartitionEvidence partition) {
        List<String> values = new ArrayList<>(partition.missed());
        new TreeMap<>(partition.notSupported()).forEach((value, reason) -> values.add(value + " (" + reason + ")"));
        return String.join(", ", values);
    }

    private static String times(Map.Entry<String, Long> reason) {
        return count(reason.getValue()) + (reason.getValue() == 1 ? " time: " : " times: ") + reason.getKey();
    }

    /** A page has thousands of counts, and hardly one of them needs a separator. */
    static String count(long number) {
        return number < FIRST_WITH_SEPARATOR ? Long.toString(number) : String.format(Locale.ROOT, "%,d", number);
    }
}
