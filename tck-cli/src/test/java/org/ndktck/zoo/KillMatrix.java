package org.ndktck.zoo;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.ndktck.api.provider.NdkProvider;
import org.ndktck.catalog.RequirementId;
import org.ndktck.engine.Manifest;
import org.ndktck.message.FailureLint;
import org.ndktck.report.model.RunResult;

/** A share of the faults against all properties: each is blamed on what it breaks and on nothing else. */
abstract class KillMatrix {

    private static final int SHARES = 2;

    private final int share;

    KillMatrix(int share) {
        this.share = share;
    }

    private <T> Stream<T> shareOf(List<T> all) {
        return IntStream.range(0, all.size()).filter(at -> at % SHARES == share).mapToObj(all::get);
    }

    @TestFactory
    Stream<DynamicTest> everyProviderGetsExactlyItsVerdict() {
        return shareOf(Zoo.members())
                .map(member -> DynamicTest.dynamicTest(
                        member.getSimpleName(),
                        () -> assertThat(disagreements(member)).isEmpty()));
    }

    /** A fault is judged in full on what it concerns and briefly on the rest; a lawful provider in full. */
    private static List<String> disagreements(Class<? extends NdkProvider> member) {
        Expectation expectation = Expectation.of(member);
        if (!expectation.isFault()) {
            return expectation.disagreements(Zoo.judge(Zoo.make(member)));
        }
        List<String> disagreements = new ArrayList<>(judged(member, expectation));
        if (Expectation.onlyMissed(disagreements)) {
            // What only a race shows may need a second look; a wrong accusation gets none.
            disagreements = new ArrayList<>(judged(member, expectation));
        }
        RunResult others = Zoo.judgeOthersBriefly(Zoo.make(member), expectation.concerned());
        disagreements.addAll(expectation.accusations(others));
        return disagreements;
    }

    private static List<String> judged(Class<? extends NdkProvider> member, Expectation expectation) {
        return expectation.disagreements(
                FailureLint.readable(Zoo.judge(Zoo.make(member), concernedAndChecked(expectation))));
    }

    /** One MUST at least, whose verdict the headline needs. */
    private static Set<RequirementId> concernedAndChecked(Expectation expectation) {
        Set<RequirementId> checked = EnumSet.copyOf(expectation.concerned());
        checked.retainAll(Manifest.checks().keySet());
        checked.add(RequirementId.GCD_07);
        return checked;
    }

    /** What a fault is about is said by that property alone: without it the fault goes unnoticed. */
    @TestFactory
    Stream<DynamicTest> everyPropertySwitchedOffTurnsTheMatrixRed() {
        return shareOf(List.copyOf(Manifest.checks().keySet()))
                .filter(id -> !Zoo.membersFor(id).isEmpty())
                .map(id -> DynamicTest.dynamicTest(id.text(), () -> {
                    Class<? extends NdkProvider> member = Zoo.membersFor(id).get(0);
                    RunResult result = Zoo.judge(Zoo.make(member), concernedBut(member, id));
                    assertThat(Expectation.of(member).disagreements(result))
                            .as("%s with %s switched off", member.getSimpleName(), id)
                            .anySatisfy(text -> assertThat(text)
                                    .containsAnyOf("not violated", "not noted")
                                    .contains(id.text()));
                }));
    }

    /** What the member concerns, without the property switched off; one row at least is left. */
    private static Set<RequirementId> concernedBut(Class<? extends NdkProvider> member, RequirementId off) {
        Set<RequirementId> left = concernedAndChecked(Expectation.of(member));
        left.add(RequirementId.GCD_10);
        left.remove(off);
        return left;
    }
}
