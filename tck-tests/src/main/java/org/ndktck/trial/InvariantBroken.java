package org.ndktck.trial;

import org.ndktck.report.model.Finding;

/** The standing invariant that the running property judges was breached in this try. */
public final class InvariantBroken extends AssertionError {

    private static final long serialVersionUID = 1L;

    private final transient Finding finding;

    InvariantBroken(Finding finding) {
        super("expected: " + finding.expected() + "; observed: " + finding.observed());
        this.finding = finding;
    }

    /** What was seen. */
    public Finding finding() {
        return finding;
    }
}
