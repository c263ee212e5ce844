package org.ndktck.judging;

import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.ndktck.catalog.RequirementId;
import org.ndktck.report.model.Finding;

/** The property that runs now: how it was falsified, and how far the search for a minimal case is. */
final class PropertyRun {

    /** Tries spent on shrinking; beyond it the case is called not minimal. */
    private static final int SHRINKING_BUDGET = 400;

    private static final int KEPT_FINDINGS = 64;

    private final RequirementId id;
    private final Map<String, Finding> falsified = new LinkedHashMap<>() {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Finding> eldest) {
            return size() > KEPT_FINDINGS;
        }
    };
    private int shrinkingTries;
    private boolean confirmed;

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

    boolean wasCutShort() {
        return shrinkingTries > SHRINKING_BUDGET;
    }

    /** Whether a missing thing was confirmed by a second, more patient try. */
    boolean isConfirmed() {
        return confirmed;
    }

    void confirm() {
        confirmed = true;
    }

    void falsified(String plan, Finding finding) {
        falsified.remove(plan);
        falsified.put(plan, finding);
    }

    /** The finding of the minimal plan, or the last one found. */
    @Nullable
    Finding minimal(String plan) {
        Finding finding = falsified.get(plan);
        if (finding != null) {
            return finding.replayedBy(finding.token(), !wasCutShort());
        }
        return last();
    }

    /** The finding of the one plan that was falsified, where nobody sought a simpler one. */
    @Nullable
    Finding onlyOne(boolean minimal) {
        Finding only = last();
        return only == null ? null : only.replayedBy(only.token(), minimal);
    }

    private @Nullable Finding last() {
        Finding last = null;
        for (Finding each : falsified.values()) {
            last = each;
        }
        return last;
    }
}
