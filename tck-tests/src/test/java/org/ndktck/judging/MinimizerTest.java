package org.ndktck.judging;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import org.ndktck.catalog.RequirementId;
import org.ndktck.plan.ConnectionDataPlan;
import org.ndktck.plan.PlanText;
import org.ndktck.report.model.Finding;

/** From a case that is broken down to one that nothing simpler replaces. */
class MinimizerTest {

    private final List<String> tried = new ArrayList<>();

    private static Finding finding(String plan) {
        return new Finding(
                RequirementId.GCD_07,
                Finding.Kind.FORBIDDEN_SEEN,
                "expected",
                "observed of " + plan,
                "C1",
                List.of(),
                "GCD-07:" + plan,
                false);
    }

    private Finding descend(String from, Predicate<ConnectionDataPlan> broken) {
        return descend(from, plan -> true, broken);
    }

    private Finding descend(String from, Predicate<ConnectionDataPlan> drawn, Predicate<ConnectionDataPlan> broken) {
        List<Object> plans = PlanText.parse(from, List.of(ConnectionDataPlan.class));
        PropertyRun.Case found = new PropertyRun.Case(plans, finding(from));
        return Minimizer.from(found, simpler -> drawn.test((ConnectionDataPlan) simpler.get(0)), simpler -> {
            String text = PlanText.of(simpler);
            tried.add(text);
            return broken.test((ConnectionDataPlan) simpler.get(0)) ? Optional.of(finding(text)) : Optional.empty();
        });
    }

    @Test
    void simplestPlanIsMinimalWithoutATry() {
        assertThat(descend("simplest", plan -> true))
                .isEqualTo(finding("simplest").replayedBy("GCD-07:simplest", true));
        assertThat(tried).isEmpty();
    }

    @Test
    void everythingGoesThatIsNotNeeded() {
        assertThat(descend(
                        "side=active.request-length=9.reply-length=700",
                        plan -> plan.request().length() > 4))
                .isEqualTo(finding("request-length=5").replayedBy("GCD-07:request-length=5", true));
    }

    @Test
    void caseIsMinimalWhereNothingSimplerIsBroken() {
        assertThat(descend("request-length=2", plan -> false))
                .isEqualTo(finding("request-length=2").replayedBy("GCD-07:request-length=2", true));
        assertThat(tried).containsExactly("simplest", "request-length=1");
    }

    @Test
    void boundaryFarAwayIsFoundInFewTries() {
        assertThat(descend("limits-outP=4294967295", plan -> plan.limits().outP() > 2_147_483_647L)
                        .token())
                .isEqualTo("GCD-07:limits-outP=2147483648");
        assertThat(tried).hasSizeLessThan(Minimizer.BUDGET);
    }

    /** Every try makes one length more a broken one. */
    @Test
    void searchThatIsNotOverIsNotMinimal() {
        Finding end = descend("request-length=60000", plan -> plan.request().length() >= 60_000 - tried.size());

        assertThat(tried).hasSize(Minimizer.BUDGET);
        assertThat(end.minimal()).isFalse();
    }

    @Test
    void planThatThePropertyDoesNotDrawIsNotTried() {
        assertThat(descend("request-length=4", plan -> plan.request().length() >= 2, plan -> true)
                        .token())
                .isEqualTo("GCD-07:request-length=2");
        assertThat(tried).containsExactly("request-length=2");
    }
}
