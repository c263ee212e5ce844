package org.ndktck.report.model;

/** The closed set of verdicts on a requirement. */
public enum Verdict {
    /** Exercised, kept, every demanded partition hit. */
    CONFORMS,
    /** Kept, with a tolerated oddity worth reading. */
    NOTED,
    /** A forbidden thing was seen, or a required thing did not come, twice. */
    VIOLATES,
    /** A required thing did not come once, and came on replay. */
    FLAKY,
    /** Tried, but nothing could be judged. */
    INCONCLUSIVE,
    /** Optional by the documents and declared absent. */
    NOT_SUPPORTED,
    /** Not tried in this run. */
    NOT_JUDGED,
    /** Binds the consumer, or only permits something or defines a word. */
    NOT_APPLICABLE,
    /** Violated, under a waiver. */
    WAIVED,
    /** No black-box test can decide it. */
    UNTESTABLE,
    /** The kit or the vendor's adapter code is at fault, not the provider. */
    BROKEN
}
