package org.ndktck.zoo;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.TestInstance;
import org.ndktck.api.provider.NdkProvider;
import org.ndktck.catalog.RequirementId;
import org.ndktck.engine.Manifest;
import org.ndktck.judgement.BlameLine;
import org.ndktck.judgement.LedgerEntry;
import org.ndktck.judgement.Measured;
import org.ndktck.message.FailureLint;
import org.ndktck.report.model.RunResult;

/** A share of the faults against all properties: each is blamed on what it breaks and on nothing else. */
@Tag("zoo")
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
abstract class KillMatrix {

    private static final List<LedgerEntry> LEDGER =
            Measured.read(Measured.PUBLISHED.resolve("ledger.json"), LedgerEntry.class);

    private final Share share;
    private final List<BlameLine> lines = new ArrayList<>();

    KillMatrix(Share share) {
        this.share = share;
    }

    @TestFactory
    Stream<DynamicTest> everyProviderGetsExactlyItsVerdict() {
        return share.from(Zoo.members()).stream()
                .map(member -> DynamicTest.dynamicTest(
                        member.getSimpleName(),
                        () -> assertThat(disagreements(member))
                                .as(member.getSimpleName())
                                .isEmpty()));
    }

    /** What was seen is left for the figures of the kit as a judge. */
    @AfterAll
    void writeDown() {
        Measured.write(Measured.BUILT.resolve(share.file("blame")), lines);
    }

    /** A fault is judged in full on what it concerns and briefly on the rest; a lawful provider alike on everything. */
    private List<String> disagreements(Class<? extends NdkProvider> member) {
        Expectation expectation = Expectation.of(member);
        if (!expectation.isFault()) {
            return expectation.disagreements(Zoo.judgeLawful(Zoo.make(member), 1));
        }
        int looks = 1;
        RunResult concerned = judged(member, expectation);
        List<String> disagreements = new ArrayList<>(expectation.disagreements(concerned));
        if (Expectation.onlyMissed(disagreements)) {
            // What only a race shows may need a second look; a wrong accusation gets none.
            looks = 2;
            concerned = judged(member, expectation);
            disagreements = new ArrayList<>(expectation.disagreements(concerned));
        }
        List<RunResult> seen = new ArrayList<>(List.of(concerned));
        if (!expectation.sawAllNamedBeside(concerned)) {
            // As what was missed, what comes beside it may take a race; what is wrong the second time is wrong.
            RunResult again = judged(member, expectation);
            disagreements.addAll(expectation.accusationsBeyondThePermitted(again));
            seen.add(again);
        }
        RunResult others = Zoo.judgeOthers(Zoo.make(member));
        disagreements.addAll(expectation.accusationsBeyondThePermitted(others));
        seen.add(others);
        Set<RequirementId> accused = accusedOnce(member, expectation);
        if (!accused.isEmpty()) {
            disagreements.addAll(expectation.accusations(Zoo.judge(Zoo.make(member), accused)));
        }
        if (!expectation.breaks().isEmpty()) {
            lines.add(expectation.line(Zoo.make(member).identity().name(), seen, looks));
        }
        return disagreements;
    }

    /** What the ledger says that this one was accused of wrongly, where a few tries would not show it again. */
    private static Set<RequirementId> accusedOnce(Class<? extends NdkProvider> member, Expectation expectation) {
        Set<RequirementId> accused = EnumSet.noneOf(RequirementId.class);
        for (LedgerEntry entry : LEDGER) {
            if (entry.kind().equals(LedgerEntry.FALSE_ALARM)
                    && entry.shownBy().endsWith(":" + member.getSimpleName())) {
                accused.add(RequirementId.find(entry.id()).orElseThrow());
            }
        }
        accused.removeAll(expectation.concerned());
        return accused;
    }

    private static RunResult judged(Class<? extends NdkProvider> member, Expectation expectation) {
        return FailureLint.readable(Zoo.judge(Zoo.make(member), concernedAndChecked(expectation)));
    }

    /** One MUST at least, whose verdict the headline needs. */
    private static Set<RequirementId> concernedAndChecked(Expectation expectation) {
        Set<RequirementId> checked = EnumSet.copyOf(expectation.concerned());
        checked.retainAll(Manifest.checks().keySet());
        checked.add(RequirementId.GCD_07);
        return checked;
    }
}
