package org.ndktck.zoo;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import org.ndktck.api.provider.NdkProvider;
import org.ndktck.catalog.RequirementId;
import org.ndktck.engine.Manifest;
import org.ndktck.judgement.BlameLine;
import org.ndktck.judgement.FiguresFile;
import org.ndktck.judgement.PastKitError;
import org.ndktck.message.FailureLint;
import org.ndktck.report.model.RunResult;

/**
 * A provider of the zoo, and what the kit must say of it.
 *
 * @param type its class
 * @param expectation the verdicts
 */
record ZooMember(Class<? extends NdkProvider> type, Expectation expectation) {

    private static final List<PastKitError> LEDGER =
            FiguresFile.read(FiguresFile.PUBLISHED.resolve("ledger.json"), PastKitError.class);

    static ZooMember of(Class<? extends NdkProvider> type) {
        return new ZooMember(type, Expectation.of(type));
    }

    String name() {
        return type.getSimpleName();
    }

    private NdkProvider made() {
        return Zoo.make(type);
    }

    /** What is not seen of a fault, each requirement judged as far as its first violation; other rows may see it in passing. */
    List<String> unseen() {
        Set<RequirementId> demanded = EnumSet.copyOf(expectation.demanded());
        demanded.retainAll(Manifest.checks().keySet());
        List<String> unseen =
                expectation.unseen(Zoo.judgeBriefly(made(), demanded.isEmpty() ? checked(demanded) : demanded));
        return unseen.isEmpty()
                ? unseen
                : expectation.unseen(Zoo.judgeBriefly(made(), checked(expectation.concerned())));
    }

    /** A fault is judged in full on what it concerns and briefly on the rest; a lawful provider alike on everything. */
    List<String> disagreements(Consumer<BlameLine> blamed) {
        if (!expectation.isFault()) {
            return expectation.disagreements(Zoo.judgeLawful(made(), 1));
        }
        int looks = 1;
        RunResult concerned = judged();
        List<String> disagreements = new ArrayList<>(expectation.disagreements(concerned));
        if (Expectation.onlyMissed(disagreements)) {
            // What only a race shows may need a second look; a wrong accusation gets none.
            looks = 2;
            concerned = judged();
            disagreements = new ArrayList<>(expectation.disagreements(concerned));
        }
        List<RunResult> seen = new ArrayList<>(List.of(concerned));
        if (!expectation.sawAllNamedBeside(concerned)) {
            // As what was missed, what comes beside it may take a race; what is wrong the second time is wrong.
            RunResult again = judged();
            disagreements.addAll(expectation.accusationsBeyondThePermitted(again));
            seen.add(again);
        }
        RunResult others = Zoo.judgeOthers(made());
        disagreements.addAll(expectation.accusationsBeyondThePermitted(others));
        seen.add(others);
        Set<RequirementId> accused = accusedOnce();
        if (!accused.isEmpty()) {
            disagreements.addAll(expectation.accusations(Zoo.judge(made(), accused)));
        }
        if (!expectation.breaks().isEmpty()) {
            blamed.accept(expectation.line(made().identity().name(), seen, looks));
        }
        return disagreements;
    }

    /** What the ledger says that this one was accused of wrongly, where a few tries would not show it again. */
    private Set<RequirementId> accusedOnce() {
        Set<RequirementId> accused = EnumSet.noneOf(RequirementId.class);
        for (PastKitError entry : LEDGER) {
            if (entry.kind().equals(PastKitError.FALSE_ALARM) && entry.shownBy().endsWith(":" + name())) {
                accused.add(RequirementId.find(entry.id()).orElseThrow());
            }
        }
        accused.removeAll(expectation.concerned());
        return accused;
    }

    private RunResult judged() {
        return FailureLint.readable(Zoo.judge(made(), checked(expectation.concerned())));
    }

    /** One MUST at least, whose verdict the headline needs. */
    private static Set<RequirementId> checked(Set<RequirementId> ids) {
        Set<RequirementId> checked = EnumSet.copyOf(ids);
        checked.retainAll(Manifest.checks().keySet());
        checked.add(RequirementId.GCD_07);
        return checked;
    }
}
