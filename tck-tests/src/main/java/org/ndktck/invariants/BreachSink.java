package org.ndktck.invariants;

import org.ndktck.catalog.RequirementId;
import org.ndktck.report.model.Finding;

/** Takes breaches as they are seen, on any thread. */
@FunctionalInterface
public interface BreachSink {

    /**
     * Takes a breach.
     *
     * @param id what was broken
     * @param kind what sort of proof
     * @param subject the call, event or object it is about
     * @param expected what the document permits
     * @param observed what was seen
     */
    void breach(RequirementId id, Finding.Kind kind, BreachSubject subject, String expected, String observed);
}
