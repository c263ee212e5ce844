package org.ndktck.judging;

import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import net.jqwik.api.lifecycle.AroundTryHook;
import net.jqwik.api.lifecycle.PropagationMode;
import net.jqwik.api.lifecycle.TryExecutionResult;
import net.jqwik.api.lifecycle.TryExecutor;
import net.jqwik.api.lifecycle.TryLifecycleContext;
import org.ndktck.bench.Bench;
import org.ndktck.catalog.RequirementId;
import org.ndktck.circumstance.Circumstance;
import org.ndktck.circumstance.Circumstances;
import org.ndktck.plan.PlanText;
import org.ndktck.report.model.Culprit;
import org.ndktck.report.model.Finding;
import org.ndktck.report.model.Judgement;
import org.ndktck.report.model.Note;
import org.ndktck.report.model.Outcome;
import org.ndktck.trial.InvariantBroken;
import org.ndktck.verify.EveryWayFails;
import org.ndktck.verify.PreconditionUnmet;
import org.ndktck.verify.RequirementBroken;

/** Gives each try its bench, replaces the plan when a token is replayed, and records what the try says. */
final class TryHook implements AroundTryHook {

    private static final int OUTERMOST = -1000;

    /** How many times more a failure must be shown by its plans before a simpler case is sought from there. */
    private static final int TIMES_AGAIN = 2;

    /** How many tries of the same plans what was missing once is looked for in, as long as it comes. */
    private static final int LOOKS = 8;

    @Override
    public PropagationMode propagateTo() {
        return PropagationMode.ALL_DESCENDANTS;
    }

    @Override
    public int aroundTryProximity() {
        return OUTERMOST;
    }

    private static List<Object> plans(List<Object> parameters) {
        return parameters.stream()
                .filter(parameter -> !(parameter instanceof Bench))
                .toList();
    }

    @Override
    public TryExecutionResult aroundTry(TryLifecycleContext context, TryExecutor executor, List<Object> drawn) {
        RunState run = CurrentRun.get();
        PropertyRun property = run.property();
        boolean shrinking = property.isShrinking();
        if (shrinking && !property.mayShrinkOn()) {
            return TryExecutionResult.satisfied();
        }
        property.begins(executor, drawn);
        List<Object> plans = run.plansToRun(plans(drawn), property);
        Tried tried = judged(run, property, plans);
        if (!shrinking) {
            run.ledger().add(tried.judgement());
            tried.judgedUnder().ifPresent(brought -> property.circumstances().judged(circumstancesOf(plans), brought));
        }
        Optional<Finding> broken = tried.broken();
        if (broken.isPresent()) {
            PropertyRun.Case found = new PropertyRun.Case(plans, broken.get());
            property.seen(found);
            if (!shrinking && run.shrinks() && !isShownAgain(found, run, property) && property.mayPassOver()) {
                return TryExecutionResult.satisfied(property.isEnough());
            }
            property.falsified(found);
            return tried.result();
        }
        return tried.judgement().outcome() instanceof Outcome.Defective
                ? tried.result()
                : TryExecutionResult.satisfied(property.isEnough());
    }

    /** Whether plans show a failure each time; what was missing has been waited for twice already. */
    private static boolean isShownAgain(PropertyRun.Case found, RunState run, PropertyRun property) {
        return found.finding().kind() == Finding.Kind.REQUIRED_MISSING
                || IntStream.range(0, TIMES_AGAIN)
                        .allMatch(time -> shownBy(found.plans(), run, property).isPresent());
    }

    /** What plans show that nobody drew, once tries have begun; nothing if they do not break the requirement. */
    static Optional<Finding> shownBy(List<Object> plans, RunState run, PropertyRun property) {
        return judged(run, property, plans).broken();
    }

    private static Tried judged(RunState run, PropertyRun property, List<Object> plans) {
        Tried tried = attempt(run, property, plans);
        while (tried.missing().isPresent() && run.wasHasty()) {
            tried = attempt(run, property, plans);
        }
        return tried.missing().isPresent() && !property.isConfirmed() && !run.isReplay()
                ? confirm(run, property, plans, tried)
                : lookAgain(run, property, plans, tried);
    }

    /** What another requirement demands and did not come is waited for once more, too: this try is judged as it was. */
    private static Tried lookAgain(RunState run, PropertyRun property, List<Object> plans, Tried tried) {
        Set<RequirementId> missed = property.isShrinking() ? Set.of() : run.takeWhatIsWorthASecondLook();
        if (missed.isEmpty() || tried.broken().isPresent()) {
            return tried;
        }
        Set<RequirementId> again;
        do {
            run.morePatience();
            attempt(run, property, plans);
            again = run.takeMissedAgain();
        } while (!Collections.disjoint(again, missed) && !run.wasPatient());
        run.endOfMorePatience(!Collections.disjoint(again, missed));
        again.stream().filter(missed::contains).forEach(run.ledger()::missedAgain);
        return tried;
    }

