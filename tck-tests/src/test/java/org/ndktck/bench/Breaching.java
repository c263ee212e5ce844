package org.ndktck.bench;

import org.ndktck.catalog.RequirementId;
import org.ndktck.gate.Call;
import org.ndktck.invariants.BreachSubject;
import org.ndktck.report.model.Finding;

/** Breaches in passing, for samples. */
public final class Breaching {

    private Breaching() {}

    /** Records that a requirement which is not judged demands something that did not come. */
    public static void missing(Bench bench, RequirementId id, Call call) {
        bench.breach(id, Finding.Kind.REQUIRED_MISSING, BreachSubject.of(call), "a thing", "no thing came");
    }
}
