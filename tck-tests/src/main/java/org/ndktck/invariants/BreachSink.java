package org.ndktck.invariants;

import org.jspecify.annotations.Nullable;
import org.ndktck.catalog.RequirementId;
import org.ndktck.gate.Call;
import org.ndktck.report.model.Finding;

/** Takes breaches as they are seen, on any thread. */
@FunctionalInterface
public interface BreachSink {

    /**
     * Takes a breach.
     *
     * @param id what was broken
     * @param kind what sort of proof
     * @param call the call it is about, {@code null} for an event or an object
     * @param expected what the document permits
     * @param observed what was seen
     */
    void breach(RequirementId id, Finding.Kind kind, @Nullable Call call, String expected, String observed);
}
