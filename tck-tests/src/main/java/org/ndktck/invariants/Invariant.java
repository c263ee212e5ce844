package org.ndktck.invariants;

import java.util.Collection;
import java.util.List;
import org.ndktck.api.NdkObject;
import org.ndktck.catalog.RequirementId;
import org.ndktck.gate.AsyncCall;
import org.ndktck.gate.Call;
import org.ndktck.gate.CallObserver;
import org.ndktck.gate.CallOrCallback;
import org.ndktck.gate.CompletionCallback;
import org.ndktck.gate.EventCallback;
import org.ndktck.report.model.Finding;

/** The standing invariants of one topic; what a topic does not watch does nothing. */
abstract class Invariant implements CallObserver {

    private final BreachSink sink;

    Invariant(BreachSink sink) {
        this.sink = sink;
    }

    @Override
    public void seen(NdkObject<?> object, String how) {}

    @Override
    public void closing(NdkObject<?> object) {}

    @Override
    public void returned(Call call) {}

    @Override
    public void completed(AsyncCall call, CompletionCallback callback) {}

    @Override
    public void event(EventCallback event) {}

    /** Judges a call of a try that is over: nothing can come any more. */
    void over(AsyncCall call) {}

    void forbidden(RequirementId id, CallOrCallback seen, String expected, String observed) {
        forbidden(List.of(id), seen, expected, observed);
    }

    void forbidden(Collection<RequirementId> ids, CallOrCallback seen, String expected, String observed) {
        forbidden(ids, BreachSubject.of(seen), expected, observed);
    }

    /** A breach that the state of an object shows, whichever call brought it about. */
    void forbiddenOf(String object, RequirementId id, String expected, String observed) {
        forbidden(List.of(id), BreachSubject.object(object), expected, observed);
    }

    private void forbidden(Collection<RequirementId> ids, BreachSubject subject, String expected, String observed) {
        ids.forEach(id -> sink.breach(id, Finding.Kind.FORBIDDEN_SEEN, subject, expected, observed));
    }

    void missing(Collection<RequirementId> ids, CallOrCallback call, String expected, String observed) {
        ids.forEach(id -> sink.breach(id, Finding.Kind.REQUIRED_MISSING, BreachSubject.of(call), expected, observed));
    }
}
