package org.ndktck.judging;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import net.jqwik.api.lifecycle.TryExecutionResult;
import net.jqwik.api.lifecycle.TryExecutor;
import org.jspecify.annotations.Nullable;
import org.ndktck.bench.Bench;
import org.ndktck.catalog.RequirementId;
import org.ndktck.report.model.Finding;

/** The property that runs now: how it was falsified, and how far the search for a minimal case is. */
final class PropertyRun {

    /** Tries that jqwik may spend on shrinking; what is simpler than what it comes to is looked for by {@link Descent}. */
    private static final int SHRINKING_BUDGET = 400;

    private static final int KEPT_FINDINGS = 64;

    private final RequirementId id;
    private @Nullable TryExecutor executor;
    private List<Object> parameters = List.of();
    private final Map<String, Case> falsified = new LinkedHashMap<>() {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Case> eldest) {
            return size() > KEPT_FINDINGS;
        }
    };
    private int shrinkingTries;
    private boolean confirmed;

    /**
     * Plans that broke the requirement.
     *
     * @param plans as the property takes them
     * @param finding what was seen
     */
    record Case(List<Object> plans, Finding finding) {

        Case {
            plans = List.copyOf(plans);
        }
    }

    PropertyRun(RequirementId id) {
        this.id = id;
    }

    RequirementId id() {
        return id;
    }

    /** Whether tries now search for a simpler case, and count no longer as evidence. */
    boolean isShrinking() {
        return !falsified.isEmpty();
    }

    /** Counts a shrinking try; false when the budget is spent. */
    boolean mayShrinkOn() {
        return shrinkingTries++ < SHRINKING_BUDGET;
    }

    /** Remembers how tries are run, for those that nobody draws. */
    void begins(TryExecutor tries, List<Object> drawn) {
        executor = tries;
        parameters = List.copyOf(drawn);
    }

    /** Runs the property once more, with plans that nobody drew. */
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

    void falsified(String plan, Case broken) {
        falsified.remove(plan);
        falsified.put(plan, broken);
    }

    /** The case of the plan that the search ended with, or the last one found. */
    @Nullable
    Case simplest(String plan) {
        Case simplest = falsified.get(plan);
        return simplest == null ? last() : simplest;
    }

    /** The finding of the one plan that was falsified, where nobody sought a simpler one. */
    @Nullable
    Finding onlyOne(boolean minimal) {
        Case only = last();
        return only == null ? null : only.finding().replayedBy(only.finding().token(), minimal);
    }

    private @Nullable Case last() {
        Case last = null;
        for (Case each : falsified.values()) {
            last = each;
        }
        return last;
    }
}
