package org.ndktck.zoo;

import java.util.ArrayList;
import java.util.List;
import org.ndktck.judgement.DeclaredPair;
import org.ndktck.judgement.EffortLine;
import org.ndktck.plan.drawing.Drawing;
import org.ndktck.report.model.Row;
import org.ndktck.report.model.Verdict;

/** The tries that the property of one requirement needs for one fault, with aimed and with uniform plans. */
final class DetectionEffort {

    private final DeclaredPair pair;
    private final TriesToDetect aimed = new TriesToDetect();
    private final TriesToDetect uniform = new TriesToDetect();

    private DetectionEffort(DeclaredPair pair) {
        this.pair = pair;
    }

    /** The chosen faults with every requirement that they name and that is seen by the property of its own. */
    static List<DetectionEffort> ofTheChosenFaults() {
        return DeclaredPair.chosen().stream().map(DetectionEffort::new).toList();
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

    private void judge(TriesToDetect detections, int seed, Drawing drawing) {
        Row row = Zoo.untilTheFirstViolation(Zoo.make(pair.fault()), pair.id(), seed, drawing);
        if (row.verdict() == Verdict.VIOLATES) {
            detections.caughtAfter(row.evidence().judgedTries() + row.evidence().undecidedTries());
        } else {
            detections.missed();
        }
    }

    /** Whether some seed of the aimed plans does not suffice; says of which pair and how many. */
    List<String> misses() {
        List<String> misses = new ArrayList<>();
        if (aimed.misses() > 0 || aimed.seeds() == 0) {
            misses.add(pair.name() + " is not seen under " + aimed.misses() + " of " + aimed.seeds() + " seeds");
        }
        return misses;
    }

    /** What was measured. */
    EffortLine line() {
        return new EffortLine(pair.fault().getSimpleName(), pair.id().text(), aimed.tries(), uniform.tries());
    }
}
