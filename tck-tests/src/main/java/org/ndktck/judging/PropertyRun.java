package org.ndktck.judging;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import net.jqwik.api.lifecycle.TryExecutionResult;
import net.jqwik.api.lifecycle.TryExecutor;
import org.jspecify.annotations.Nullable;
import org.ndktck.bench.Bench;
import org.ndktck.catalog.RequirementId;
import org.ndktck.circumstance.CircumstanceDraws;
import org.ndktck.circumstance.Circumstances;
import org.ndktck.report.model.Finding;

/** The property that runs now: how it was falsified, and how far the search for a minimal case is. */
final class PropertyRun {

    /** Tries that jqwik may spend on shrinking; what is simpler than what it comes to is looked for by {@link Minimizer}. */
    private static final int SHRINKING_BUDGET = 400;

    /** Failures of one property that may be passed over, because their plans do not show them again. */
    private static final int PASSED_OVER = 10;

    private final RequirementId id;
    private final int leastTries;
    private final CircumstanceDraws circumstances;
    private @Nullable TryExecutor executor;
    private List<Object> parameters = List.of();
    private @Nullable Case broken;
    private @Nullable Case seenFirst;
    private int passedOver;
    private @Nullable Finding suspicion;
    private int shrinkingTries;
    private boolean confirmed;
    private int tries;

    /**
     * Plans that broke the requirement.
     *
     * @param plans as the property takes them, and the circumstances behind them
     * @param finding what was seen
     */
    record Case(List<Object> plans, Finding finding) {

        Case {
            plans = List.copyOf(plans);
        }

        Circumstances circumstances() {
            return (Circumstances) plans.get(plans.size() - 1);
        }
    }

    PropertyRun(RequirementId id, int leastTries, CircumstanceDraws circumstances) {
        this.id = id;
        this.leastTries = leastTries;
        this.circumstances = circumstances;
    }

    /** The circumstances of the next try: those of the case for which a simpler one is sought, or else drawn ones. */
    Circumstances nextCircumstances() {
        Case present = broken;
        return present == null ? circumstances.next() : present.circumstances();
    }

    /** What has been drawn, and judged, so far. */
    CircumstanceDraws circumstances() {
        return circumstances;
    }

    RequirementId id() {
        return id;
    }

    /** Whether tries now search for a simpler case, and count no longer as evidence. */
    boolean isShrinking() {
        return broken != null;
    }

    /** Counts a shrinking try; false when the budget is spent. */
    boolean mayShrinkOn() {
        return shrinkingTries++ < SHRINKING_BUDGET;
    }

    /** Remembers how jqwik runs tries, since some are made again, and some with plans that it did not draw. */
    void begins(TryExecutor executor, List<Object> drawn) {
        this.executor = executor;
        parameters = List.copyOf(drawn);
        tries++;
    }

    /** Whether the property has had the tries that it needs, and further ones would not be made under new circumstances. */
    boolean isEnough() {
        return tries >= leastTries && !circumstances.wantsMore();
    }

    /** Runs the property once, with these plans and this bench in place of what jqwik drew last. */
    TryExecutionResult execute(List<Object> plans, Bench bench) {
        TryExecutor tries = Objects.requireNonNull(executor, "no try has begun");
        List<Object> next = new ArrayList<>();
        Iterator<Object> plan = plans.iterator();
        parameters.forEach(parameter -> next.add(parameter instanceof Bench ? bench : plan.next()));
        return tries.execute(next);
    }

    /** Whether a missing thing was confirmed by a second, more patient try. */
    boolean isConfirmed() {
        return confirmed;
    }

    void confirm() {
        confirmed = true;
    }

    /** Takes in a case that is broken; while a simpler one is sought, it is the simplest so far. */
    void falsified(Case next) {
        broken = next;
    }

    /** Remembers a case until it is known whether its plans show the failure again; the first stands in for all. */
    void seen(Case once) {
        if (seenFirst == null) {
            seenFirst = once;
        }
    }

    /**
     * Counts a case that is passed over since its plans did not show the failure again: a later try may have one that is
     * shown every time, and whose token is of more use. False after many.
     */
    boolean mayPassOver() {
        return passedOver++ < PASSED_OVER;
    }

    /** Remembers a try in which nothing worked, whosever fault that is; the first one says it all. */
    void suspected(Finding finding) {
        if (suspicion == null && finding.kind() == Finding.Kind.FORBIDDEN_SEEN) {
            suspicion = finding;
        }
    }

    /** What was seen in a try in which nothing worked. */
    Optional<Finding> suspicion() {
        return Optional.ofNullable(suspicion);
    }

    /** The last case that was taken in; the first that was seen where none was. */
    @Nullable
    Case broken() {
        return broken == null ? seenFirst : broken;
    }

    /** The finding of the last case that was broken, where nobody seeks a simpler one any more. */
    @Nullable
    Finding onlyOne(boolean minimal) {
        Case last = broken();
        return last == null ? null : last.finding().replayedBy(last.finding().token(), minimal);
    }
}