    /**
     * A required thing that did not come is waited for once more, with more patience, before it is believed. A replay is
     * such a second look itself. A provider that loses every so many does not lose that of the next try: a few are looked at,
     * unless what was missing comes, but slowly.
     */
    private static Tried confirm(RunState run, PropertyRun property, List<Object> plans, Tried first) {
        long begun = System.nanoTime();
        Tried again = patiently(run, property, plans);
        for (int look = 1; look < LOOKS && again.isKept() && run.isSoonAfter(begun); look++) {
            again = patiently(run, property, plans);
        }
        boolean missing = again.missing().isPresent();
        run.endOfMorePatience(missing);
        if (missing) {
            property.confirm();
        } else if (again.isKept()) {
            first.missing().ifPresent(run.ledger()::flaky);
        }
        return again;
    }

    private static Tried patiently(RunState run, PropertyRun property, List<Object> plans) {
        Tried tried;
        do {
            run.morePatience();
            tried = attempt(run, property, plans);
        } while (tried.missing().isPresent() && !run.wasPatient());
        return tried;
    }

    private static Circumstances circumstancesOf(List<Object> plans) {
        return (Circumstances) plans.get(plans.size() - 1);
    }

    private static Tried attempt(RunState run, PropertyRun property, List<Object> plans) {
        String plan = PlanText.of(plans);
        Bench bench = run.bench(property.id(), plan, circumstancesOf(plans));
        TryExecutionResult result = property.execute(plans, bench);
        if (result.throwable().orElse(null) instanceof EveryWayFails nothing) {
            property.suspected(bench.finding(nothing.broken()));
        }
        Outcome outcome = outcome(bench, result);
        run.bodyEnded(outcome);
        Optional<Throwable> closing = close(bench);
        if (closing.isPresent()) {
            outcome = defect(closing.get());
            result = TryExecutionResult.falsified(closing.get());
        }
        return new Tried(
                new Judgement(property.id(), plan, outcome, partitions(run, plans, bench, outcome)),
                bench.broughtAbout(),
                result);
    }

    private static Optional<Throwable> close(Bench bench) {
        try {
            bench.close();
            return Optional.empty();
        } catch (RuntimeException e) {
            return Optional.of(e);
        }
    }

    private static Outcome outcome(Bench bench, TryExecutionResult result) {
        Throwable thrown = result.throwable().orElse(null);
        if (thrown instanceof RequirementBroken broken) {
            return bench.timedOutAttempt()
                    .<Outcome>map(Outcome.Undecided::new)
                    .orElseGet(() -> new Outcome.Broken(bench.finding(broken)));
        }
        if (thrown instanceof InvariantBroken broken) {
            return new Outcome.Broken(broken.finding());
        }
        if (thrown instanceof PreconditionUnmet unmet) {
            return new Outcome.Undecided(String.valueOf(unmet.getMessage()));
        }
        if (thrown != null) {
            return defect(thrown);
        }
        if (!bench.verified()) {
            return new Outcome.Defective(Culprit.KIT, "the property verified nothing");
        }
        List<Note> notes = bench.notes();
        return notes.isEmpty() ? new Outcome.Kept() : new Outcome.Tolerated(notes.get(0));
    }

    private static Outcome defect(Throwable thrown) {
        return new Outcome.Defective(Culprit.KIT, thrown.toString());
    }

    /**
     * Of a try that was not judged only what surrounds its calls counts: that must not matter, while the property may need
     * another plan, and the provider owes no other choice.
     */
    private static Set<String> partitions(RunState run, List<Object> plans, Bench bench, Outcome outcome) {
        Set<String> labels = new HashSet<>();
        if (outcome instanceof Outcome.Undecided) {
            PartitionFinder.plan(circumstancesOf(plans), run.facts(), labels);
            return labels;
        }
        plans.forEach(plan -> PartitionFinder.plan(plan, run.facts(), labels));
        bench.observed().forEach(partition -> labels.add(partition.label()));
        return labels;
    }

    /** What one attempt brought, for the ledger and for jqwik. */
    private record Tried(Judgement judgement, Set<Circumstance> broughtAbout, TryExecutionResult result) {

        /** The circumstances that were brought about, if the try judged anything under them. */
        Optional<Set<Circumstance>> judgedUnder() {
            return isKept() || broken().isPresent() ? Optional.of(broughtAbout) : Optional.empty();
        }

        boolean isKept() {
            return judgement.outcome() instanceof Outcome.Kept || judgement.outcome() instanceof Outcome.Tolerated;
        }

        Optional<Finding> broken() {
            return judgement.outcome() instanceof Outcome.Broken broken
                    ? Optional.of(broken.finding())
                    : Optional.empty();
        }

        Optional<Finding> missing() {
            return broken().filter(finding -> finding.kind() == Finding.Kind.REQUIRED_MISSING);
        }
    }
}
