package org.ndktck.zoo;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.ndktck.api.provider.NdkProvider;
import org.ndktck.catalog.RequirementId;
import org.ndktck.faulty.Breaks;
import org.ndktck.judgement.EffortLine;
import org.ndktck.judgement.Reasons;
import org.ndktck.judgement.Stock;
import org.ndktck.plan.Drawing;
import org.ndktck.report.model.Row;
import org.ndktck.report.model.Verdict;

/** The tries that the property of one requirement needs for one fault, with aimed and with uniform plans. */
final class DetectionEffort {

    /** Pairs that the property of the requirement does not see, and another one does. */
    private static final Map<String, String> SEEN_IN_PASSING = Reasons.of(Stock.class, "seen-in-passing.properties");

    private final Class<? extends NdkProvider> fault;
    private final RequirementId id;
    private final Detections aimed = new Detections();
    private final Detections uniform = new Detections();

    private DetectionEffort(Class<? extends NdkProvider> fault, RequirementId id) {
        this.fault = fault;
        this.id = id;
    }

    /** Every fault with every requirement that it names and that is seen by the property of its own. */
    static List<DetectionEffort> ofAllFaults() {
        return Zoo.members().stream()
                .filter(member -> member.isAnnotationPresent(Breaks.class))
                .flatMap(DetectionEffort::of)
                .toList();
    }

    private static Stream<DetectionEffort> of(Class<? extends NdkProvider> member) {
        return Arrays.stream(member.getAnnotation(Breaks.class).value())
                .filter(id -> !SEEN_IN_PASSING.containsKey(member.getSimpleName() + "." + id))
                .map(id -> new DetectionEffort(member, id));
    }

    /** Judges the fault once more, from another seed. */
    void measure(int seed, SeedsAndTime bounds) {
        if (seed <= bounds.aimed()) {
            judge(aimed, seed, Drawing.AIMED);
        }
        if (seed <= bounds.uniform()) {
            judge(uniform, seed, Drawing.UNIFORM);
        }
    }

    private void judge(Detections detections, int seed, Drawing drawing) {
        Row row = Zoo.untilTheFirstViolation(Zoo.make(fault), id, seed, drawing);
        if (row.verdict() == Verdict.VIOLATES) {
            detections.caughtAfter(row.evidence().judgedTries() + row.evidence().undecidedTries());
        } else {
            detections.missed();
        }
    }

    /** Whether some seed of the aimed plans does not suffice; says which fault, which requirement and how many. */
    List<String> misses() {
        List<String> misses = new ArrayList<>();
        if (aimed.misses() > 0 || aimed.seeds() == 0) {
            misses.add(fault.getSimpleName() + " is not seen by " + id + " under " + aimed.misses() + " of "
                    + aimed.seeds() + " seeds");
        }
        return misses;
    }

    /** What was measured. */
    EffortLine line() {
        return new EffortLine(fault.getSimpleName(), id.text(), aimed.tries(), uniform.tries());
    }
}
