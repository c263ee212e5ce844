package org.ndktck.judging;

import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import org.ndktck.plan.SimplerPlans;
import org.ndktck.report.model.Finding;

/**
 * The end of the search for a simple case. jqwik shrinks each drawn value in its own way and may stop short; from where
 * it stopped, a plan that is one step simpler and is broken, too, takes the place of the other, until there is none.
 */
final class Minimizer {

    /** Tries after which the case is called not minimal. */
    static final int BUDGET = 1000;

    private Minimizer() {}

    /**
     * Goes down.
     *
     * @param found where to begin
     * @param drawn whether the property draws plans
     * @param shown what plans show; nothing if they do not break the requirement
     * @return the last case that was broken; called minimal if no plan is left that is one step simpler
     */
    static Finding from(
            PropertyRun.Case found, Predicate<List<Object>> drawn, Function<List<Object>, Optional<Finding>> shown) {
        Finding finding = found.finding();
        Iterator<List<Object>> simpler = simplerThan(found.plans(), drawn);
        int left = BUDGET;
        while (simpler.hasNext() && left > 0) {
            List<Object> plans = simpler.next();
            Optional<Finding> again = shown.apply(plans);
            left--;
            if (again.isPresent()) {
                finding = again.get();
                simpler = simplerThan(plans, drawn);
            }
        }
        return finding.replayedBy(finding.token(), !simpler.hasNext());
    }

    private static Iterator<List<Object>> simplerThan(List<Object> plans, Predicate<List<Object>> drawn) {
        return SimplerPlans.than(plans).stream().filter(drawn).iterator();
    }
}
