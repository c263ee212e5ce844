package org.ndktck.verify;

import org.ndktck.gate.Call;
import org.ndktck.report.model.Finding;

/** The requirement that the running property judges is broken. */
public final class RequirementBroken extends AssertionError {

    private static final long serialVersionUID = 1L;

    private final transient Call judged;
    private final Finding.Kind kind;
    private final String expected;
    private final String observed;

    /**
     * Makes the error.
     *
     * @param judged the call it is about
     * @param kind what sort of proof it is
     * @param expected what the document permits
     * @param observed what was seen
     */
    public RequirementBroken(Call judged, Finding.Kind kind, String expected, String observed) {
        super("expected: " + expected + "; observed: " + observed);
        this.judged = judged;
        this.kind = kind;
        this.expected = expected;
        this.observed = observed;
    }

    /** The call it is about. */
    public Call judged() {
        return judged;
    }

    /** What sort of proof it is. */
    public Finding.Kind kind() {
        return kind;
    }

    /** What the document permits. */
    public String expected() {
        return expected;
    }

    /** What was seen. */
    public String observed() {
        return observed;
    }
}
