package org.ndktck.judging;

import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.ndktck.circumstance.Circumstances;
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
     * @return the last case that was broken; called minimal if no plan is left that is one step simpler, or has one
     *     circumstance of several
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
        return Stream.concat(SimplerPlans.than(plans).stream(), withOneCircumstance(plans))
                .filter(drawn)
                .iterator();
    }

    /**
     * The same with one of several circumstances alone. Which calls are made inside callbacks is drawn from the token: without
     * any one of them it may be another call, which does not break the requirement.
     */
    private static Stream<List<Object>> withOneCircumstance(List<Object> plans) {
        return plans.stream()
                .filter(Circumstances.class::isInstance)
                .map(Circumstances.class::cast)
                .flatMap(together -> together.values().stream()
                        .filter(value -> !value.isOrdinary())
                        .map(Circumstances.SIMPLEST::with)
                        .filter(alone -> !alone.equals(together))
                        .map(alone -> plans.stream()
                                .map(plan -> plan == together ? alone : plan)
                                .toList()));
    }
}
