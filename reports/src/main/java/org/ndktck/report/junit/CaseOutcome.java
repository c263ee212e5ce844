package org.ndktck.report.junit;

import org.ndktck.report.model.Verdict;

/** What a build server can make of a verdict. */
enum CaseOutcome {
    PASSED("", ""),
    FAILED("failure", "failures"),
    /** Neither good nor bad, but nothing that a gate may overlook. */
    ERRED("error", "errors"),
    SKIPPED("skipped", "skipped");

    private final String element;
    private final String counter;

    CaseOutcome(String element, String counter) {
        this.element = element;
        this.counter = counter;
    }

    static CaseOutcome of(Verdict verdict) {
        return switch (verdict) {
            case CONFORMS, NOTED -> PASSED;
            case VIOLATES -> FAILED;
            case BROKEN, INCONCLUSIVE, FLAKY -> ERRED;
            case NOT_JUDGED, NOT_SUPPORTED, NOT_APPLICABLE, UNTESTABLE, WAIVED -> SKIPPED;
        };
    }

    String element() {
        return element;
    }

    String counter() {
        return counter;
    }
}
